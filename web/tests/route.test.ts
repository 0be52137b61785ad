// Paths and pages.
import { expect, test } from "vitest";
import { placeOf } from "../src/lib/route.svelte";

test.each([
  ["/", "front", "", ""],
  ["/r/ABCDE", "room", "ABCDE", "ABCDE"],
  ["/r/ABCDE/", "room", "ABCDE", "ABCDE"],
  ["/h/ABCDE/XYZ", "arrival", "ABCDE", "XYZ"],
  ["/h/XYZ", "lost", "", ""],
  ["/h/A/B/C", "lost", "", ""],
  ["/r/", "lost", "", ""],
  ["/elsewhere", "lost", "", ""],
  ["/r/A/B", "lost", "", ""],
])("%s is %s", (path, page, room, code) => {
  expect(placeOf(path)).toEqual({ page, room, code });
});
