// SET CUBED for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";

export default {
  slugs: ["set-cubed"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: () => import("./Scores.svelte"),
  Scores: () => import("./Scores.svelte"),
} satisfies FrontEnd;
