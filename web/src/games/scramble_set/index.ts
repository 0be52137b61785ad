// SCRAMBLE SET for the browser.
import { clock } from "../../lib/clock";
import type { FrontEnd } from "../../lib/board";
import { t } from "../../lib/words.svelte";
import type { ScrambleSetView } from "../../types";
import Picture from "./Picture.svelte";
import { sum } from "./rounds";

export default {
  slugs: ["scramble-set"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath: () => import("./Aftermath.svelte"),
  Scores: () => import("./Scores.svelte"),
  share: (table, _, home) => {
    if (table.names.length > 1) return null;
    const { history, scores } = table.view as ScrambleSetView;
    const [sets, best, ms] = [scores[0] ?? 0, sum(history, "best"), sum(history, "ms")];
    return `${t("scramble_set.share", { sets, best, time: clock(ms) })}\n${home}`;
  },
} satisfies FrontEnd;
