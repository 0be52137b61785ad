// The daily puzzle of WordSpiel, for the browser.
import { daily } from "../../lib/puzzle/daily";
import Picture from "./Picture.svelte";

export default daily("wordspiel-daily", () => import("./Daily.svelte"), Picture);
