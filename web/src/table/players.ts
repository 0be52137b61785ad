// What is to be seen of a player, in every game.
import { createContext } from "svelte";
import { labelled, t } from "../lib/words.svelte";
import type { RoomView, MatchUpdate } from "../types";

/** The room in which a table stands, for those who draw it. */
export const [getRoom, setRoom] = createContext<() => RoomView | undefined>();

/** How to let a bot play on for a player who is away; only for players. */
export const [getStandIn, setStandIn] = createContext<() => ((seat: number) => void) | undefined>();

/** How to mute or report a person, where there are other people. */
export const [getAbout, setAbout] = createContext<() => ((person: string) => void) | undefined>();

export interface Player {
  seat: number;
  name: string;
  /** What counts in the end; nothing where nothing is counted. */
  score?: number | undefined;
  /** A second, smaller figure beside the score, such as how many cards are left. */
  beside?: number | string | undefined;
  /** Whether that figure is one to look out for. */
  isUrgent?: boolean;
  isMe: boolean;
  isTurn: boolean;
  isAway: boolean;
  /** A bot's level; null for people. */
  level: string | null;
  /** A bot whose turn it is. */
  isThinking: boolean;
  /** What a check mark on the player stands for, or nothing. */
  check: string;
  /** What else there is to say of the player. */
  notes: string[];
  /** What a press on the player does, where that is a move; it begins with what is done and names the player. */
  offer: string;
  /** The key for it. */
  key: string;
  /** How much of their time is left. */
  clock: { due: number; total: number } | null;
}

/** Everybody at the table: what the update and the room say of them, and what the game adds. */
export function seated(
  table: MatchUpdate,
  room: RoomView | undefined,
  more: (seat: number) => Partial<Player> = () => ({}),
): Player[] {
  const isOver = table.outcome !== null;
  const isOne = table.actors.length === 1;
  return table.names.map((name, seat) => {
    const chair = room?.seats[seat];
    const isTurn = !isOver && isOne && table.actors.includes(seat);
    const level = chair?.level ?? null;
    return {
      seat,
      name,
      isMe: seat === table.seat,
      isTurn,
      isAway: !isOver && level === null && (chair?.away ?? false),
      level,
      isThinking: isTurn && level !== null,
      check: "",
      notes: [],
      offer: "",
      key: "",
      clock: null,
      ...more(seat),
    };
  });
}

/** What the player is called at the table, as in what happened: oneself is "You". */
export const called = ({ isMe, name }: Pick<Player, "isMe" | "name">): string => (isMe ? t("web.player.you") : name);

/** All of it in words. */
export function summary(player: Player): string {
  const name = player.offer || called(player);
  const facts = [
    player.score === undefined ? name : labelled(name, player.score),
    ...player.notes,
    player.level === null ? "" : t("core.level", { level: player.level }),
    player.isTurn ? t("web.player.turn") : "",
    player.check,
    player.isAway ? t("web.player.away") : "",
  ];
  return facts.filter(Boolean).join(", ");
}
