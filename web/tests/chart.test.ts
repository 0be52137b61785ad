// Line charts: scales that are true, lines between points, and a drawing that says the same in words or as a table.
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import Chart from "../src/lib/Chart.svelte";
import { apart, pathOf, scaleOf, stepOf, ticksOf } from "../src/lib/chart";

const BOX = { width: 120, height: 60, left: 10, right: 10, top: 0, bottom: 10 };
const scale = scaleOf(BOX, [0, 10], [-1, 3]);

test("points go from left to right, values from below", () => {
  expect([scale.x(0), scale.x(10)]).toEqual([10, 110]);
  expect([scale.y(-1), scale.y(3)]).toEqual([50, 0]);
});

test("a single point stands in the middle", () => {
  expect(scaleOf(BOX, [1, 1], [0, 1]).x(1)).toBe(60);
});

test("a finger means the nearest point, and never one outside", () => {
  expect([0, 0.5, 1].map(scale.under)).toEqual([0, 5, 10]);
  expect(scale.under(0.51)).toBe(5);
});

test("there are about five ruled lines, at round values", () => {
  expect([3, 12, 70, 4000].map((span) => stepOf(span))).toEqual([1, 5, 20, 1000]);
  expect(stepOf(12, 10)).toBe(10);
  expect(ticksOf(-2, 7, 2)).toEqual([-2, 0, 2, 4, 6]);
  expect(ticksOf(0, 1, 0.1)).toHaveLength(11);
});

test("a line goes from point to point, or holds a value until the next one", () => {
  const points = [[0, 0], [4, 3], [10, 3]] as const;
  expect(pathOf(points, scale)).toBe("M10 37.5L50 0L110 0");
  expect(pathOf(points, scale, true)).toBe("M10 37.5H50V0H110V0");
  expect(pathOf([], scale)).toBe("");
});

test("names at the ends of lines do not lie on each other", () => {
  const heights = apart([50, 50, 52, 10], 13, 60);
  const gaps = heights.toSorted((a, b) => a - b).map((height, index, all) => (index ? height - all[index - 1]! : 99));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(13);
  expect(Math.max(...heights)).toBeLessThanOrEqual(60);
});

const line = { name: "Ann", points: [[0, 1], [10, 2]] as const };
const props = { box: BOX, lines: [line], across: [0, 10] as const, range: [-1, 3] as const, ticks: [0], write: String };

test("a chart is a picture with a name, or hidden beside its table", async () => {
  const { unmount } = render(Chart, { ...props, label: "Ann 2" });
  expect(screen.getByRole("img", { name: "Ann 2" })).toBeTruthy();
  unmount();
  const table = createRawSnippet(() => ({ render: () => "<table><tbody><tr><td>2</td></tr></tbody></table>" }));
  const { container } = render(Chart, { ...props, summary: "As a table", table });
  expect(container.querySelector(".drawing")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("summary")?.textContent).toBe("As a table");
});

test("lines differ without colours, and a legend says which is whose", () => {
  const lines = ["Ann", "Bob"].map((name) => ({ ...line, name, value: "7" }));
  const { container } = render(Chart, { ...props, lines, hasLegend: true });
  const drawn = [...container.querySelectorAll(".drawing g.line > path:first-child")];
  expect(new Set(drawn.map((path) => path.getAttribute("stroke-dasharray"))).size).toBe(2);
  expect([...container.querySelectorAll(".legend li")].map((item) => item.textContent?.trim().split(/\s+/))).toEqual([
    ["Ann", "7"],
    ["Bob", "7"],
  ]);
});
