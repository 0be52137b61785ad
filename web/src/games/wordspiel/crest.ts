// Letters wind out of a spiral into a word that all languages know.
import type { Crest } from "../../lib/crest";
import Piece from "./Letter.svelte";

export default { Piece, pieces: [..."BRAVO"], way: "spiral" } satisfies Crest;
