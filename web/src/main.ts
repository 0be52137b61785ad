// The first thing that runs: settings before anything is drawn, then the page.
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettingsApplied } from "./lib/settings.svelte";

keepSettingsApplied();
mount(App, { target: document.getElementById("app")! });
