// Links of the site: paths stand behind a question mark, everything else is as it was.
import { expect, test } from "vitest";
import { behindQuery } from "../links";

test.each([
  ['<a href="/rules/set#SET-01">x</a>', '<a href="?/rules/set#SET-01">x</a>'],
  ['<a class="button main" href="/" onclick={follow}>', '<a class="button main" href="?/" onclick={follow}>'],
  ["<a href={`/m/${match}`}>", "<a href={`?/m/${match}`}>"],
  ['<a href="#SET-01">x</a>', '<a href="#SET-01">x</a>'],
  ['<a href="/api/mine/records" download>', '<a href="/api/mine/records" download>'],
  ['<a href="https://example.org/">', '<a href="https://example.org/">'],
  ['<link rel="icon" href="/favicon.svg">', '<link rel="icon" href="/favicon.svg">'],
])("%s", (written, built) => {
  expect(behindQuery(written)).toBe(built);
});
