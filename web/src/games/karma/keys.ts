// What the keys do at a table of Karma.
import { t } from "../../lib/words.svelte";
import type { MatchUpdate } from "../../types";

export function keys({ hints }: MatchUpdate): (readonly [keys: string, does: string])[] {
  return [
    ["1 … 6 Enter", t("karma.keys.choose")],
    [".", t("karma.keys.suggested")],
    ["1 … 0", t("karma.keys.low")],
    ["Q W E R T Y", t("karma.keys.high")],
    ["A S D F", t("karma.keys.karma")],
    ["Enter", t("karma.keys.play")],
    ["Z X C", t("karma.keys.turn")],
    ["P", t("karma.keys.pick-up")],
    ["1 … 0 Q W", t("karma.keys.give")],
    ...(hints ? [["H", t("web.hint")] as const] : []),
    ["Esc", t("karma.keys.nothing")],
  ];
}
