// The daily puzzle of Karma, for the browser.
import { daily } from "../../lib/puzzle/daily";
import Picture from "./Picture.svelte";

export default { ...daily("karma-daily", () => import("./Daily.svelte"), Picture), best: "karma.daily-fewest" };
