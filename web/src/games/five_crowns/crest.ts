// Five crowns, one for each suit, open like a fan.
import type { Crest } from "../../lib/crest";
import Piece from "./Crest.svelte";

export default { Piece, pieces: ["ink", "red", "brass", "green", "purple"], way: "fan" } satisfies Crest;
