// SET CUBED for the browser.
import type { FrontEnd } from "../../lib/board";
import Aftermath from "./Aftermath.svelte";
import Picture from "./Picture.svelte";

export default {
  slugs: ["set-cubed"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath,
} satisfies FrontEnd;
