// Karma, for the browser.
import type { FrontEnd } from "../../lib/board";
import Aftermath from "./Aftermath.svelte";
import Picture from "./Picture.svelte";
import Scores from "./Scores.svelte";
import { heading, recalls } from "./standing";

export default {
  slugs: ["karma"],
  Board: () => import("./Board.svelte"),
  Picture,
  heading,
  hasScores: false,
  Aftermath,
  Scores,
  Held: () => import("./Held.svelte"),
  recalls,
} satisfies FrontEnd;
