// Karma, for the browser.
import type { FrontEnd } from "../../lib/board";
import Picture from "./Picture.svelte";
import { places, recalls } from "./standing";

export default {
  slugs: ["karma"],
  Board: () => import("./Board.svelte"),
  Picture,
  places,
  hasScores: false,
  Scores: () => import("./Scores.svelte"),
  recalls,
} satisfies FrontEnd;
