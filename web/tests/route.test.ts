// Paths and pages.
import { expect, test } from "vitest";
import { placeOf } from "../src/lib/route.svelte";

test.each([
  ["/", "front", []],
  ["/r/ABCDE", "room", ["ABCDE"]],
  ["/r/ABCDE/", "room", ["ABCDE"]],
  ["/h/ABCDE/XYZ", "arrival", ["ABCDE", "XYZ"]],
  ["/m/0123456789abcdef", "replay", ["0123456789abcdef"]],
  ["/rules/karma", "rules", ["karma"]],
  ["/count/karma", "count", ["karma"]],
  ["/daily", "daily", []],
  ["/h/XYZ", "arrival", ["XYZ"]],
  ["/h/A/B/C", "lost", []],
  ["/r/", "lost", []],
  ["/karma", "overview", ["karma"]],
  ["/karma/elsewhere", "lost", []],
  ["/h", "lost", []],
  ["/r/A/B", "lost", []],
])("%s is %s", (path, page, parts) => {
  expect(placeOf(path)).toEqual({ page, parts });
});
