// The pages around the matches: each is a folder in `pages` with its words, loaded on the first visit.
import type { Component } from "svelte";
import { need } from "./words.svelte";

/** What every page is given: what its path says after its first word. */
export interface PageProps {
  parts: string[];
}

const found = import.meta.glob<{ default: Component<PageProps> }>("../pages/*/Page.svelte");
const pathOf = (name: string): string => `../pages/${name}/Page.svelte`;

export const hasPage = (name: string): boolean => pathOf(name) in found;

/** A page with its words; nothing where there is none. */
export async function loadPage(name: string): Promise<Component<PageProps> | undefined> {
  const [page] = await Promise.all([found[pathOf(name)]?.(), hasPage(name) ? need(name) : undefined]);
  return page?.default;
}

/** A room, with all that stands around a table. */
export const loadRoom = () => import("../room/Room.svelte");
