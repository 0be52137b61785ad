// The daily puzzle of WordSpiel, for the browser.
import { daily } from "../../lib/puzzle/daily";
import type { WordspielSpelled } from "../../types";
import Picture from "./Picture.svelte";

/** A square for each card of a word. */
const span = ([word]: readonly unknown[]): number => (word as WordspielSpelled).cards.length;

export default daily("wordspiel-daily", () => import("./Daily.svelte"), Picture, span);
