// WordSpiel: how a typed word lies between spiral and hand, the order of the hand, and where the spiral runs.
import { beforeAll, describe, expect, test } from "vitest";
import { CARD, coil, sizes } from "../src/games/wordspiel/coil";
import { arrange, moved, shuffled } from "../src/games/wordspiel/hand";
import { saidAlone, saidAtTable } from "../src/games/wordspiel/prompt";
import { shareText } from "../src/games/wordspiel/share";
import { lettersOfKey, readPicked, readTyped, ways } from "../src/games/wordspiel/spelling";
import { Draft } from "../src/games/wordspiel/draft.svelte";
import { laid, marks, owners } from "../src/games/wordspiel/words";
import { need, read } from "../src/lib/words.svelte";
import type { SeenEntry, MatchUpdate, WordspielSolitaireView, WordspielView } from "../src/types";

beforeAll(async () => {
  await read("en");
  await need("wordspiel");
});

const hand = (letters: string) => arrange([], [...letters]);
const from = (reading: ReturnType<typeof readTyped>) => reading.marks.map((mark) => mark.from[0]).join("");

describe("a typed word", () => {
  test.each([
    ["NO", "OITENY", "N.O"],
    ["UNITE", "OITENY", "UN.ITE"],
    ["FUNNY", "OITENY", "FUN.NY"],
  ])("after FUN, %s is found by itself", (word, cards, move) => {
    expect(readTyped(word, "FUN", hand(cards)).move).toBe(move);
  });

  test("that can be made in several ways uses more cards first", () => {
    expect(ways("ANANAS", "BANAN", hand("AS"))).toEqual([{ spiral: "ANAN", cards: "AS" }]);
    const found = ways("ANANA", "XANA", hand("NANA"));
    expect(found.map((way) => `${way.spiral}.${way.cards}`)).toEqual(["A.NANA", "ANA.NA"]);
    expect(readTyped("ANANA", "XANA", hand("NANA"), 0).move).toBe("A.NANA");
    expect(readTyped("ANANA", "XANA", hand("NANA"), 1).move).toBe("ANA.NA");
    expect(readTyped("ANANA", "XANA", hand("NANA"), -1).move).toBe("ANA.NA");
  });

  test("shows letter by letter where it comes from", () => {
    expect(from(readTyped("U", "FUN", hand("ITE")))).toBe("s");
    expect(from(readTyped("UN", "FUN", hand("ITE")))).toBe("ss");
    expect(from(readTyped("UNITE", "FUN", hand("ITE")))).toBe("sshhh");
    expect(from(readTyped("UNITES", "FUN", hand("ITE")))).toBe("sshhhm");
    expect(readTyped("UNITES", "FUN", hand("ITE")).move).toBe("word UNITES");
    expect(readTyped("U", "FUN", hand("ITE")).overlap).toBe(2);
  });

  test("of nothing but own cards follows the last letter", () => {
    expect(readTyped("ITE", "FUN", hand("ITE")).move).toBe("N.ITE");
    expect(readTyped("ITE", "", hand("ITE")).move).toBe("word ITE");
  });

  test("uses each card once, and of the hand's order the first", () => {
    expect(readTyped("NEE", "FUN", hand("EXE")).cards).toEqual(["E1", "E2"]);
    expect(from(readTyped("NEEE", "FUN", hand("EXE")))).toBe("shhm");
  });
});

test("tapped cards follow the letters of the spiral that were chosen", () => {
  expect(readPicked(["I1", "T1", "E1"], 2, "FUN").move).toBe("UN.ITE");
  expect(readPicked([], 2, "FUN").move).toBe("word UN");
  expect(readPicked(["I1"], 0, "FUN").ways).toEqual([]);
});

describe("cards tapped behind a spiral that ends in their own letters", () => {
  const draft = (spiral: string, letters: string) => {
    const cards = hand(letters);
    return new Draft(() => ({ spiral, hand: cards }));
  };
  const tap = (word: Draft, ...cards: string[]) => cards.forEach((card) => word.tap(card));

  test("spell the word as it is meant: O, N and E behind an O are ONE", () => {
    const word = draft("TWO", "ONEX");
    const seen = ["O1", "N1", "E1"].map((card) => {
      word.tap(card);
      return word.word;
    });
    expect(seen).toEqual(["O", "ON", "ONE"]);
    expect(from(word.reading)).toBe("shh");
    expect(word.reading).toMatchObject({ move: "O.NE", cards: ["N1", "E1"], overlap: 1 });
  });
  test("can be meant twice all the same", () => {
    const word = draft("TWO", "ONEZ");
    tap(word, "O1", "Z1", "E1");
    expect(word.word).toBe("OZE");
    word.turn(1);
    expect(word.reading.move).toBe("O.OZE");
    word.turn(1);
    expect(word.reading.move).toBe("O.ZE");
    word.reach(1);
    expect(word.reading.move).toBe("O.OZE");
  });
  test("are added when the letter of the spiral was pointed at first", () => {
    const word = draft("TWO", "ONEZ");
    word.reach(1);
    tap(word, "O1", "Z1", "E1");
    expect(word.reading.move).toBe("O.OZE");
  });
  test("may be several letters of its end", () => {
    const word = draft("FUN", "UNITE");
    tap(word, "U1");
    expect(word.reading.move).toBe("N.U");
    tap(word, "N1");
    expect(word.reading.move).toBe("N.UN");
    tap(word, "I1", "T1", "E1");
    expect(word.reading.move).toBe("UN.ITE");
  });
  test("are taken back one by one, and the spiral is reached further from what is seen", () => {
    const word = draft("TWO", "ONEX");
    tap(word, "O1", "N1", "E1");
    word.stretch(1);
    expect(word.reading.move).toBe("WO.NE");
    const other = draft("TWO", "ONEX");
    tap(other, "O1", "N1");
    other.back();
    expect(other.word).toBe("O");
    other.tap("O1");
    expect(other.isEmpty).toBe(true);
    tap(other, "N1", "E1", "X1");
    other.drop(3);
    expect(other.reading.move).toBe("O.NE");
  });
  test("and typed letters go on", () => {
    const word = draft("TWO", "ONEX");
    word.tap("O1");
    for (const letter of "NE") word.type(letter);
    expect(word.reading.move).toBe("O.NE");
  });
  test("typed from the start it is the same word", () => {
    const word = draft("TWO", "ONEX");
    for (const letter of "ONE") word.type(letter);
    expect(word.reading.move).toBe("O.NE");
    word.clear();
    for (const letter of "NE") word.type(letter);
    expect(word.word).toBe("ONE");
    expect(from(word.reading)).toBe("shh");
  });
});

describe("what is pointed at", () => {
  test.each([
    ["CAT", "C", "ATOX", 1, "A1 T1"],
    ["UN", "FUN", "ITEQ", 2, ""],
    ["Q", "CAN", "QTEOR", 0, "Q1"],
    ["NEED", "FUN", "EDEX", 1, "E1 E2 D1"],
  ])("%s behind %s is the end of the spiral, and then cards", (word, spiral, cards, end, own) => {
    const found = marks([...word], spiral, hand(cards));
    expect(found).toEqual({ end, cards: own ? own.split(" ") : [] });
  });
});

describe("the hand", () => {
  test("keeps its order when cards come and go", () => {
    expect(arrange(["T1", "E2", "A1", "E1"], ["A", "E", "T", "B"])).toEqual(["T1", "E2", "A1", "B1"]);
    expect(arrange(["E2"], ["E", "E"])).toEqual(["E2", "E1"]);
    expect(arrange(["E1", "A1", "E2"], ["A", "E"], ["E1"])).toEqual(["A1", "E2"]);
    expect(arrange(["E1", "A1", "E2"], ["A", "E", "E"], ["E1"])).toEqual(["E1", "A1", "E2"]);
  });
  test("is put in another order by hand or by chance", () => {
    expect(moved(["A1", "B1", "C1"], "A1", 2)).toEqual(["B1", "C1", "A1"]);
    expect(moved(["A1", "B1", "C1"], "C1", -3)).toEqual(["C1", "A1", "B1"]);
    expect(shuffled(["A1", "B1"], () => 0.99)).toEqual(["B1", "A1"]);
    expect(shuffled(["A1", "B1", "C1", "D1"]).sort()).toEqual(["A1", "B1", "C1", "D1"]);
  });
});

describe("the spiral", () => {
  test.each([
    [1, 374, 380],
    [12, 374, 380],
    [30, 374, 320],
    [64, 374, 320],
    [100, 374, 380],
    [64, 1220, 430],
    [20, 800, 200],
    [6, 1020, 470],
    [40, 1020, 470],
    [100, 1020, 470],
    [12, 260, 150],
    [60, 2040, 1080],
  ])("of %i letters lies on a table of %i by %i, apart from the deck and from itself", (count, width, height) => {
    const { largest, core } = sizes(width, height);
    const { places, wide, high } = coil(count, width, height, largest, core);
    expect(places).toHaveLength(count);
    const at = places.map(({ angle, radius, size }) => ({
      x: wide * radius * Math.cos(angle),
      y: high * radius * Math.sin(angle),
      size,
    }));
    for (const { x, y, size } of at) {
      expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(width / 2 + 1);
      expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(height / 2 + 1);
      expect(Math.hypot(x, y)).toBeGreaterThan(core);
    }
    at.forEach((one, i) =>
      at.slice(i + 1).forEach((other) => {
        // How much of the smaller card the other one hides, at most a corner.
        const room = (one.size + other.size) / 2;
        const across = CARD.wide * room - Math.abs(one.x - other.x);
        const along = CARD.high * room - Math.abs(one.y - other.y);
        const least = Math.min(one.size, other.size);
        if (across > 0 && along > 0) expect((across * along) / least ** 2).toBeLessThan(0.09);
      }),
    );
  });
  test.each([
    [1020, 470],
    [374, 330],
    [2040, 1080],
  ])("fills a table of %i by %i from its first word on, and stays readable", (width, height) => {
    const { largest, core } = sizes(width, height);
    const reach = (count: number) => {
      const { places, high } = coil(count, width, height, largest, core);
      return Math.max(...places.map(({ angle, radius, size }) => Math.abs(high * radius * Math.sin(angle)) + size / 2));
    };
    for (const count of [4, 10, 30]) expect(reach(count)).toBeGreaterThan(0.33 * height);
    expect(coil(50, width, height, largest, core).places[0]!.size).toBeGreaterThanOrEqual(24);
  });
  test("has the deck beside it and letters to read where the table is low", () => {
    expect(sizes(304, 72).isLow).toBe(true);
    expect(sizes(374, 330).isLow).toBe(false);
    for (const count of [1, 4, 8]) {
      const { places } = coil(count, 304, 72, sizes(304, 72).largest, 2);
      expect(places[0]!.size).toBeGreaterThanOrEqual(count === 1 ? 30 : 18);
    }
  });
  test("has its last letters largest", () => {
    const { largest, core } = sizes(374, 330);
    const { places } = coil(70, 374, 330, largest, core);
    expect(places[0]!.size).toBeGreaterThanOrEqual(24);
    expect(places[0]!.size).toBeGreaterThan(1.5 * places.at(-1)!.size);
  });
  test("is told word by word", () => {
    const plays = [
      { seat: null, turn: 0, start: 0, own: 0, end: 1 },
      { seat: 1, turn: 1, start: 0, own: 1, end: 3 },
      { seat: 0, turn: 2, start: 1, own: 3, end: 6 },
    ];
    expect(laid("FUNITE", plays).map((one) => `${one.before}.${one.own}`)).toEqual([".F", "F.UN", "UN.ITE"]);
    expect(owners(7, plays)).toEqual([0, 1, 1, 2, 2, 2, -1]);
  });
});

describe("the tray says", () => {
  const names = ["Ann", "Ben", "Cem"];
  const plays = [
    { seat: null, turn: 0, start: 0, own: 0, end: 1 },
    { seat: 1, turn: 1, start: 0, own: 1, end: 4 },
  ];
  const table = (view: Partial<WordspielView>, seat: number | null) =>
    saidAtTable(
      { phase: "turn", turn: 0, ready: [], accepted: [], spiral: "FUNK", plays, ...view } as WordspielView,
      { seat, names },
    );

  test("with what a word begins, and whose turn it is", () => {
    expect(table({}, 0)).toBe("Your word starts with the end of … U N K");
    expect(table({ spiral: "F" }, 0)).toBe("Your word starts with F");
    expect(table({}, 1)).toBe("Ann’s turn. You can prepare your word.");
    expect(table({}, null)).toBe("Ann’s turn.");
  });
  test("before a round, who is waited for", () => {
    expect(table({ phase: "ready", ready: [1] }, 0)).toBe("Ready when you are.");
    expect(table({ phase: "ready", ready: [1] }, 1)).toBe("The round starts when everyone is ready.");
    expect(table({ phase: "ready" }, null)).toBe("The round starts when everyone is ready.");
  });
  test("of a last word, who has to look at it", () => {
    const last: Partial<WordspielView> = { phase: "last", accepted: [2] };
    expect(table(last, 0)).toBe("Ben is out with FUNK. Is it a word?");
    expect(table(last, 1)).toBe("The others are checking FUNK.");
    expect(table(last, 2)).toBe("The others are checking FUNK.");
  });
  test("when it is over, and alone when it nearly is", () => {
    expect(table({ phase: "over" }, 0)).toBe("The game is over.");
    const alone = { ended: "", last_chance: true, spiral: "FUNK" } as unknown as WordspielSolitaireView;
    expect(saidAlone(alone)).toBe("One last word that uses all your cards.");
    expect(saidAlone({ ...alone, last_chance: false })).toBe("Your word starts with the end of … U N K");
    expect(saidAlone({ ...alone, ended: "emptied" })).toBe("The game is over.");
  });
});

test.each([
  ["é", true, ["E"]],
  ["é", false, ["É"]],
  ["ß", false, ["S", "S"]],
  ["ñ", true, ["N"]],
])("the key %s is a letter of the cards", (key, isFolded, letters) => {
  expect(lettersOfKey(key, isFolded)).toEqual(letters);
});

test("a letter with a mark that is on a card stands for itself", () => {
  expect(lettersOfKey("ñ", true, "AÑO")).toEqual(["Ñ"]);
  expect(lettersOfKey("ñ", true, "ANO")).toEqual(["N"]);
  expect(lettersOfKey("é", true, "AÑO")).toEqual(["E"]);
});

test("a solitaire is shared without its letters", () => {
  const spelled = (n: number, cards: string): SeenEntry => ({
    n,
    at: n * 61_000,
    seat: 0,
    events: [{ type: "Spelled", seat: 0, spiral: "A", cards, at: n }],
    words: [],
    names: null,
  });
  const table = { outcome: { winners: [0], scores: [0], reason: "emptied", text: "" } } as unknown as MatchUpdate;
  expect(shareText(table, [spelled(1, "BC"), spelled(2, "DEFG")], "https://table.example")).toBe(
    "WordSpiel solitaire: won with 2 words in 2:02\n🟩🟩 🟩🟩🟩🟩\nhttps://table.example",
  );
});
