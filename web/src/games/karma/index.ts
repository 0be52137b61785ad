// Karma, for the browser.
import type { FrontEnd } from "../../lib/board";
import Aftermath from "./Aftermath.svelte";
import Picture from "./Picture.svelte";
import { say } from "./cards";

export default {
  slugs: ["karma"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath,
  say,
} satisfies FrontEnd;
