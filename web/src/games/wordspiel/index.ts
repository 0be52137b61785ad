// WordSpiel and its solitaire, for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";
import { shareText } from "./share";

export default {
  slugs: ["wordspiel", "wordspiel-solitaire"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: () => import("./Aftermath.svelte"),
  Scores: () => import("./Scores.svelte"),
  share: (table, log, home) => (table.game === "wordspiel" ? null : shareText(table, log, home)),
} satisfies FrontEnd;
