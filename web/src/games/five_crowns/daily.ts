// The daily puzzle of Five Crowns, for the browser.
import { daily } from "../../lib/puzzle/daily";
import Picture from "./Picture.svelte";

export default daily("five-crowns-daily", () => import("./Daily.svelte"), Picture);
