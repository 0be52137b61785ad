// Five Crowns and its solitaire, for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";
import { shareText } from "./solitaire";

export default {
  slugs: ["five-crowns", "five-crowns-solitaire"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: () => import("./Aftermath.svelte"),
  Scores: () => import("./Scores.svelte"),
  share: (table, _, home) => (table.game === "five-crowns" ? null : shareText(table, home)),
} satisfies FrontEnd;
