// The daily puzzle of SET CUBED, for the browser.
import { daily } from "../../lib/puzzle/daily";
import Picture from "./Picture.svelte";

export default daily("set-cubed-daily", () => import("./Daily.svelte"), Picture);
