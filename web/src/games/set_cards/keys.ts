// The keys of SET, each with what it does.
import { t } from "../../lib/words.svelte";
import type { Shortcut } from "../../table/shortcuts.svelte";
import type { MatchUpdate } from "../../types";

export const keys = ({ game, hints }: MatchUpdate): Shortcut[] => [
  ...(game === "set" ? [[t("web.key.space"), t("web.keys.call")] as const] : []),
  ["q a z w s x …", t("set_cards.keys.pick")],
  [t("web.key.arrows"), t("web.keys.go")],
  [t("web.key.enter"), t("web.keys.pick")],
  [t("web.key.escape"), t("web.keys.none")],
  ...(game === "set" ? [[".", t("set_cards.keys.no-set")] as const] : []),
  ...(game === "set-solitaire" ? [[".", t("set_cards.keys.more")] as const] : []),
  ...(game === "set-daily" ? [[".", t("pieces.daily-about.done")] as const] : []),
  ...(hints ? [["/", t("web.hint")] as const] : []),
];
