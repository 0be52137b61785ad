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

// -- CROSSWORD SET

/** A table of CROSSWORD SET from one seat. */
export interface CrosswordSetView {
  seat: number | null;
  phase: "between" | "building" | "over" | "rolling";
  round: number;
  rounds: number;
  joining: "crossing" | "touching";
  since: number;
  deadline: number | null;
  bag: number;
  players: CrosswordSetPlayerView[];
  last: number;
  sheet: CrosswordSetResult[];
  solution: CrosswordSetSolution | null;
}

/** A player, their dice in the order in which they came, and their grid. */
export interface CrosswordSetPlayerView {
  points: number;
  dice: CrosswordSetDieView[];
  unused: number;
  extra: number;
  sets: [string, string, string][];
  part: string[];
  frozen: boolean;
  acted: number;
  gave_up: boolean;
  ready: boolean;
  away: boolean;
}

/** A die as it lies before its player or on a grid. */
export interface CrosswordSetDieView {
  die: string;
  face: string;
  grid: number | null;
  square: string | null;
  declared: boolean;
  fixed: boolean;
  in_set: boolean;
  used: boolean;
}

/** How a round ended. */
export interface CrosswordSetResult {
  reason: "completed" | "given-up" | "time";
  winner: number | null;
  points: number[];
  unused: number[];
  extra: number[];
  length: number;
}

/** Alone: how the solver would have done it, with the first so many of the dice. */
export interface CrosswordSetSolution {
  dice: number;
  extra: number;
  laid: CrosswordSetLaid[];
}

/** A die in a finished grid. */
export interface CrosswordSetLaid {
  die: string;
  face: string;
  square: string;
}

/** A round began: all rolled their dice at the same moment. */
export interface CrosswordSetBegan {
  type: "Began";
  round: number;
  hands: [string, string][][];
  at: number;
}

/** A player moved dice of the own grid; `wilds` are others that now stand for something else by it. */
export interface CrosswordSetArranged {
  type: "Arranged";
  seat: number;
  steps: ([string, string, string | null])[];
  at: number;
  wilds: [string, string][];
}

/** A player put dice on another's grid, which froze the dice named in `frozen`. */
export interface CrosswordSetVisited {
  type: "Visited";
  seat: number;
  host: number;
  steps: ([string, string, string | null])[];
  frozen: string[];
  at: number;
  wilds: [string, string][];
}

/** A player said what a WILD stands for, or left it to the table. */
export interface CrosswordSetDeclared {
  type: "Declared";
  seat: number;
  die: string;
  face: string;
  at: number;
  wilds: [string, string][];
}

/** A player reached into the bag. */
export interface CrosswordSetReached {
  type: "Reached";
  seat: number;
  at: number;
}

/** The die that came out of the bag was rolled. */
export interface CrosswordSetRolled {
  type: "Rolled";
  seat: number;
  die: string;
  face: string;
}

/** A player would give the round up. */
export interface CrosswordSetGaveUp {
  type: "GaveUp";
  seat: number;
  at: number;
}

/** A player would rather go on. */
export interface CrosswordSetWithdrew {
  type: "Withdrew";
  seat: number;
  at: number;
}

/** A player is ready for the next round. */
export interface CrosswordSetReadied {
  type: "Readied";
  seat: number;
  at: number;
}

/** The time for the round, or for the break, was over. */
export interface CrosswordSetTimeUp {
  type: "TimeUp";
  at: number;
}

/** A round was over. */
export interface CrosswordSetFinished {
  type: "Finished";
  result: CrosswordSetResult;
  over: boolean;
  at: number;
  solution: CrosswordSetSolution | null;
}

/** A player left. */
export interface CrosswordSetGone {
  type: "Gone";
  seat: number;
  at: number;
}

/** A player came back. */
export interface CrosswordSetReturned {
  type: "Returned";
  seat: number;
  at: number;
}

export type CrosswordSetEvent =
  | CrosswordSetBegan
  | CrosswordSetArranged
  | CrosswordSetVisited
  | CrosswordSetDeclared
  | CrosswordSetReached
  | CrosswordSetRolled
  | CrosswordSetGaveUp
  | CrosswordSetWithdrew
  | CrosswordSetReadied
  | CrosswordSetTimeUp
  | CrosswordSetFinished
  | CrosswordSetGone
  | CrosswordSetReturned;

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
