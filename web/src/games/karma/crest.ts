// What goes around comes around: a ring of cards turns once.
import type { Crest } from "../../lib/crest";
import Piece from "./Crest.svelte";

export default { Piece, pieces: ["ring"], way: "ring" } satisfies Crest;
