// What the keys do at a table of Five Crowns, and alone.
import { t } from "../../lib/words.svelte";
import type { MatchUpdate } from "../../types";

type Keys = (readonly [keys: string, does: string])[];
const hint = ({ hints }: MatchUpdate): Keys => (hints ? [["H", t("web.hint")]] : []);

export function keys(table: MatchUpdate): Keys {
  return [
    ["D", t("five_crowns.keys.draw")],
    ["T", t("five_crowns.keys.take")],
    ["1 … 0 Q W E R", t("five_crowns.keys.choose")],
    ["Enter", t("five_crowns.keys.discard")],
    ["G", t("five_crowns.keys.out")],
    ["A S F", t("five_crowns.keys.hold")],
    ["← →", t("five_crowns.keys.walk")],
    ["Shift ← →", t("five_crowns.keys.move")],
    ["C", t("five_crowns.keys.scores")],
    ...hint(table),
    ["Esc", t("five_crowns.keys.nothing")],
  ];
}

export function keysAlone(table: MatchUpdate): Keys {
  return [
    ["3 … 9 0 J Q K", t("five_crowns.keys.pile")],
    ["1 … 0 Q W E R", t("five_crowns.keys.choose")],
    ["Enter", t("five_crowns.keys.discard")],
    ...hint(table),
    ["Esc", t("five_crowns.keys.back")],
  ];
}
