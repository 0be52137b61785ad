// A sheet to take along: as a table for spreadsheets, and as a picture.
import type { Scoring } from "../../types";
import { say, t } from "../../lib/words.svelte";
import { roundOf, type Standing } from "./standing";

/** A name that no spreadsheet takes for a formula. */
const plain = (name: string): string => (/^[=+\-@]/.test(name) ? `'${name}` : name);
const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The sheet as CSV: a row for each round, and the totals. */
export function csvOf({ players, rows, totals }: Standing): string {
  const lines = [
    [t("scores.round"), ...players.map(({ name }) => plain(name))],
    ...rows.map((row, index) => [String(index + 1), ...row.map((points) => String(points ?? ""))]),
    [t("scores.total"), ...totals.map(String)],
  ];
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

export function save(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const [CELL, ROW, HEAD, EDGE, SIZE] = [104, 40, 92, 28, 20];

/** The sheet as a picture, on paper in the colours of the page. */
export async function pictureOf(title: string, scoring: Scoring, standing: Standing): Promise<Blob> {
  const { players, rows, totals, leaders } = standing;
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const [wide, high] = [2 * EDGE + CELL * 0.6 + CELL * players.length, 2 * EDGE + HEAD + ROW * (rows.length + 1.5)];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide * 2, high * 2];
  const pen = canvas.getContext("2d")!;
  pen.scale(2, 2);
  pen.fillStyle = colour("paper");
  pen.fillRect(0, 0, wide, high);
  pen.textBaseline = "middle";

  const write = (text: string, x: number, y: number, look: { font?: string; ink?: string; align?: CanvasTextAlign; most?: number } = {}) => {
    pen.font = look.font ?? `500 ${SIZE}px Figtree, sans-serif`;
    pen.fillStyle = colour(look.ink ?? "ink");
    pen.textAlign = look.align ?? "center";
    let cut = text;
    while (pen.measureText(cut).width > (look.most ?? CELL - 8) && cut.length > 1) cut = `${[...cut.replace(/…$/, "")].slice(0, -1).join("")}…`;
    pen.fillText(cut, x, y);
  };
  const across = (place: number) => EDGE + CELL * 0.6 + CELL * (place + 0.5);
  const down = (line: number) => EDGE + HEAD + ROW * (line + 0.5);

  write(title, EDGE, EDGE + 16, { font: "600 28px Fraunces, serif", align: "left", most: wide - 2 * EDGE });
  players.forEach(({ name }, place) => write(name, across(place), EDGE + HEAD - 20, { font: `700 ${SIZE}px Figtree, sans-serif` }));
  rows.forEach((row, line) => {
    pen.fillStyle = colour("paper-line");
    pen.fillRect(EDGE, down(line) - ROW / 2, wide - 2 * EDGE, 1);
    const { short } = roundOf(scoring, line + 1);
    write(short ? say(short) : String(line + 1), EDGE + 20, down(line), { ink: "ink-soft", most: 48 });
    row.forEach((points, place) => write(points === null ? "" : String(points).replace("-", "−"), across(place), down(line)));
  });
  const last = down(rows.length + 0.25);
  for (const place of leaders) {
    pen.fillStyle = colour("brass-wash");
    pen.fillRect(across(place) - CELL / 2 + 4, last - ROW / 2, CELL - 8, ROW);
  }
  totals.forEach((total, place) => write(String(total).replace("-", "−"), across(place), last, { font: "700 24px Fraunces, serif" }));
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}
