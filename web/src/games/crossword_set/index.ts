// CROSSWORD SET for the browser.
import { clock } from "../../lib/clock";
import type { FrontEnd } from "../../lib/board";
import { sayFaces } from "../../lib/dice/faces";
import type { CrosswordSetView } from "../../types";
import Aftermath from "./Aftermath.svelte";
import Picture from "./Picture.svelte";
import { counted } from "./table";

export default {
  slugs: ["crossword-set"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath,
  say: sayFaces,
  share: (table, _, home) => {
    if (table.names.length > 1) return null;
    const { results } = table.view as CrosswordSetView;
    const rows = results.map(({ reason, extra, unused, length }) => {
      const taken = extra[0] ? ` +${extra[0]}` : "";
      const left = counted(unused[0] ?? 0, "die", "dice");
      return reason === "completed" ? `✓${taken} ${clock(length)}` : `✗${taken} ${left} left`;
    });
    return `CROSSWORD SET alone\n${rows.join("\n")}\n${home}`;
  },
} satisfies FrontEnd;
