// Three dice that are a SET tumble into a row.
import type { Crest } from "../../lib/crest";
import Piece from "../../lib/dice/Crest.svelte";

export default { Piece, pieces: ["2rd", "2gd", "2pd"], way: "tumble" } satisfies Crest;
