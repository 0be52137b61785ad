import { describe, expect, it } from "vitest";
import { isUpToMe } from "../src/table/turn";

const table = (actors: number[], view: object) => ({ actors, outcome: null, seat: 0, view });

describe("whose turn it is", () => {
  it("is mine when nobody else may act", () => {
    expect(isUpToMe(table([0], { phase: "play", turn: 0 }))).toBe(true);
    expect(isUpToMe(table([1], { phase: "play", turn: 1 }))).toBe(false);
  });
  it("is mine in my turn although others may challenge", () => {
    expect(isUpToMe(table([0, 1], { phase: "turn", turn: 0 }))).toBe(true);
    expect(isUpToMe(table([0, 1], { phase: "turn", turn: 1 }))).toBe(false);
  });
  it("is nobody's while all choose", () => {
    expect(isUpToMe(table([0, 1, 2], { phase: "choose", turn: 0 }))).toBe(false);
  });
});
