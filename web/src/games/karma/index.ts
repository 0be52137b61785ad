// Karma, for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";
import { heading, recalls } from "./standing";

export default {
  slugs: ["karma"],
  Board: () => import("./Board.svelte"),
  Picture,
  heading,
  hasScores: false,
  Aftermath: () => import("./Aftermath.svelte"),
  Scores: () => import("./Scores.svelte"),
  Held: () => import("./Held.svelte"),
  recalls,
} satisfies FrontEnd;
