// Every piece of every game as HTML for paper. The build runs this on its own and writes what it returns into the package.
import { render } from "svelte/server";
import Piece from "./lib/Piece.svelte";
import type { Pieces } from "./lib/pieces";
import { languages, need, read } from "./lib/words.svelte";
import tokens from "./tokens.css?raw";

export interface Sheets {
  /** The style of all drawings, once. */
  style: string;
  /** By folder. */
  games: Record<string, Printed>;
}

export interface Printed {
  /** In millimetres. */
  width: number;
  cell: number;
  legend: string;
  /** By language, then by notation, with a setting where that matters: `7H`, `7H wild=7`. Other languages have what differs from English. */
  pieces: Record<string, Record<string, string>>;
}

/** Stands in a drawing where an id needs something of its own on every page. */
export const ID = "UNIQUE";
const CELL = 7.5;
const found = import.meta.glob<{ default: Pieces }>("./games/*/pieces.ts", { eager: true });

function drawn(pieces: Pieces, piece: string, setting: Record<string, number>, styles: Set<string>): string {
  const { head, body } = render(Piece, { props: { pieces, piece, setting, isPrinted: true }, idPrefix: ID });
  for (const [style] of head.matchAll(/(?<=<style[^>]*>)[^<]*/g)) styles.add(style);
  return body.replace(/<!--.*?-->/gs, "").trim();
}

function all(game: Pieces, styles: Set<string>): Record<string, string> {
  const settings = Object.entries(game.paper.settings ?? {}).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  return Object.fromEntries(
    game.paper.pieces.flatMap((piece) => {
      const plain = drawn(game, piece, {}, styles);
      const others = settings.map(([name, value]) => [`${piece} ${name}=${value}`, drawn(game, piece, { [name]: value }, styles)] as const);
      return [[piece, plain] as const, ...others.filter(([, other]) => other !== plain)];
    }),
  );
}

async function draw(): Promise<Sheets> {
  const styles = new Set([tokens]);
  const games: Record<string, Printed> = {};
  const folders = Object.entries(found).map(([path, { default: game }]) => [path.split("/").at(-2)!, game] as const);
  await need(...folders.map(([folder]) => folder));
  for (const language of Object.keys(languages)) {
    await read(language);
    for (const [folder, game] of folders) {
      const { width, cell = CELL, legend = "" } = game.paper;
      const printed = (games[folder] ??= { width, cell, legend, pieces: {} });
      printed.pieces[language] = all(game, styles);
    }
  }
  for (const { pieces } of Object.values(games))
    for (const [language, own] of Object.entries(pieces))
      if (language !== "en")
        pieces[language] = Object.fromEntries(Object.entries(own).filter(([piece, drawing]) => drawing !== pieces.en![piece]));
  return { style: [...styles].join("\n"), games };
}

/** Ready when the module is: nothing more can be loaded after that. */
export const sheets = await draw();
