// The daily puzzle of SCRAMBLE SET, for the browser.
import { daily } from "../../lib/puzzle/daily";
import Picture from "./Picture.svelte";

export default daily("scramble-set-daily", () => import("./Daily.svelte"), Picture);
