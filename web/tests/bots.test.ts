// Choosing a bot: about my strength first, a dial with four names, a dozen faces.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { ANIMALS } from "../src/lib/animals";
import BotChoice from "../src/room/BotChoice.svelte";
import { BOTS, readBotName, strengthOf } from "../src/lib/botnames";
import Avatar from "../src/lib/Avatar.svelte";
import { group, markedBot, say } from "../src/lib/words.svelte";
import { choiceName, levelAt } from "../src/room/bots";
import type { GameInfo } from "../src/types";
import { plain } from "./plain";

const GAME: GameInfo = {
  slug: "set",
  title: plain("SET"),
  blurb: plain(""),
  least: 1,
  most: 8,
  levels: ["easy", "medium", "hard", "expert"],
  strongest: 4,
  steps: 0, minutes: 0,
  characters: Object.fromEntries(Object.keys(ANIMALS).map((name, place) => [name, place / 4])),
  options: [],
};

function choosing(level: string | null, game = GAME) {
  const onchoose = vi.fn();
  const onclose = vi.fn();
  render(BotChoice, { level, game, onchoose, onclose });
  return { onchoose, onclose };
}

test("a bot has a name, a place on the dial, or both", () => {
  expect(["even", "easy", "1.4", "otter"].map(choiceName)).toEqual([
    "My level",
    "Easy",
    "1.4",
    "Otter",
  ]);
  expect(["", "even", "easy", "expert", "1.4", "otter"].map(strengthOf)).toEqual([null, null, 0, 3, 1.4, null]);
  expect([0, 1.4, 3, 4].map(levelAt)).toEqual(["easy", "1.4", "expert", "4.0"]);
});

test("a bot at the table is read by its face and level, and nobody else is taken for one", () => {
  expect(readBotName("@otter medium")).toEqual({ face: "otter", level: "medium", number: 1 });
  expect(readBotName("@fox 2.5 12")).toEqual({ face: "fox", level: "2.5", number: 12 });
  for (const name of ["Otter", "@otter", "otter medium", "@Otter medium", "@otter medium x", "@otter 1", ""])
    expect(readBotName(name)).toBeNull();
  expect(markedBot(readBotName("@otter medium 2")!)).toBe("Otter 2 · Medium");
  expect(say({ type: "said", key: "web.result", facts: { winners: group([1]) } }, { names: ["Ann", "@owl expert"], seat: 0 })).toContain(
    "Owl",
  );
});

test("a face and dots show which bot it is and how strong", async () => {
  const bots = new Map([["Otter", readBotName("@otter hard")!]]);
  const { container } = render(Avatar, { props: { name: "Otter" }, context: new Map([[BOTS, () => bots]]) });
  await vi.waitFor(() => expect(container.querySelectorAll("svg")).toHaveLength(1));
  expect(container.querySelectorAll(".dots i")).toHaveLength(3);
});

test("about my strength comes first", async () => {
  const { onchoose, onclose } = choosing("easy");
  const [first] = screen.getAllByRole("button");
  expect(first!.textContent.trim()).toBe("My level");
  await fireEvent.click(first!);
  expect(onchoose).toHaveBeenCalledWith("even");
  expect(onclose).toHaveBeenCalled();
});

test("the dial goes as far as the game's bots do, and says names where it has some", async () => {
  const { onchoose, onclose } = choosing("hard");
  const dial = screen.getByLabelText("Strength") as HTMLInputElement;
  expect([dial.max, dial.value, dial.getAttribute("aria-valuetext")]).toEqual(["4", "2", "Hard"]);
  await fireEvent.input(dial, { target: { value: "1.4" } });
  await fireEvent.change(dial);
  expect(onchoose).toHaveBeenLastCalledWith("1.4");
  await fireEvent.input(dial, { target: { value: "3" } });
  await fireEvent.change(dial);
  expect(onchoose).toHaveBeenLastCalledWith("expert");
  await fireEvent.click(screen.getByRole("button", { name: "Medium" }));
  expect(onchoose).toHaveBeenLastCalledWith("medium");
  expect(onclose).not.toHaveBeenCalled();
});

test("the twelve characters have faces of their own", async () => {
  const { onchoose } = choosing("otter");
  expect(Object.keys(ANIMALS)).toHaveLength(12);
  expect(new Set(Object.values(ANIMALS).map((face) => JSON.stringify(face.shapes))).size).toBe(12);
  expect(screen.getByRole("button", { name: /Otter/ }).getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelectorAll("li svg")).toHaveLength(12);
  await fireEvent.click(screen.getByRole("button", { name: /Fox/ }));
  expect(onchoose).toHaveBeenCalledWith("fox");
});

test("a game without a dial has random bots", () => {
  choosing(null, { ...GAME, levels: ["random"], strongest: 0, characters: {} });
  expect(screen.getAllByRole("button").map((button) => button.textContent.trim())).toEqual(["Random", "Leave it open"]);
});
