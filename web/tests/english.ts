// Before every test: English is read, with the words of all games.
import { files } from "virtual:words";
import { need, read } from "../src/lib/words.svelte";

await need(...Object.keys(files).map((name) => name.split("/")[0]!));
await read("en");
