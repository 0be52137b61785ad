// The safe palettes keep the three colours apart for the eyes they are made for, and readable on the card.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CSS = readFileSync("src/tokens.css", "utf-8");
// How colours look to eyes without one kind of cone (Machado, Oliveira and Fernandes 2009).
const EYES = {
  red: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  green: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  blue: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function palette(name: string): number[][] {
  const block = CSS.slice(CSS.indexOf(`data-palette="${name}"`));
  return ["red", "green", "purple"].map((colour) => linear(block.match(`--piece-${colour}: (#\\w{6})`)![1]!));
}

function linear(hex: string): number[] {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

function seen([r, g, b]: number[], eyes: number[]): number[] {
  return [0, 3, 6].map((row) => Math.min(1, Math.max(0, eyes[row]! * r! + eyes[row + 1]! * g! + eyes[row + 2]! * b!)));
}

function lab([r, g, b]: number[]): number[] {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.95047);
  const y = f(0.2126 * r! + 0.7152 * g! + 0.0722 * b!);
  const z = f((0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function nearest(colours: number[][], eyes: number[]): number {
  const [a, b, c] = colours.map((colour) => lab(seen(colour, eyes))) as [number[], number[], number[]];
  const far = (p: number[], q: number[]) => Math.hypot(...p.map((value, index) => value - q[index]!));
  return Math.min(far(a, b), far(a, c), far(b, c));
}

test.each([
  ["red-green", "red", 45],
  ["red-green", "green", 45],
  ["blue-yellow", "blue", 55],
] as const)("%s keeps its colours apart without %s cones", (name, eyes, least) => {
  expect(nearest(palette(name), EYES[eyes])).toBeGreaterThan(least);
});

test.each(["red-green", "blue-yellow", "contrast"])("%s is readable on the cards of day and night", (name) => {
  const light = ([r, g, b]: number[]) => 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
  for (const paper of ["#fffdf8", "#f3eee1"])
    for (const colour of palette(name)) expect(light(linear(paper)) / light(colour)).toBeGreaterThanOrEqual(2.95);
});
