// The daily puzzle of CROSSWORD SET, for the browser.
import { daily } from "../../lib/puzzle/daily";
import Picture from "./Picture.svelte";

export default daily("crossword-set-daily", () => import("./Daily.svelte"), Picture);
