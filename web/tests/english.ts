// Before every file of tests: an empty page, and English with the words of all games.
import { files } from "virtual:words";
import { need, read } from "../src/lib/words.svelte";

document.body.replaceChildren();
localStorage.clear();
await need(...Object.keys(files).map((name) => name.split("/")[0]!));
await read("en");
