// The front end of a game's daily puzzle: what all of them share.
import type { Component } from "svelte";
import type { FrontEnd } from "../board";
import { shareText, type Span } from "./share";

export const daily = (slug: string, Board: FrontEnd["Board"], Picture: Component<{ slug: string }>, span?: Span): FrontEnd => ({
  slugs: [slug],
  Board,
  Picture,
  Aftermath: () => import("./Aftermath.svelte"),
  share: (table, log, home) => shareText(table, log, home, span),
});
