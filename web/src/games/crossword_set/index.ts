// CROSSWORD SET for the browser.
import { clock } from "../../lib/clock";
import type { FrontEnd } from "../../lib/board";
import { t } from "../../lib/words.svelte";
import type { CrosswordSetView } from "../../types";
import Picture from "./Picture.svelte";

export default {
  slugs: ["crossword-set"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: () => import("./Aftermath.svelte"),
  Scores: () => import("./Scores.svelte"),
  share: (table, _, home) => {
    if (table.names.length > 1) return null;
    const { results } = table.view as CrosswordSetView;
    const rows = results.map(({ reason, extra, unused, length }) => {
      const taken = extra[0] ? ` +${extra[0]}` : "";
      const left = t("crossword_set.share.left", { dice: unused[0] ?? 0 });
      return reason === "completed" ? `✓${taken} ${clock(length)}` : `✗${taken} ${left}`;
    });
    return [t("crossword_set.share"), ...rows, home].join("\n");
  },
} satisfies FrontEnd;
