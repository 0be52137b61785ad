// The first thing that runs: words and settings before anything is drawn, then the page.
import "./fonts/fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettingsApplied, wantedLanguage } from "./lib/settings.svelte";
import { read } from "./lib/words.svelte";

await read(wantedLanguage());
keepSettingsApplied();
mount(App, { target: document.getElementById("app")! });
