// Writes messages in the reader's language: the counterpart of fivefold.core.speech.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { files, languages as named } from "virtual:words";
import type { SeenEntry, Message, Series, MatchUpdate } from "../types";
import { type BotName, readBotName } from "./botnames";
import { pseudo, PSEUDO } from "./pseudo";

export type Fact = Message["facts"][string];
type Facts = Record<string, Fact>;
type Joined = Series["joined"];

/** The languages to choose from, by code, with their own names for themselves. */
export const languages: Record<string, string> = import.meta.env.DEV ? { ...named, [PSEUDO]: "Ƥşéûđô" } : named;

interface Reading {
  language: string;
  locale: string;
  bundles: Record<string, FluentBundle>;
}
let current = $state.raw<Reading>({ language: "en", locale: "en", bundles: {} });
const needed = new Set(["first"]);
let loading: Promise<unknown> = Promise.resolve();

/** The language that is read now. */
export const language = (): string => current.language;

/** How it writes numbers, dates and lists. */
export const locale = (): string => current.locale;

/** The first of the wanted languages that there are words in; else English. */
export function nearest(wanted: readonly string[]): string {
  const known = (one: string) => one in named || one === PSEUDO;
  return wanted.map((one) => one.toLowerCase().split("-")[0]!).find(known) ?? "en";
}

async function bundlesOf(names: Iterable<string>, code: string): Promise<Record<string, FluentBundle>> {
  const found: Record<string, FluentBundle> = {};
  const loaded = await Promise.all([...names].map((name) => files[`${name}/${code === PSEUDO ? "en" : code}`]?.()));
  for (const file of loaded)
    for (const [name, text] of Object.entries(file?.default ?? {})) {
      const rules = code === PSEUDO ? { useIsolating: false, transform: pseudo } : { useIsolating: false };
      found[name] = new FluentBundle(code === PSEUDO ? "en" : code, rules);
      found[name].addResource(new FluentResource(text));
    }
  return found;
}

let last = 0;

/** Reads on in this language, as soon as its words are here. */
export async function read(code: string): Promise<void> {
  const turn = ++last;
  const bundles = await bundlesOf(needed, code);
  if (turn !== last) return;
  const written = code === PSEUDO ? "en" : (bundles.core?.getMessage("locale")?.value as string | undefined);
  current = { language: code, locale: written ?? code, bundles };
  // Pieces for paper are drawn where there is no document.
  if (typeof document !== "undefined") document.documentElement.lang = code === PSEUDO ? "en" : code;
}

/** Has the words of a game ready. */
export async function need(...catalogues: string[]): Promise<void> {
  const missing = ["pieces", ...catalogues].filter((name) => !needed.has(name));
  for (const name of missing) needed.add(name);
  if (missing.length > 0) loading = Promise.all([loading, load(missing, current.language)]);
  await loading;
}

async function load(names: readonly string[], code: string): Promise<void> {
  const more = await bundlesOf(names, code);
  if (current.language === code) current = { ...current, bundles: { ...current.bundles, ...more } };
}

/** Does it once all words are here that are needed by then. */
export const whenWordsAreHere = (then: () => void): void => void loading.then(then);

/** The person who reads a message: `$who` is `you` for their own seat. */
interface Reader {
  names: readonly string[];
  seat: number | null;
  isListening?: boolean;
  /** Where pieces are put aside that are to be drawn; a mark in the text stands for them. */
  drawn?: Drawn[];
}
/** Pieces in a sentence, in notation and in words. */
export interface Drawn {
  pieces: readonly string[];
  named: string;
}
const MARK = "\uE000";
const NOBODY: Reader = { names: [], seat: null };

/** A bot's name alone. */
export const nameOfBot = ({ face, number }: BotName): string =>
  number > 1 ? t("core.bot-name.numbered", { face, number }) : t("core.bot-name", { face });

/** A bot's name with its level. */
export const markedBot = (bot: BotName): string =>
  t("core.bot-mark", { name: nameOfBot(bot), level: t("core.level", { level: bot.level }) });

/** A text after what it is about; a colon stands apart in some languages. */
export const labelled = (label: string, text: string | number): string => t("web.labelled", { label, text: String(text) });

/** The name of a player; that of a bot, of a person without a name, or a nickname is in the reader's language. */
export function calledBy(name: string): string {
  const bot = readBotName(name);
  if (bot) return nameOfBot(bot);
  const guest = /^@guest (\d{1,3})$/.exec(name);
  if (guest) return t("core.guest", { number: Number(guest[1]) });
  const [, which, number] = /^@nick-([a-z]+)(?: (\d{1,3}))?$/.exec(name) ?? [];
  if (!which) return name;
  return number ? t("core.nickname.numbered", { which, number: Number(number) }) : t("core.nickname", { which });
}

/** What everybody at a table is called here, and which of them are bots: those with their level, if a person has that name. */
export function calledAt(names: readonly string[], people: readonly string[]): [string, BotName | null][] {
  return names.map((name) => {
    const bot = readBotName(name);
    if (!bot) return [calledBy(name), null];
    const plain = nameOfBot(bot);
    return [people.includes(plain) ? markedBot(bot) : plain, bot];
  });
}

/** The bots among them, by what they are called. */
export const botsOf = (called: readonly [string, BotName | null][]): Map<string, BotName> =>
  new Map(called.flatMap(([name, bot]) => (bot ? [[name, bot]] : [])));

/** A name among others in a list: the reader's own seat in the reader's language. */
const listed = (reader: Reader, seat: number): string =>
  seat === reader.seat ? format("core.you", {}, reader) : nameOf(reader, seat);

/** A player whose name is `you` is not taken for the reader. */
function nameOf({ names }: Reader, seat: number): string {
  const name = names[seat] ?? String(seat + 1);
  return name === "you" ? "you\u2060" : calledBy(name);
}

const SIGNS = { comma: ", ", semicolon: "; ", dash: "-" };

function joined(items: string[], by: Joined): string {
  if (by !== "and" && by !== "or") return items.join(SIGNS[by]);
  return new Intl.ListFormat(current.locale, { type: by === "and" ? "conjunction" : "disjunction" }).format(items);
}

/** The kinds among some pieces in the order of their first, and how many there are of each. */
function groups(pieces: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const piece of pieces) found.set(piece, (found.get(piece) ?? 0) + 1);
  return found;
}

/**
 * A piece in words: the message `piece` of its game or of those that share some, which is also given the parts of the
 * notation; its variant `aloud`, if there is one, for the ear.
 */
export function nameOfPiece(catalogue: string, piece: string, count = 1, isAloud = false): string {
  const home = [catalogue, "pieces"].find((name) => current.bundles[name]?.hasMessage("piece"));
  if (!home) return count === 1 ? piece : `${count} ${piece}`;
  const parts = (piece.match(/\d+|[a-z]|\*/gi) ?? []).map((part) => (part === "*" ? "star" : part));
  const facts: Facts = { piece, count, parts: parts.length };
  parts.forEach((part, place) => (facts[`part-${place + 1}`] = /\d/.test(part) ? Number(part) : part));
  const variant = isAloud && current.bundles[home]?.getMessage("piece")?.attributes.aloud ? ".aloud" : "";
  return format(`${home}.piece${variant}`, facts, NOBODY);
}

function text(fact: Fact, reader: Reader, catalogue: string): string {
  if (typeof fact === "number") return fact.toLocaleString(current.locale);
  if (typeof fact === "string") return fact;
  switch (fact.type) {
    case "who":
      return fact.seat === reader.seat ? "you" : nameOf(reader, fact.seat);
    case "group":
      return joined(
        fact.seats.map((seat) => listed(reader, seat)),
        "and",
      );
    case "pieces": {
      const named = joined(
        [...groups(fact.pieces)].map(([piece, count]) => nameOfPiece(catalogue, piece, count, reader.isListening)),
        "and",
      );
      return reader.drawn ? `${MARK}${reader.drawn.push({ pieces: fact.pieces, named }) - 1}${MARK}` : named;
    }
    case "list":
      return joined(
        fact.items.map((item) =>
          typeof item === "object" && item.type === "who" ? listed(reader, item.seat) : text(item, reader, catalogue),
        ),
        fact.joined,
      );
    case "said":
      return format(fact.key, fact.facts, reader);
  }
}

function are(seats: readonly number[], { seat }: Reader): string {
  if (seats.length === 0) return "nobody";
  const hasYou = seat !== null && seats.includes(seat);
  return seats.length === 1 ? (hasYou ? "you" : "one") : hasYou ? "us" : "many";
}

function variables(facts: Facts, reader: Reader, catalogue: string): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    found[name] = typeof fact === "number" ? fact : text(fact, reader, catalogue);
    if (typeof fact !== "object") continue;
    if (fact.type === "group") found[`${name}-are`] = are(fact.seats, reader);
    const items = fact.type === "group" ? fact.seats : fact.type === "pieces" ? fact.pieces : undefined;
    const many = items ?? (fact.type === "list" ? fact.items : undefined);
    if (many) found[`${name}-count`] = many.length;
  }
  return found;
}

function format(key: string, facts: Facts, reader: Reader): string {
  const [catalogue = "", message = "", variant] = key.split(".");
  const bundle = current.bundles[catalogue];
  if (!bundle) return "";
  const found = bundle.getMessage(message);
  const pattern = variant === undefined ? found?.value : found?.attributes[variant];
  return pattern ? bundle.formatPattern(pattern, variables(facts, reader, catalogue), []) : `[${key}]`;
}

/** The words for a key. */
export const t = (key: string, facts: Facts = {}, reader: Reader = NOBODY): string => format(key, facts, reader);

/** A message as text in the reader's language. */
export const say = ({ key, facts }: Message, reader: Reader = NOBODY): string => format(key, facts, reader);

/** All that a message can say, by its key: what stands under it, and under each of its variants but these. */
export function variantsOf(key: string, ...without: string[]): string[] {
  const [catalogue = "", message = ""] = key.split(".");
  const names = Object.keys(current.bundles[catalogue]?.getMessage(message)?.attributes ?? {}).filter((name) => !without.includes(name));
  return [t(`${catalogue}.${message}`), ...names.map((name) => t(`${catalogue}.${message}.${name}`))];
}

/** Who reads an entry of the log: who was called otherwise then is named as then, and is not the reader. */
function readerOf(entry: SeenEntry, table: MatchUpdate): Reader {
  const names = entry.names ?? table.names;
  const isMe = table.seat !== null && names[table.seat] === table.names[table.seat];
  return { names, seat: isMe ? table.seat : null };
}

/** An entry of the log sentence by sentence. */
export function telling(entry: SeenEntry, table: MatchUpdate, isListening = false): { key: string; text: string }[] {
  const reader = { ...readerOf(entry, table), isListening };
  return entry.words.map((words) => ({ key: words.key, text: say(words, reader) })).filter(({ text }) => text);
}

/** The same as parts, of which those about pieces can be drawn. */
export function picturing(entry: SeenEntry, table: MatchUpdate): (string | Drawn)[] {
  const drawn: Drawn[] = [];
  const reader = { ...readerOf(entry, table), drawn };
  const text = entry.words.map((words) => say(words, reader)).filter(Boolean).join(" ");
  // Every second part is what stood between two marks.
  return text.split(MARK).map((part, place) => (place % 2 ? drawn[Number(part)]! : part));
}

/** The same in one. */
export const tell = (entry: SeenEntry, table: MatchUpdate, isListening = false): string =>
  telling(entry, table, isListening)
    .map(({ text }) => text)
    .join(" ");

export const who = (seat: number): Fact => ({ type: "who", seat });
export const group = (seats: readonly number[]): Fact => ({ type: "group", seats: [...seats] });
export const pieces = (of: readonly string[]): Fact => ({ type: "pieces", pieces: [...of] });
export const list = (items: readonly Fact[], by: Joined = "and"): Fact => ({
  type: "list",
  items: [...items],
  joined: by,
});
export const said = (key: string, facts: Facts = {}): Fact => ({ type: "said", key, facts });
