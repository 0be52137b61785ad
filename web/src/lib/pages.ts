// The pages around the matches: each is a folder in `pages` with its words, loaded on the first visit.
import type { Component } from "svelte";
import { transport } from "#transport";
import { need } from "./words.svelte";

/** What every page is given: what its path says after its first word. */
export interface PageProps {
  parts: string[];
}

interface Module {
  default: Component<PageProps>;
}
/** What is about other people, other devices or a server; a site without one leaves it out. */
const SHARED = new Set(["arrival", "club", "leaders", "operator", "profile", "tournament"]);
const found =
  import.meta.env.MODE === "site"
    ? import.meta.glob<Module>(["../pages/*/Page.svelte", "!../pages/{club,leaders,operator,profile,tournament}/*"])
    : import.meta.glob<Module>("../pages/*/Page.svelte");
const pathOf = (name: string): string => `../pages/${name}/Page.svelte`;

/** Whether a page makes no sense here, because nobody else plays on this device. */
export const needsServer = (name: string): boolean => !transport.isShared && SHARED.has(name);

export const hasPage = (name: string): boolean => pathOf(name) in found;

/** A page with its words; nothing where there is none. */
export async function loadPage(name: string): Promise<Component<PageProps> | undefined> {
  const [page] = await Promise.all([found[pathOf(name)]?.(), hasPage(name) ? need(name) : undefined]);
  return page?.default;
}

/** A room, with all that stands around a table. */
export const loadRoom = () => import("../room/Room.svelte");
