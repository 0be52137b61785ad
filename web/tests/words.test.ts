// What is said becomes words: in the reader's language, with names, `you`, pieces, lists and plurals.
import { languages as known } from "virtual:words";
import { afterEach, describe, expect, test } from "vitest";
import { pseudo } from "../src/lib/pseudo";
import { group, list, nearest, picturing, pieces, read, say, t, tell, who } from "../src/lib/words.svelte";
import type { SeenEntry, Message, MatchUpdate } from "../src/types";

const TABLE = { names: ["Ann", "Ben", "Cem"], seat: 1 } as MatchUpdate;
const said = (key: string, facts: Message["facts"]): Message => ({ type: "said", key, facts });

afterEach(() => read("en"));

test("players are named, and the reader is addressed", () => {
  const gave = said("karma.gave", { who: who(0) as never, to: who(1) as never, cards: 1 });
  expect(say(gave, TABLE)).toBe("Ann gives the pile of 1 card to you.");
  expect(say(gave, { ...TABLE, seat: null })).toBe("Ann gives the pile of 1 card to Ben.");
  expect(say(gave, { ...TABLE, seat: 0 })).toBe("You give the pile of 1 card to Ben.");
});

test("a player called you is not the reader", () => {
  expect(say(said("karma.out", { who: who(0) as never }), { names: ["you", "Ben"], seat: 1 })).toMatch(/^you\u2060 is out/);
});

test("pieces are named by their game, and counted", () => {
  const drew = said("karma.drew", { who: who(1) as never, cards: pieces(["7", "7", "12", "UP"]) as never });
  expect(say(drew, TABLE)).toBe("You draw two 7s, 12 and Bottoms Up.");
});

test("pieces in an entry can be drawn, and keep their names", () => {
  const words = [said("karma.drew", { who: who(1) as never, cards: pieces(["7", "7", "12"]) as never }), said("karma.out", { who: who(1) as never })];
  const parts = picturing({ n: 1, at: 0, seat: 1, events: [], words } as unknown as SeenEntry, TABLE);
  expect(parts).toHaveLength(3);
  expect(parts[0]).toBe("You draw ");
  expect(parts[1]).toEqual({ pieces: ["7", "7", "12"], named: "two 7s and 12" });
  expect(parts[2]).toMatch(/^\. You/);
});

describe.each([
  ["de", "Ann schenkt dir den Stapel mit 7 Karten.", "Du gewinnst!", "Ann und du teilt euch den Sieg"],
  ["fr", "Ann te donne la pile de 7 cartes.", "Tu gagnes\u202f!", "Ann et toi, vous gagnez ensemble"],
  ["es", "Ann te da el montón de 7 cartas.", "¡Has ganado!", "Victoria compartida: Ann y tú"],
])("in %s", (language, gave, won, shared) => {
  test("verbs fit the reader", async () => {
    await read(language);
    expect(t("karma.gave", { who: who(0), to: who(1), cards: 7 }, TABLE)).toBe(gave);
    expect(t("web.result", { winners: group([1]) }, TABLE)).toBe(won);
    expect(t("web.result", { winners: group([0, 1]) }, TABLE)).toBe(shared);
    expect(document.documentElement.lang).toBe(language);
  });
});

test("what was said under another name is told with it", () => {
  const entry = { n: 1, at: 0, seat: 1, events: [], names: ["Ann", "Medium 1", "Cem"] } as unknown as SeenEntry;
  entry.words = [said("karma.out", { who: who(1) as never }), said("karma.late", {})];
  expect(tell(entry, TABLE)).toBe("Medium 1 is out. Time’s up:");
  expect(tell({ ...entry, names: null }, TABLE)).toBe("You’re out. Time’s up:");
});

test("lists are as the language writes them", async () => {
  const names = { names: list(["a", "b", "c"], "or") };
  expect(t("web.watching.list", names)).toBe("Watching: a, b or c");
  await read("de");
  expect(t("web.watching.list", names)).toBe("Publikum: a, b oder c");
});

test("the browser's languages are taken in their order", () => {
  expect(Object.keys(known).sort()).toEqual(["de", "en", "es", "fr"]);
  expect(nearest(["it", "de-AT", "en"])).toBe("de");
  expect(nearest(["pt-BR"])).toBe("en");
});

test("the language that is none is longer by two fifths, and leaves facts alone", async () => {
  const text = "Nobody has an open table just now.";
  expect(pseudo(text).length).toBeGreaterThan(text.length * 1.3);
  expect(pseudo(text)).not.toMatch(/[aeiou]/);
  await read("qps");
  expect(t("web.rooms.with", { host: "Ann" })).toMatch(/Ann$/);
  expect(t("web.settings")).not.toBe("Settings");
});

test("what no catalogue has is seen at once", () => {
  expect(t("web.no-such-thing")).toBe("[web.no-such-thing]");
});
