// Makes an app of the client, once the page stands; needs a secure context, which plain http on a network is not.
import { mount } from "svelte";
import Offer from "./Offer.svelte";
import { countVisit } from "./visits";
import { startWorker } from "./worker";

export function start(): void {
  countVisit();
  mount(Offer, { target: document.body });
  if ("serviceWorker" in navigator) void startWorker();
}
