// The keys of SCRAMBLE SET, each with what it does.
import { t } from "../../lib/words.svelte";
import type { Shortcut } from "../../table/shortcuts.svelte";
import type { MatchUpdate } from "../../types";

export const keys = ({ names, hints }: MatchUpdate): Shortcut[] => [
  ...(names.length > 1 ? [[t("web.key.space"), t("web.keys.call")] as const] : []),
  ["1 2 3 … q w e …", t("scramble_set.keys.pick")],
  [t("web.key.arrows"), t("web.keys.go")],
  [t("web.key.enter"), t("web.keys.pick")],
  [t("web.key.escape"), t("web.keys.none")],
  ...(hints ? [["/", t("web.hint")] as const] : []),
];
