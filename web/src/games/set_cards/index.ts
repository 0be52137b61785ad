// SET, its solitaire and its daily puzzle, for the browser.
import type { FrontEnd } from "../../lib/board";
import Aftermath from "./Aftermath.svelte";
import Picture from "./Picture.svelte";
import Scores from "./Scores.svelte";
import { shareText } from "./share";

export default {
  slugs: ["set", "set-solitaire", "set-daily"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath,
  Scores,
  share: (table, log, home) => (table.game === "set" ? null : shareText(table, log, home)),
} satisfies FrontEnd;
