// Paths and pages.
import { expect, test } from "vitest";
import { placeOf } from "../src/lib/route.svelte";

test.each([
  ["/", "front", ""],
  ["/r/ABCDE", "room", "ABCDE"],
  ["/r/ABCDE/", "room", "ABCDE"],
  ["/h/XYZ", "arrival", "XYZ"],
  ["/r/", "lost", ""],
  ["/elsewhere", "lost", ""],
  ["/r/A/B", "lost", ""],
])("%s is %s", (path, page, code) => {
  expect(placeOf(path)).toEqual({ page, code });
});
