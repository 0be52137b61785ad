// A SET opens like a fan.
import type { Crest } from "../../lib/crest";
import Piece from "./Crest.svelte";

export default { Piece, pieces: ["1rso", "2gtq", "3pod"], way: "fan" } satisfies Crest;
