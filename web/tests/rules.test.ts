// The rules as pages: clauses that can be linked to, what is found in them, and pictures drawn from positions.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { bookOf, nameOf, reasonsOf } from "../rulebook";
import { fieldsOf, stillOf } from "../src/pages/rules/drawing";
import { find, folded, passagesIn } from "../src/pages/rules/search";
import { folderOf } from "../src/lib/board";

const GAMES = join(import.meta.dirname, "../../src/fivefold/games");
const DICE = readFileSync(join(import.meta.dirname, "../../docs/dice.md"), "utf-8");
const folders = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "RULES.md")));
const text = (folder: string, language = "") => readFileSync(join(GAMES, folder, `RULES${language}.md`), "utf-8");

const PAGE = `# High Card

For two.

## In one minute

1. Lay the highest card.

## The rules

- **HC-01** There is a *pile* (HC-02), see [the dice](../../docs/dice.md), DICE-03 and SET-07.

  \`\`\`position high-card
  seats 2; pile 7 7
  \`\`\`
  *Two sevens.*
- **HC-02** Nothing else, \`HC-01\`.

## Refusals

| code | when | clauses |
|---|---|---|
| \`late\`, \`early\` | whenever | HC-01, HC-02 |

## What is told

| message | clauses |
|---|---|
| \`laid.late\` | HC-02 |
`;

test("a page has its sections, a place for every clause, and links to them", () => {
  const book = bookOf(PAGE, [{ id: "dice", text: DICE }], { SET: "set" });
  expect(book.title).toBe("High Card");
  expect(book.sections.map(({ title }) => title)).toEqual(["In one minute", "The rules", "The dice of SET Dice"]);
  const { html } = book.sections[1]!;
  expect(html).toContain('<li class="clause" id="HC-01" tabindex="-1">');
  expect(html).toContain('(<a href="#HC-02">HC-02</a>)');
  expect(html).toContain('<a href="#dice">the dice</a>, <a href="#DICE-03">DICE-03</a>');
  expect(html).toContain('<a href="/rules/set#SET-07" target="_blank">SET-07</a>');
  expect(html).toContain("<code>HC-01</code>");
  expect(html).toContain('data-position="seats 2; pile 7 7"><figcaption>Two sevens.</figcaption></figure>');
  expect(book.sections[2]!.html).toContain('id="DICE-08"');
});

test("codes and messages have the clauses of their row", () => {
  expect(reasonsOf(PAGE)).toEqual({ late: ["HC-01", "HC-02"], early: ["HC-01", "HC-02"], "laid.late": ["HC-02"] });
});

test.each(folders)("in %s every link within the page leads somewhere, in every language", (folder) => {
  for (const language of ["", ".de", ".fr", ".es"]) {
    const page = text(folder, language);
    const links = [...page.matchAll(/\]\((\.\.\/[^)]+\.md)\)/g)].map(([, link]) => resolve(join(GAMES, folder), link!));
    const shared = [...new Set(links)].map((file) => ({ id: nameOf(file), text: readFileSync(file, "utf-8") }));
    const book = bookOf(page, shared, { SET: "set" });
    const all = book.intro + book.sections.map(({ id, html }) => `<section id="${id}">${html}</section>`).join("");
    const ids = new Set([...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of all.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
    expect(all).not.toMatch(/href="[^"#]*\.md/);
  }
});

test.each(folders)("%s draws the positions in its rules", async (folder) => {
  const positions = [...text(folder).matchAll(/```position (\S+)\n\s*(.*)\n/g)];
  expect(positions.length).toBeGreaterThan(1);
  for (const [, slug, position] of positions) {
    const still = await stillOf(folderOf(slug!));
    const fields = fieldsOf(position!);
    const rows = still!.rows(fields);
    const pieces = rows.flatMap((row) => row.pieces);
    expect(pieces.length).toBeGreaterThan(0);
    for (const { piece } of pieces) expect(Object.values(still!.pieces.props(piece, still!.look?.(fields) ?? {})).join("")).not.toBe("");
    for (const row of rows) if (row.isGrid) for (const { square } of row.pieces) expect(square).toMatch(/^[a-u]\d+$/);
  }
});

test("words are found whatever their case and accents, and shown where they stand", () => {
  const page = document.createElement("div");
  page.innerHTML = `<section id="part-1"><h2>Kurz</h2><ol><li>Nimm den Stapel.</li></ol></section>
    <section id="part-2"><h2>Ein Zug</h2><ul><li class="clause" id="KA-04"><a class="number">KA-04</a> Wer an der Reihe ist, spielt eine Zahl,
    die nicht niedriger ist als die oberste Karte, oder nimmt den ganzen STAPEL auf die Hand; das Verdeckte zählt nicht.</li></ul></section>`;
  const passages = passagesIn(page);
  expect(passages.map(({ id, name }) => [id, name])).toEqual([["part-1", "Kurz"], ["KA-04", "KA-04"]]);
  const [first, second] = find(passages, "stapel");
  expect(first!.passage.id).toBe("part-1");
  expect(second!.parts[1]).toBe("STAPEL");
  expect(second!.parts[0].startsWith("…")).toBe(true);
  expect(find(passages, "zahlt nicht")[0]!.parts).toEqual([expect.stringContaining("das Verdeckte "), "zählt nicht", "."]);
  expect(find(passages, "ka-04").map(({ passage }) => passage.id)).toEqual(["KA-04"]);
  expect(find(passages, "stapel kurz").map(({ passage }) => passage.id)).toEqual(["part-1"]);
  expect(find(passages, "nirgends")).toEqual([]);
  expect(find(passages, "  ")).toEqual([]);
});

test("folding keeps every letter in its place", () => {
  expect(folded("Élan Größe")).toBe("elan große");
});
