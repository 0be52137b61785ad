// The first thing that runs: words and settings before anything is drawn, then the page.
import "./fonts/fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app/install.svelte"; // the browser offers it once, maybe soon
import { watchNetwork, whenIdle } from "./app/network.svelte";
import { keepSettingsApplied, wantedLanguage } from "./lib/settings.svelte";
import { read } from "./lib/words.svelte";

await read(wantedLanguage());
keepSettingsApplied();
mount(App, { target: document.getElementById("app")! });

// The rest of an app comes when the page stands.
watchNetwork();
const start = () => whenIdle(() => void import("./app/start").then((app) => app.start()));
if (isSecureContext && import.meta.env.PROD) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
