// The keys of CROSSWORD SET, each with what it does.
import { t } from "../../lib/words.svelte";
import type { Shortcut } from "../../table/shortcuts.svelte";
import type { MatchUpdate } from "../../types";

export const keys = ({ hints }: MatchUpdate): Shortcut[] => [
  ["1 … 0, q … p", t("crossword_set.keys.dice")],
  [t("web.key.arrows"), t("crossword_set.keys.move")],
  ["v", t("crossword_set.keys.turn")],
  [t("web.key.backspace"), t("crossword_set.keys.aside")],
  ["z", t("crossword_set.keys.back")],
  ["a", t("crossword_set.keys.all")],
  [t("web.key.escape"), t("crossword_set.keys.none")],
  ["f", t("crossword_set.keys.wild")],
  ["+", t("crossword_set.keys.take")],
  ["l", t("crossword_set.keys.look")],
  ["g", t("crossword_set.keys.give-up")],
  ...(hints ? [["h", t("web.hint")] as const] : []),
];
