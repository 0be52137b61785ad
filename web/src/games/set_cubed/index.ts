// SET CUBED for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";
import Scores from "./Scores.svelte";

export default {
  slugs: ["set-cubed"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: Scores,
  Scores,
} satisfies FrontEnd;
