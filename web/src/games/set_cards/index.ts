// SET, its solitaire and its daily puzzle, for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";
import { shareText } from "./share";

export default {
  slugs: ["set", "set-solitaire", "set-daily"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: () => import("./Aftermath.svelte"),
  Scores: () => import("./Scores.svelte"),
  share: (table, log, home) => (table.game === "set" ? null : shareText(table, log, home)),
} satisfies FrontEnd;
