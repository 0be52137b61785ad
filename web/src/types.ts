// Everything that goes over the wire. Written by tools/web_types.py; do not edit.

/** The client has these entries of this match already and wants the rest. */
export interface Hello {
  t: "hello";
  id?: number;
  match?: string;
  since?: number;
}

/** Make a move at the table, in notation. */
export interface Do {
  t: "do";
  id?: number;
  move: string;
}

/** Say something to the room. */
export interface Chat {
  t: "chat";
  id?: number;
  text: string;
}

/** A quick reaction: one of the symbols the server offers. */
export interface React {
  t: "react";
  id?: number;
  symbol: string;
}

/** Take a free seat (in a match: one that a bot holds). */
export interface Sit {
  t: "sit";
  id?: number;
  seat: number;
}

/** Give up one's seat and watch. */
export interface Stand {
  t: "stand";
  id?: number;
}

/** Host: which game, with which options (those not given are the box rules). */
export interface Choose {
  t: "choose";
  id?: number;
  game: string;
  options?: Record<string, boolean | number | string>;
}

/** Host: how many seats. */
export interface Resize {
  t: "resize";
  id?: number;
  seats: number;
}

/** Host: a bot of a level for this seat; without a level, the seat is free again. */
export interface Seatbot {
  t: "seatbot";
  id?: number;
  seat: number;
  level?: string | null;
}

/** Host: begin a match, with bots in the free seats; also `again` after one is over. */
export interface Start {
  t: "start";
  id?: number;
}

/** Host: leave the table and go back to choosing a game; a running match is given up. */
export interface Lobby {
  t: "lobby";
  id?: number;
}

/** Host: send a person out of the room for good. */
export interface Kick {
  t: "kick";
  id?: number;
  person: string;
}

/** Host: list the room on the front page, or not. */
export interface Publish {
  t: "publish";
  id?: number;
  public: boolean;
}

/** Ask for hints, where they are allowed: alone, or against bots only. */
export interface Askhint {
  t: "askhint";
  id?: number;
}

/** The answer to a ping, to be sent at once. */
export interface Pong {
  t: "pong";
  id?: number;
  ping: number;
}

/** The first message on a connection: who you are, and the room. */
export interface Welcome {
  t: "welcome";
  you: Person;
  room: RoomView;
  reactions: string[];
}

/** Somebody in the room. */
export interface Person {
  id: string;
  name: string;
  here: boolean;
}

/** The room as everybody in it sees it. */
export interface RoomView {
  code: string;
  host: string;
  public: boolean;
  game: string;
  options: Record<string, boolean | number | string>;
  people: Person[];
  seats: SeatView[];
  match: string | null;
  over: boolean;
  chat: Said[];
  played: Played[];
}

/** A seat: a person's, a bot's, or free. With both, the bot plays until the person is back. */
export interface SeatView {
  name: string;
  person: string | null;
  level: string | null;
}

/** A line of chat. */
export interface Said {
  n: number;
  person: string;
  name: string;
  text: string;
}

/** A match that was played in this room: who won, and where its record is. */
export interface Played {
  match: string;
  game: string;
  winners: string[];
}

/** The room has changed. */
export interface Room {
  t: "room";
  room: RoomView;
}

/** The table as your seat sees it now, and the entries since the last message (`fresh`: all of them). */
export interface Table {
  t: "table";
  match: string;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  seat: number | null;
  n: number;
  now: number;
  fresh: boolean;
  entries: Happened[];
  view: unknown;
  moves: string[] | null;
  hints: boolean;
  outcome: Outcome | null;
}

/** One entry of the log as your seat sees it. */
export interface Happened {
  n: number;
  at: number;
  seat: number;
  events: unknown[];
  words: string[];
}

/** How a match ended: who won, with which scores, and why it was over. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  text: string;
}

/** Your message was refused; the connection goes on. */
export interface Refused {
  t: "refused";
  id: number;
  code: string;
  sentence: string;
}

/** Somebody said something. */
export interface Spoke {
  t: "spoke";
  said: Said;
}

/** Somebody reacted. */
export interface Reacted {
  t: "reacted";
  person: string;
  name: string;
  symbol: string;
}

/** Hints, from a nudge to the whole answer: show one more each time you are asked. */
export interface Hints {
  t: "hints";
  hints: Hint[];
}

/** A piece of advice, and the pieces in notation that it points at. */
export interface Hint {
  text: string;
  pieces: string[];
}

/** Answer with a pong at once; the server measures your distance with it. */
export interface Ping {
  t: "ping";
  ping: number;
}

/** The connection is about to be closed, and why. */
export interface Closed {
  t: "closed";
  code: string;
  sentence: string;
}

/** A game for the front page and the lobby. */
export interface GameInfo {
  slug: string;
  title: string;
  blurb: string;
  least: number;
  most: number;
  levels: string[];
  options: Option[];
}

/** One option as the lobby shows it. */
export interface Option {
  name: string;
  title: string;
  description: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  labels: string[];
  least: number | null;
  most: number | null;
  pattern: string | null;
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
}

/** The name you would like. */
export interface NewName {
  name: string;
}

/** A room to be opened: the game, its options and seats, bots for all other seats, and whether to start at once. */
export interface NewRoom {
  game?: string;
  options?: Record<string, boolean | number | string>;
  seats?: number | null;
  bots?: string | null;
  start?: boolean;
  public?: boolean;
}

/** The code of a room. */
export interface Opened {
  code: string;
}

/** A public room on the front page. */
export interface Listed {
  code: string;
  game: string;
  host: string;
  people: number;
  seats: number;
  playing: boolean;
}

/** A code with which another device becomes you, for ten minutes. */
export interface Handover {
  code: string;
  seconds: number;
}

/** A refusal over HTTP. */
export interface Trouble {
  code: string;
  sentence: string;
}

export type Request =
  | Hello
  | Do
  | Chat
  | React
  | Sit
  | Stand
  | Choose
  | Resize
  | Seatbot
  | Start
  | Lobby
  | Kick
  | Publish
  | Askhint
  | Pong;

export type Answer =
  | Welcome
  | Room
  | Table
  | Refused
  | Spoke
  | Reacted
  | Hints
  | Ping
  | Closed;

// -- Five Crowns

/** A table of Five Crowns from one seat; a spectator's hand is empty.

    Everything that ever lay face up is remembered: `discards` is the whole pile, its top card last;
    `known` has the cards that each player took from it and still holds; `stock` has the cards of
    which the draw pile was last made, if it was once used up, and `drawn` those of them that
    one has drawn oneself. */
export interface FiveCrownsView {
  seat: number | null;
  first: number;
  last: number;
  wild: number;
  dealer: number;
  turn: number | null;
  has_drawn: boolean;
  fresh: string | null;
  since: number;
  due: number | null;
  turns: number;
  out: number | null;
  pile: number;
  discards: string[];
  hand: string[];
  counts: number[];
  known: string[][];
  stock: string[];
  drawn: string[];
  laid: (FiveCrownsLaid | null)[];
  sheet: number[][];
  past: FiveCrownsPast | null;
  aid: FiveCrownsAid | null;
}

/** Cards in books and runs, what is left over, and what that counts. */
export interface FiveCrownsLaid {
  melds: FiveCrownsMeld[];
  left: string[];
  points: number;
}

/** A book or a run as it lies on the table; the cards of a run lie from low to high.

    `rank` is the rank of a book, or the lowest rank of a run, be it shown by a wild card or not. */
export interface FiveCrownsMeld {
  kind: "book" | "run";
  rank: number;
  suit: "" | "*" | "C" | "D" | "H" | "S";
  cards: string[];
}

/** The hand before this one, as everybody had laid it down; each player's cards are one word. */
export interface FiveCrownsPast {
  wild: number;
  out: number | null;
  laid: string[];
  points: number[];
}

/** One's own hand, worked out: what each card counts if it is left, and how the cards lie best.

    After a card was taken, `choices` has every card one may part with, those that leave the
    fewest points first. */
export interface FiveCrownsAid {
  worth: number[];
  laid: FiveCrownsLaid;
  choices: FiveCrownsChoice[];
}

/** A card one may part with, and how the others then lie best. */
export interface FiveCrownsChoice {
  card: string;
  laid: FiveCrownsLaid;
}

/** A hand was dealt; one card was turned over, and the rest is the draw pile, its top card last. */
export interface FiveCrownsDealt {
  type: "Dealt";
  wild: number;
  dealer: number;
  top: string;
  hands: string[][];
  deck: string[];
}

/** A card was drawn from the draw pile. */
export interface FiveCrownsDrew {
  type: "Drew";
  seat: number;
  card: string;
  at: number;
  late: boolean;
}

/** The top card of the discard pile was taken. */
export interface FiveCrownsPicked {
  type: "Picked";
  seat: number;
  card: string;
  at: number;
  late: boolean;
}

/** A card was discarded, which ended the turn. */
export interface FiveCrownsDiscarded {
  type: "Discarded";
  seat: number;
  card: string;
  at: number;
  late: boolean;
}

/** A player laid down all cards but the one discarded; everybody else has one more turn. */
export interface FiveCrownsWentOut {
  type: "WentOut";
  seat: number;
  card: string;
  laid: FiveCrownsLaid;
  at: number;
  late: boolean;
}

/** After somebody went out: a player laid down what there was and discarded a card. */
export interface FiveCrownsLaidDown {
  type: "LaidDown";
  seat: number;
  card: string;
  laid: FiveCrownsLaid;
  at: number;
  late: boolean;
}

/** The discards but the top one became the draw pile; its order is for nobody's eyes. */
export interface FiveCrownsReshuffled {
  type: "Reshuffled";
  size: number;
  deck: string[];
}

/** Nobody ended the hand in all that time: everybody laid down what they had. */
export interface FiveCrownsStopped {
  type: "Stopped";
  laid: FiveCrownsLaid[];
}

/** A hand is over, and everybody's points were written down. */
export interface FiveCrownsCounted {
  type: "Counted";
  wild: number;
  points: number[];
  ended: "out" | "stopped";
  over: boolean;
}

export type FiveCrownsEvent =
  | FiveCrownsDealt
  | FiveCrownsDrew
  | FiveCrownsPicked
  | FiveCrownsDiscarded
  | FiveCrownsWentOut
  | FiveCrownsLaidDown
  | FiveCrownsReshuffled
  | FiveCrownsStopped
  | FiveCrownsCounted;

// -- Five Crowns solitaire

/** Everything but the order of the cards still to come; a spectator sees as much. */
export interface FiveCrownsSolitaireView {
  seat: number | null;
  piles: string[][];
  points: number[];
  closed: (FiveCrownsSolitaireLaid | null)[];
  left: number;
  turned: string | null;
  gone: string[];
  now: number;
  ended: string;
  aid: (FiveCrownsSolitaireSorted | null)[];
}

/** Cards in books and runs, what is left over, and what that counts. */
export interface FiveCrownsSolitaireLaid {
  melds: FiveCrownsSolitaireMeld[];
  left: string[];
  points: number;
}

/** A book or a run as it lies on the table; the cards of a run lie from low to high.

    `rank` is the rank of a book, or the lowest rank of a run, be it shown by a wild card or not. */
export interface FiveCrownsSolitaireMeld {
  kind: "book" | "run";
  rank: number;
  suit: "" | "*" | "C" | "D" | "H" | "S";
  cards: string[];
}

/** An open pile, worked out: how it lies best, and what each discard would leave, the fewest points first. */
export interface FiveCrownsSolitaireSorted {
  laid: FiveCrownsSolitaireLaid;
  drops: FiveCrownsSolitaireDrop[];
}

/** A card that may go when the turned one comes, and the points that are then left. */
export interface FiveCrownsSolitaireDrop {
  card: string;
  points: number;
}

/** The piles were set out; `points` is what each has left. */
export interface FiveCrownsSolitaireSetOut {
  type: "SetOut";
  piles: string[][];
  points: number[];
  deck: string[];
}

/** The next card was turned over. */
export interface FiveCrownsSolitaireTurned {
  type: "Turned";
  card: string;
}

/** The turned card went onto a pile, which now has so many points left, and another one went. */
export interface FiveCrownsSolitairePlaced {
  type: "Placed";
  pile: number;
  turned: string;
  card: string;
  points: number;
  at: number;
}

/** All cards of a pile lie in books and runs. */
export interface FiveCrownsSolitaireClosed {
  type: "Closed";
  pile: number;
  laid: FiveCrownsSolitaireLaid;
}

/** It is over: all piles are closed, or no card is left to turn. */
export interface FiveCrownsSolitaireFinished {
  type: "Finished";
  won: boolean;
}

export type FiveCrownsSolitaireEvent =
  | FiveCrownsSolitaireSetOut
  | FiveCrownsSolitaireTurned
  | FiveCrownsSolitairePlaced
  | FiveCrownsSolitaireClosed
  | FiveCrownsSolitaireFinished;

// -- SET

/** A SET table from one seat; everything but the deck and calls in the photo finish is open. */
export interface SetView {
  seat: number | null;
  deal: number;
  board: (string | null)[];
  since: number[];
  deck: number;
  players: SetPlayerView[];
  asked: number | null;
  calling: SetCalling | null;
  pressed: SetPress | null;
  ended: string;
  missed: [string, string, string][];
}

/** A player as everybody sees them. */
export interface SetPlayerView {
  score: number;
  sets: [string, string, string][];
  penalties: number;
  earlier: number;
  agreed: boolean;
  away: boolean;
}

/** Somebody has the board, until then. */
export interface SetCalling {
  seat: number;
  due: number;
}

/** A call that is waiting for the photo finish: when it arrived and when it counts. */
export interface SetPress {
  seat: number;
  arrived: number;
  counts: number;
}

/** A new deal began; the order of the deck is for nobody's eyes. */
export interface SetShuffled {
  type: "Shuffled";
  dealer: number;
  size: number;
  deck: string[];
}

/** Cards were laid out, each in its place. */
export interface SetDealt {
  type: "Dealt";
  cards: string[];
  places: number[];
  at: number;
}

/** Cards from the extra places filled holes: from where to where. */
export interface SetMoved {
  type: "Moved";
  steps: [number, number][];
}

/** A call came in, and an earlier one may still be on its way. */
export interface SetPressed {
  type: "Pressed";
  seat: number;
  at: number;
  counts: number;
}

/** Somebody has the board; `photo` has all presses if several were weighed. */
export interface SetCalled {
  type: "Called";
  seat: number;
  at: number;
  due: number;
  photo: SetPress[];
}

/** A SET was taken; `pardon` says that it took a penalty away. */
export interface SetTook {
  type: "Took";
  seat: number;
  cards: [string, string, string];
  at: number;
  pardon: boolean;
}

/** A call without a SET: the wrong cards and why they are none, or no cards in time. */
export interface SetMissed {
  type: "Missed";
  seat: number;
  reason: "late" | "left" | "wrong";
  at: number;
  cards: string[];
  why: string[];
}

/** A player sees no SET. */
export interface SetAgreed {
  type: "Agreed";
  seat: number;
  at: number;
}

/** A player took that back. */
export interface SetWithdrew {
  type: "Withdrew";
  seat: number;
  at: number;
}

/** Alone: a penalty was taken on for three more cards. */
export interface SetPaid {
  type: "Paid";
  seat: number;
  at: number;
}

/** In a puzzle: a SET was found; its cards stay. */
export interface SetFound {
  type: "Found";
  seat: number;
  cards: [string, string, string];
  at: number;
}

/** Alone: the player gave up, with these SETs still to be found. */
export interface SetResigned {
  type: "Resigned";
  seat: number;
  at: number;
  missed: [string, string, string][];
}

/** A player left. */
export interface SetGone {
  type: "Gone";
  seat: number;
  at: number;
}

/** A player came back. */
export interface SetReturned {
  type: "Returned";
  seat: number;
  at: number;
}

/** The house measured a connection. */
export interface SetMeasured {
  type: "Measured";
  seat: number;
  ms: number;
  at: number;
}

/** A deal is over, and why; `missed` are the SETs that lay there when all had agreed that none did. */
export interface SetEnded {
  type: "Ended";
  reason: "agreed" | "all-found" | "no-set-left";
  missed: [string, string, string][];
}

export type SetEvent =
  | SetShuffled
  | SetDealt
  | SetMoved
  | SetPressed
  | SetCalled
  | SetTook
  | SetMissed
  | SetAgreed
  | SetWithdrew
  | SetPaid
  | SetFound
  | SetResigned
  | SetGone
  | SetReturned
  | SetMeasured
  | SetEnded;
