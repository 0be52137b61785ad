// SCRAMBLE SET for the browser.
import { clock } from "../../lib/clock";
import type { FrontEnd } from "../../lib/board";
import { sayFaces } from "../../lib/dice/faces";
import type { ScrambleSetView } from "../../types";
import Aftermath from "./Aftermath.svelte";
import Picture from "./Picture.svelte";
import { sum } from "./rounds";

export default {
  slugs: ["scramble-set"],
  Board: () => import("./Board.svelte"),
  Picture,
  Aftermath,
  say: sayFaces,
  share: (table, _, home) => {
    if (table.names.length > 1) return null;
    const { history, players } = table.view as ScrambleSetView;
    const [found, best, ms] = [players[0]?.score, sum(history, "best"), sum(history, "ms")];
    return `SCRAMBLE SET alone: ${found} of ${best} SETs in ${clock(ms)}\n${home}`;
  },
} satisfies FrontEnd;
