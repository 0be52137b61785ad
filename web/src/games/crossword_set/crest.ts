// Three dice that are a SET tumble into a row.
import type { Crest } from "../../lib/crest";
import Piece from "../../lib/dice/Crest.svelte";

export default { Piece, pieces: ["1rq", "2gq", "3pq"], way: "tumble" } satisfies Crest;
