// Everything that goes over the wire. Written by tools/web_types.py; do not edit.

/** The client has the entries of this match up to `since`, and asks for the rest. */
export interface Hello {
  t: "hello";
  id?: number;
  match?: string;
  since?: number;
  draws?: boolean;
}

/** The table of this match is on screen. A match begins when all its players have sent this, or after a timeout. */
export interface Rendered {
  t: "shown";
  id?: number;
  match: string;
}

/** Asks for older entries: the last ones of this match before this number. */
export interface History {
  t: "history";
  id?: number;
  match: string;
  before: number;
}

/** Make a move at the table, in notation. */
export interface MakeMove {
  t: "do";
  id?: number;
  move: string;
}

/** Send a chat message to the room. */
export interface Chat {
  t: "chat";
  id?: number;
  text: string;
}

/** Send a quick reaction, one of the symbols in `welcome`. */
export interface React {
  t: "react";
  id?: number;
  symbol: string;
}

/** Take a free seat; during a match, one that a bot holds. Without a number, any open seat in the lobby. */
export interface Sit {
  t: "sit";
  id?: number;
  seat?: number | null;
}

/** Give up one's seat and watch. */
export interface Stand {
  t: "stand";
  id?: number;
}

/** Host only: choose a game and its options; missing options take their defaults, the rules of the box. */
export interface Choose {
  t: "choose";
  id?: number;
  game: string;
  options?: Record<string, boolean | number | string>;
}

/** Host only: set the number of seats. */
export interface Resize {
  t: "resize";
  id?: number;
  seats: number;
}

/** Host only: put a bot of this level into a seat, or free the seat with no level.

    During a match any player may use it to let a bot play for a player who is away. */
export interface SeatBot {
  t: "seatbot";
  id?: number;
  seat: number;
  level?: string | null;
}

/** Host only: begin a match, or another one; in a rated room, ask for a rematch as everyone at the table has to.

    Bots of the given level fill the free seats; without a level those are removed. */
export interface Start {
  t: "start";
  id?: number;
  bots?: string | null;
}

/** Host only: begin or restart this step of the room's lesson. */
export interface StartStep {
  t: "step";
  id?: number;
  step: number;
}

/** Host only: return to the lobby, abandoning a running match. */
export interface Lobby {
  t: "lobby";
  id?: number;
}

/** Host only: remove a person from the room for good. */
export interface Kick {
  t: "kick";
  id?: number;
  person: string;
}

/** Host only: list the room on the front page, or stop listing it. */
export interface Publish {
  t: "publish";
  id?: number;
  public: boolean;
}

/** Host only: let people only send reactions and call them by nicknames, or stop that. */
export interface Quiet {
  t: "quiet";
  id?: number;
  quiet: boolean;
}

/** Host only: require a password from newcomers; an empty one removes the password. */
export interface Lock {
  t: "lock";
  id?: number;
  password: string;
}

/** Send the password of a locked room. */
export interface Enter {
  t: "enter";
  id?: number;
  password: string;
}

/** Host only: set how long bots take for their turns. */
export interface SetPace {
  t: "pace";
  id?: number;
  pace: "fast" | "normal" | "relaxed";
}

/** Ask the bots to move soon, until a person can act again; for players. It changes nothing but the time. */
export interface Hurry {
  t: "hurry";
  id?: number;
}

/** Ask for hints. They are allowed with at most one person at the table. */
export interface AskHint {
  t: "askhint";
  id?: number;
}

/** Look something up in the reference book of the room's game, such as a word in the dictionary. */
export interface LookUp {
  t: "look";
  id?: number;
  text: string;
}

/** The immediate answer to a ping. It has no reply. */
export interface Pong {
  t: "pong";
  ping: number;
}

/** The first message on a connection: your identity, the room, and its recent chat. */
export interface Welcome {
  t: "welcome";
  you: PersonView;
  now: number;
  room: RoomView;
  chat: ChatLine[];
  reactions: string[];
}

/** A person in the room. */
export interface PersonView {
  id: string;
  name: string;
  here: boolean;
}

/** The room as everyone in it sees it. */
export interface RoomView {
  code: string;
  host: string;
  public: boolean;
  locked: boolean;
  game: string;
  options: Record<string, boolean | number | string>;
  people: PersonView[];
  seats: SeatView[];
  match: string | null;
  over: boolean;
  played: PlayedMatch[];
  lesson: number | null;
  evening: Evening;
  pace: "fast" | "normal" | "relaxed";
  quiet: boolean;
  always_quiet: boolean;
  rematch: string[] | null;
  tournament: TournamentPlace | null;
}

/** A seat with a person, a bot, both (the bot plays until the person returns), or neither.

    `away` means that the person has lost the connection, and `since` when, on the scale of the room's `now`; `back` is
    the end of a vacation. */
export interface SeatView {
  name: string;
  person: string | null;
  level: string | null;
  away: boolean;
  since: number | null;
  back: number | null;
}

/** A finished match of this room and its winners; `match` is the id of its record. */
export interface PlayedMatch {
  match: string;
  game: string;
  winners: string[];
}

/** The score over dealt matches with two or more seats; the latest match ended at `last`. */
export interface Evening {
  matches: number;
  players: Tally[];
  last: number;
}

/** The matches and wins of one player: a person, or a bot by its name. */
export interface Tally {
  person: string | null;
  name: string;
  played: number;
  won: number;
}

/** The table of a tournament that a room is for: its match counts there. */
export interface TournamentPlace {
  code: string;
  round: number;
  table: number;
  players: string[];
}

/** A chat message. */
export interface ChatLine {
  n: number;
  person: string;
  name: string;
  text: string;
}

/** The room has a password: send it with `enter`, and `welcome` follows. */
export interface Locked {
  t: "locked";
}

/** The room has changed; `now` is the room's time in milliseconds. */
export interface RoomUpdate {
  t: "room";
  now: number;
  room: RoomView;
}

/** The table as your seat sees it now, and the entries since the last update.

    With `fresh`, discard earlier entries: `entries` are the latest ones, and `older` says that there are others before
    them. While `now` is negative the match has not begun: it begins at zero, or earlier if a later update says so. */
export interface MatchUpdate {
  t: "table";
  match: string;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  seat: number | null;
  n: number;
  now: number;
  deadline: number | null;
  actors: number[];
  verbs: string[];
  fresh: boolean;
  older: boolean;
  entries: SeenEntry[];
  view: unknown;
  moves: string[] | null;
  hints: boolean;
  outcome: Outcome | null;
  coach: Coach | null;
}

/** One entry of the log as your seat sees it; `names` is set if players had other names at that time. */
export interface SeenEntry {
  n: number;
  at: number;
  seat: number;
  events: unknown[];
  words: Message[];
  names: string[] | null;
}

/** A sentence, or a part of one, that is translated for each reader. */
export interface Message {
  type: "said";
  key: string;
  facts: Record<string, number | string | Who | Group | Pieces | Series | Message>;
}

/** A player, by seat: `$who` is the name, or `you`. */
export interface Who {
  type: "who";
  seat: number;
}

/** Several players, by seat: `$them` is a list of names, `$them-are` is nobody, you, one, us (with you) or many. */
export interface Group {
  type: "group";
  seats: number[];
}

/** Pieces in notation: `$cards` names them, `$cards-count` is their number. */
export interface Pieces {
  type: "pieces";
  pieces: string[];
}

/** Several arguments as a list: `$items` is the list in words, `$items-count` its length. */
export interface Series {
  type: "list";
  items: (number | string | Who | Group | Pieces | Series | Message)[];
  joined: "and" | "comma" | "dash" | "or" | "semicolon";
}

/** The result of a match: winners, scores, and the reason why it ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  said: Message;
}

/** The instruction for the learner, what to highlight, and the state of the step. */
export interface Coach {
  step: number;
  titles: Message[];
  state: "done" | "open" | "wrong";
  said: Message[];
  point: string[];
}

/** The request with this `id` succeeded; `n` is the number of the last entry you have been sent. */
export interface Succeeded {
  t: "done";
  id: number;
  n: number;
}

/** The request with this `id` was refused; the connection stays open. */
export interface Refused {
  t: "refused";
  id: number;
  code: string;
  said: Message;
}

/** A person sent a chat message. */
export interface Spoke {
  t: "spoke";
  line: ChatLine;
}

/** A person sent a reaction. */
export interface Reacted {
  t: "reacted";
  person: string;
  name: string;
  symbol: string;
}

/** Hints from a nudge to the full answer; show one more each time the player asks. */
export interface Hints {
  t: "hints";
  hints: Hint[];
}

/** A piece of advice, and the pieces it points at, in notation. */
export interface Hint {
  said: Message;
  pieces: string[];
}

/** The result of a look-up. */
export interface LookUpResult {
  t: "found";
  lookup: Lookup;
}

/** The result of looking up a text in a game's dictionary: whether it is valid (None: unknown), and why. */
export interface Lookup {
  text: string;
  good: boolean | null;
  said: Message;
}

/** Older entries, and whether there are others before them. */
export interface HistoryPage {
  t: "page";
  match: string;
  entries: SeenEntry[];
  older: boolean;
}

/** Answer with `pong` at once; the server measures your latency with it. */
export interface Ping {
  t: "ping";
  ping: number;
}

/** The server is about to close the connection for this reason; with `again`, reconnect soon. */
export interface Closed {
  t: "closed";
  code: string;
  said: Message;
  again: boolean;
}

/** A game, for the front page and the lobby. */
export interface GameInfo {
  slug: string;
  title: Message;
  blurb: Message;
  least: number;
  most: number;
  levels: string[];
  strongest: number;
  steps: number;
  minutes: number;
  characters: Record<string, number>;
  options: Option[];
}

/** The description of one option, for a form. */
export interface Option {
  name: string;
  title: Message;
  about: Message;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  labels: Message[];
  least: number | null;
  most: number | null;
  pattern: string | null;
  languages: string[];
  free: boolean;
}

/** A drill: its name (`set.find`), its title, and what it trains. */
export interface DrillInfo {
  name: string;
  title: Message;
  about: Message;
}

/** A question with its choices and the right answers. */
export interface Drill {
  name: string;
  seed: string;
  difficulty: number;
  question: Message;
  shown: (Row | Board)[];
  setting: Record<string, number>;
  choices: Choice[];
  pick: number;
  right: number[][];
  why: Record<string, Message>;
  best: Message;
  proof: (Row | Board)[];
  effort: number;
}

/** Pieces side by side, in notation; some may be marked. */
export interface Row {
  type: "row";
  pieces: string[];
  title: Message | null;
  marked: number[];
}

/** A board of a given width and height; squares that are not listed are empty. */
export interface Board {
  type: "board";
  wide: number;
  high: number;
  cells: Cell[];
  has_squares: boolean;
}

/** A square of a board with its piece, if any; a gap is to be filled, and a new piece belongs to the answer. */
export interface Cell {
  x: number;
  y: number;
  square: string;
  piece: string;
  mark: string;
  bonus: number;
}

/** A choice: pieces, a board, text, or a combination. */
export interface Choice {
  shown: Row | Board | null;
  said: Message | null;
}

/** What can be counted with real cards of a game, and short questions about its rules. */
export interface CountPage {
  counts: CountInfo[];
  asked: RuleQuestion[];
}

/** A count of a game: its name, its title, what to enter, and its options. */
export interface CountInfo {
  name: string;
  title: Message;
  about: Message;
  options: Option[];
}

/** A short question about the rules, with its answer and the clauses behind it. */
export interface RuleQuestion {
  name: string;
  question: Message;
  answer: Message;
  clauses: string[];
}

/** The answer to a count. */
export interface CountAnswer {
  said: Message;
  verdict: "" | "no" | "yes";
  points: number | null;
  why: Message[];
  shown: (Row | Board)[];
  setting: Record<string, number>;
  steps: Hint[];
  clauses: string[];
}

/** Who you are; the name is empty until you choose one. */
export interface Me {
  id: string;
  name: string;
}

/** The name that you want. */
export interface NewName {
  name: string;
}

/** A room to open: the game, its options and seats, bots for all other seats, and whether to start at once. */
export interface NewRoom {
  game?: string;
  options?: Record<string, boolean | number | string>;
  seats?: number | null;
  bots?: string | null;
  start?: boolean;
  public?: boolean;
  pace?: "fast" | "normal" | "relaxed";
  quiet?: boolean;
  lesson?: number | null;
  position?: string;
  seat?: number;
}

/** The code of a new room. */
export interface RoomOpened {
  code: string;
}

/** A room in a list. */
export interface Listed {
  code: string;
  game: string;
  host: string;
  people: number;
  seats: number;
  playing: boolean;
  locked: boolean;
}

/** A match of yours in progress: its room, the game, and the other players.

    Where turns take days, `yours` is your turn, `waits_for` has the names of the others whose turn it is, and `due` is
    until when; None while the clock stands still. */
export interface Ongoing {
  code: string;
  game: string;
  others: SeatView[];
  yours: boolean;
  waits_for: string[];
  due: number | null;
}

/** Your matches in progress, and the games at which bots know your strength. */
export interface Mine {
  matches: Ongoing[];
  played: string[];
  turns: number;
  invitations: number;
}

/** The results of the puzzles of a date; puzzles that only a few people have solved are left out. */
export interface Day {
  date: string;
  figures: Solved[];
}

/** How many people solved a daily puzzle on this server, and their median time in milliseconds. */
export interface Solved {
  game: string;
  people: number;
  middle: number;
}

/** Your first result of a daily puzzle; `shape` is empty for the usual one. */
export interface DailyResult {
  game: string;
  date: string;
  shape: string;
  points: number;
  solved: boolean;
  ms: number;
  at: number;
}

/** A page of your matches, the latest first; pass `next` as `before` to get the next page. */
export interface MyMatches {
  matches: MyMatch[];
  next: string;
}

/** A finished match of yours; times are in milliseconds. */
export interface MyMatch {
  match: string;
  game: string;
  seat: number;
  ended: number;
  lasted: number;
  names: string[];
  won: boolean;
  place: number;
  score: number;
  aim: "fewest" | "most" | "none";
  day: string | null;
  pace: number | null;
  figure: number | null;
}

/** Statistics of your matches. */
export interface MyFigures {
  games: GameFigures[];
  levels: LevelResult[];
  companions: Companion[];
  days: number;
  days_played: number;
  shown: string;
  series: PeriodFigures[];
}

/** Your matches of one game, alone or with others; best results count only matches with the game's default
    options. */
export interface GameFigures {
  game: string;
  alone: boolean;
  played: number;
  won: number;
  best: number | null;
  fewest: boolean;
  quickest: number | null;
  pace: number | null;
  figure: number | null;
  lasted: number;
  since: number;
  streak: number;
  longest: number;
}

/** Your results against bots of one level, rounded; -1 is a bot that plays at random. */
export interface LevelResult {
  game: string;
  level: number;
  played: number;
  won: number;
}

/** A person you often play with. */
export interface Companion {
  name: string;
  often: number;
}

/** A series of your matches of one game against one level of bots; `level` is null if there was no bot. */
export interface PeriodFigures {
  step: number;
  level: number | null;
  first: number;
  last: number;
  played: number;
  won: number;
  paced: number;
  pace: number;
  reviewed: number;
  figure: number;
}

/** The progress of a review: not requested, waiting, being made, ready, or failed. */
export interface Reviewed {
  state: "failed" | "none" | "queued" | "ready" | "running";
  id: string;
  ahead: number;
  done: number;
  total: number;
  said: Message | null;
  review: Review | null;
  seat: number | null;
}

/** The review of a match; the same record always has the same review. */
export interface Review {
  format: number;
  game: string;
  commitment: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  unit: Message;
  yardstick: Message;
  players: Player[];
  decisions: Decision[];
  curve: Curve;
}

/** The summary of one seat. */
export interface Player {
  figure: number | null;
  decisions: number;
  mattered: number;
  found: number;
  cost: number;
  lessons: KeyMoment[];
}

/** A decision to learn from. */
export interface KeyMoment {
  decision: number;
  n: number;
  at: number;
  seat: number;
  position: string;
}

/** A decision compared with the best one, judged by what the player could know at the time.

    Values are in the unit of the review; more is better. */
export interface Decision {
  n: number;
  at: number;
  seat: number;
  made: string;
  best: string;
  worth: number;
  top: number;
  blind: number;
  trials: number;
  modelled: boolean;
  matters: boolean;
  said: Message;
}

/** The standing of all seats over the match, with a point at each change. */
export interface Curve {
  said: Message;
  is_open: boolean;
  is_chance: boolean;
  points: Point[];
}

/** A point of the curve: the standing of all seats after an entry of the record. */
export type Point = [number, number[]];

/** A code that makes another device yours, and how many seconds it is valid. */
export interface Handover {
  code: string;
  seconds: number;
}

/** How you can come back: your passkeys, when your recovery code was made, and your devices. */
export interface Account {
  kept: boolean;
  passkeys: PasskeyInfo[];
  recovery: number | null;
  devices: DeviceInfo[];
  played: number;
  offered: boolean;
}

/** A passkey of yours, with the browser in which it was made. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  used: number | null;
}

/** A browser in which you are signed in; `own` is the one that asks. */
export interface DeviceInfo {
  id: string;
  name: string;
  seen: number;
  own: boolean;
}

/** What the browser needs to make a passkey or to sign in with one, as WebAuthn defines it. */
export interface PasskeyOptions {
  options: unknown;
}

/** A new recovery code, which is shown once. */
export interface NewRecovery {
  code: string;
}

/** How a game is scored, and for how many players it is. */
export interface ScoringInfo {
  game: string;
  title: Message;
  least: number;
  most: number;
  scoring: Scoring;
}

/** How a game is scored. */
export interface Scoring {
  aim: "fewest" | "most";
  rounds: ScoredRound[];
  usual: number;
  most_rounds: number;
  entry: "pick" | "points" | "tally";
  question: Message | null;
  picked: number;
  others: number;
  has_dealer: boolean;
  has_first: boolean;
  has_one_scorer: boolean;
  needs_zero: boolean;
  most_together: number;
  decides_ties: boolean;
}

/** The numbers that are possible in a round. */
export interface ScoredRound {
  least: number;
  most: number;
  never: number[];
  about: Message | null;
  short: Message | null;
}

/** A score sheet to start: the game, and the first entries. */
export interface NewScores {
  game: string;
  entries?: (PlayerNamed | PlayerRemoved | PlayersOrdered | PointsEntered | RoundPicked | RoundsSet | TieDecided)[];
}

/** A player joins, or gets another name. */
export interface PlayerNamed {
  t: "named";
  player: string;
  name: string;
  id: string;
  at: number;
}

/** A player is taken off the sheet; naming the player again brings all points back. */
export interface PlayerRemoved {
  t: "removed";
  player: string;
  id: string;
  at: number;
}

/** The order of play; players who are not named follow in the order in which they joined. */
export interface PlayersOrdered {
  t: "ordered";
  players: string[];
  id: string;
  at: number;
}

/** The points of a player in a round; `null` takes them back. */
export interface PointsEntered {
  t: "points";
  round: number;
  player: string;
  points: number | null;
  id: string;
  at: number;
}

/** The player who decided a round, in games that only ask for this; `null` takes it back. */
export interface RoundPicked {
  t: "picked";
  round: number;
  player: string | null;
  id: string;
  at: number;
}

/** How many rounds are played; 0 if the table decides later. */
export interface RoundsSet {
  t: "rounds";
  rounds: number;
  id: string;
  at: number;
}

/** The player who won the decision after a tie; `null` takes it back. */
export interface TieDecided {
  t: "decided";
  player: string | null;
  id: string;
  at: number;
}

/** Entries for a score sheet; those that are there already are left out. The client has the first `since`. */
export interface NewEntries {
  entries: (PlayerNamed | PlayerRemoved | PlayersOrdered | PointsEntered | RoundPicked | RoundsSet | TieDecided)[];
  since?: number;
}

/** The code of a new score sheet. */
export interface ScoresOpened {
  code: string;
}

/** A score sheet: its entries from number `since` on, and how many there are. */
export interface Scores {
  code: string;
  game: string;
  length: number;
  entries: (PlayerNamed | PlayerRemoved | PlayersOrdered | PointsEntered | RoundPicked | RoundsSet | TieDecided)[];
  locked: boolean;
  is_owner: boolean;
  now: number;
  refused: RefusedEntry[];
}

/** An entry that was not taken, and why. */
export interface RefusedEntry {
  id: string;
  said: Message;
}

/** A score sheet of yours. */
export interface MyScores {
  code: string;
  game: string;
  began: number;
  seen: number;
  names: string[];
  totals: number[];
  winners: number[];
  round: number | null;
  rounds: number;
}

/** Your vacation: its end, if you have one now, and how many whole days you have left this year. */
export interface VacationInfo {
  until: number | null;
  days_left: number;
}

/** Notifications: the server's key, in how many browsers you are notified, and your quiet hours. */
export interface PushInfo {
  key: string | null;
  browsers: number;
  here: boolean;
  quiet_since: number | null;
  quiet_until: number | null;
}

/** A browser in which you want to be notified, as it subscribed at its push service. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** Your quiet hours; none if both are equal. `utc` is how many minutes your clock is ahead of UTC. */
export interface NewQuiet {
  since: number;
  until: number;
  utc: number;
}

/** The people with whom you have played, the latest first, others whom you block, and whether you are seen here. */
export interface FriendList {
  people: Friend[];
  shows_presence: boolean;
}

/** A person with whom you have played, with the latest match, or whom you block; `here` is None if not shown. */
export interface Friend {
  person: string;
  name: string;
  last: number;
  game: string;
  here: boolean | null;
  blocked: boolean;
}

/** An invitation to a room, by a person with whom you have played. */
export interface InvitationInfo {
  sender: string;
  name: string;
  room: string;
  game: string;
}

/** Report a person who is or was with you in a room, with the match that it is about. */
export interface NewReport {
  room: string;
  person: string;
  reason: "cheating" | "name" | "other" | "spoiling" | "words";
  match: string;
  words: string;
}

/** Operator: the name under which you signed in. */
export interface OperatorName {
  name: string;
}

/** Operator: a report; times are in milliseconds. */
export interface FiledReport {
  id: string;
  made: number;
  room: string;
  match: string;
  game: string;
  reporter: PersonView;
  person: PersonView;
  reason: string;
  words: string;
  quotes: string[];
  done: number | null;
  done_by: string;
}

/** Operator: a room as everyone in it sees it, without its table and its messages. */
export interface RoomSettings {
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  host: string;
  public: boolean;
  locked: boolean;
  quiet: boolean;
  pace: "fast" | "normal" | "relaxed";
  playing: boolean;
  people: PersonView[];
  seats: SeatView[];
}

/** Operator: how busy the process is that answers; times are in milliseconds, and most are shorter. */
export interface ServerLoad {
  version: string;
  processes: number;
  up_seconds: number;
  memory_mb: number;
  rooms: number;
  matches: number;
  connections: number;
  moves: number;
  refusals: number;
  task_failures: number;
  waiting: Record<string, number>;
  act_ms: number | null;
  commit_ms: number | null;
  lag_ms: number | null;
}

/** Operator: the backups, the latest first; a Postgres has to be backed up with its own programs. */
export interface Backups {
  possible: boolean;
  folder: string;
  files: BackupFile[];
}

/** Operator: a backup that was made in the browser. */
export interface BackupFile {
  name: string;
  bytes: number;
  made: number;
}

/** Operator: a line of the log of what operators did. */
export interface OperatorAction {
  at: number;
  who: string;
  action: string;
  about: string;
}

/** Operator: bans a person (by id) or an address, for some hours or for ever; they are told why. */
export interface NewBan {
  person: string;
  address: string;
  addresses: boolean;
  hours: number | null;
  why: string;
}

/** Operator: a banned person or address; `until` is in milliseconds. */
export interface Banned {
  kind: string;
  who: string;
  until: number | null;
  why: string;
  made: number;
  name: string;
  operator: string;
}

/** Your ratings, whether others may see them, and whether you are in the leaderboards. */
export interface MyRatings {
  ratings: MyRating[];
  hidden: boolean;
  listed: boolean;
  offered: boolean;
}

/** Your rating in a game, and how it became what it is. */
export interface MyRating {
  game: string;
  level: "above" | "below" | "easy" | "expert" | "hard" | "medium";
  sure: boolean;
  matches: number;
  curve: RatingPoint[];
}

/** A rating after a match, in steps of the dial of bots, where 0 is easy and 3 is expert. */
export interface RatingPoint {
  at: number;
  strength: number;
}

/** Whether others may see your ratings, and whether you are in the leaderboards. */
export interface NewChoices {
  hidden: boolean;
  listed: boolean;
}

/** The rating of a person at a rated table; those who hide theirs are left out. */
export interface SeatRating {
  person: string;
  level: "above" | "below" | "easy" | "expert" | "hard" | "medium";
  sure: boolean;
}

/** The leaderboard of a game for a month, or of a daily puzzle for a date. */
export interface LeaderBoard {
  game: string;
  of: string;
  leaders: Leader[];
}

/** A line of a leaderboard; people who end level share a place. */
export interface Leader {
  place: number;
  name: string;
  me: boolean;
  level: "above" | "below" | "easy" | "expert" | "hard" | "medium" | null;
  matches: number;
  points: number;
  lasted: number;
}

/** The games for which this server finds opponents. */
export interface QuickOffer {
  games: string[];
  timed: string[];
}

/** The game and the pace you are looking for. */
export interface WantedMatch {
  game: string;
  pace: "fast" | "normal" | "relaxed";
}

/** Your place in the queue: since when, and the room of your match as soon as there is one. */
export interface QuickPlace {
  since: number;
  room: string;
  bot: boolean;
}

/** A tournament to open; the fields are those of its plan. */
export interface NewTournament {
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  format: "knock-out" | "round-robin" | "swiss";
  size: number;
  rounds: number;
  minutes: number;
  days: number;
  pause: number;
  fill: string;
}

/** The code of a new tournament. */
export interface TournamentOpened {
  code: string;
}

/** A tournament as everybody with the link sees it, with one of its rounds. */
export interface TournamentPage {
  code: string;
  title: string;
  game: string;
  format: "knock-out" | "round-robin" | "swiss";
  size: number;
  minutes: number;
  days: number;
  length: number;
  players: TournamentPlayer[];
  standing: TournamentRow[];
  round: TournamentRound | null;
  current: number;
  rounds: number;
  ended: boolean;
  due: number | null;
  now: number;
  by_host: (TableDecided | PlayersSwapped)[];
  win: number;
  rated: boolean;
  is_host: boolean;
  me: number | null;
  room: string;
}

/** A player of a tournament. */
export interface TournamentPlayer {
  number: number;
  name: string;
  bot: string;
  fills: boolean;
  withdrawn: boolean;
}

/** A player in the standing of a tournament. */
export interface TournamentRow {
  player: number;
  place: number;
  points: number;
  played: number;
  won: number;
  opponents: number;
  reached: number;
}

/** A round. */
export interface TournamentRound {
  number: number;
  tables: TournamentTable[];
  paired: number;
  settled: number;
}

/** A table of a round. */
export interface TournamentTable {
  players: number[];
  room: string;
  places: number[];
  scores: number[];
  match: string;
  replays: number | null;
  until: number | null;
}

/** How a table ended; the latest entry of a table holds. */
export interface TableDecided {
  t: "decided";
  round: number;
  table: number;
  places: number[];
  scores: number[];
  by: "clock" | "host" | "room";
  match: string;
  at: number;
}

/** The host exchanges two players; one who has no table in this round replaces the other. */
export interface PlayersSwapped {
  t: "swapped";
  round: number;
  first: number;
  second: number;
  rooms: [string, string];
  at: number;
}

/** A tournament that you host or play in. */
export interface MyTournament {
  code: string;
  title: string;
  game: string;
  began: number;
  ended: boolean;
  is_host: boolean;
}

/** A club as its members see it; other people with the link see its name alone. */
export interface ClubPage {
  code: string;
  name: string;
  next: number;
  year: number;
  members: ClubMember[];
  table: ClubRow[];
  pairs: HeadToHead[];
  recent: ClubResult[];
  me: number | null;
  host: number | null;
}

/** A member of a club; the name is empty until the person has chosen one. */
export interface ClubMember {
  number: number;
  name: string;
  removed: boolean;
}

/** A member in the table of a year. */
export interface ClubRow {
  member: number;
  played: number;
  won: number;
}

/** Two members who have met: how often each of them was ahead; the rest were ties. */
export interface HeadToHead {
  one: number;
  other: number;
  played: number;
  ahead: number;
  behind: number;
}

/** A match in the club's room, or a score sheet of a real table. */
export interface ClubResult {
  kind: "match" | "sheet";
  id: string;
  game: string;
  ended: number;
  places: [number, number][];
}

/** The code of a new club. */
export interface ClubOpened {
  code: string;
}

/** A club of yours. */
export interface MyClub {
  code: string;
  name: string;
  next: number;
}

/** A refusal over HTTP. */
export interface ErrorBody {
  code: string;
  sentence: string;
  said: Message;
}

/** A finished match: its game, players and outcome, and the time and seat of each entry.

    `commitment` was published before the deal, and `seed` is the value it commits to; `position` is the starting
    position, if the match did not start with a deal. */
export interface FinishedMatch {
  match: string;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  bots: string[];
  times: number[];
  seats: number[];
  outcome: Outcome;
  commitment: string;
  seed: string;
  position: string | null;
}

/** The updates for one point of view from entry `start` to entry `until`.

    The first update is complete, with the latest entries; one update follows for each later entry with visible events.
    With all cards face up, `hidden` has for each update what someone does not see. */
export interface ReplayPage {
  match: string;
  start: number;
  until: number;
  letters: MatchUpdate[];
  hidden: HiddenPieces[][];
}

/** Pieces that not everybody sees, in the order in which they are held or drawn. */
export interface HiddenPieces {
  pieces: string[];
  seat: number | null;
  name: Message | null;
}

/** The result of verifying a deal: how many acts and events were replayed, or `why` they do not match the record. */
export interface Deal {
  acts: number;
  events: number;
  why: Message | null;
}

/** The whole table at a moment, as a position from which one can play on, and the seats that could act. */
export interface ReplayPosition {
  n: number;
  position: string;
  actors: number[];
}

/** A decision tried again: the table as the seat sees it, and the verdict once there is one.

    `right` is None while the player can go on. */
export interface Retried {
  letter: MatchUpdate;
  right: boolean | null;
  said: Message | null;
}

export type Request =
  | Hello
  | Rendered
  | History
  | MakeMove
  | Chat
  | React
  | Sit
  | Stand
  | Choose
  | Resize
  | SeatBot
  | Start
  | StartStep
  | Lobby
  | Kick
  | Publish
  | Quiet
  | Lock
  | Enter
  | SetPace
  | Hurry
  | AskHint
  | LookUp
  | Pong;

export type Answer =
  | Welcome
  | Locked
  | RoomUpdate
  | MatchUpdate
  | Succeeded
  | Refused
  | Spoke
  | Reacted
  | Hints
  | LookUpResult
  | HistoryPage
  | Ping
  | Closed;

// -- crossword-set

/** A match of CROSSWORD SET as one seat sees it. */
export interface CrosswordSetView {
  seats: number;
  acted: number[];
  now: number;
  phase: "between" | "building" | "over" | "rolling";
  round: number;
  since: number;
  last: number;
  gave_up: number[];
  ready: number[];
  away: number[];
  sheet: number[][];
  results: CrosswordSetResult[];
  solution: CrosswordSetSolution | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  rounds: number;
  joining: "crossing" | "touching";
  bag: number;
  guests_may_come: boolean;
  players: CrosswordSetPlayerView[];
}

/** The result of a round. */
export interface CrosswordSetResult {
  reason: "completed" | "given-up" | "time";
  winner: number | null;
  unused: number[];
  extra: number[];
  length: number;
}

/** With one player: the solver's grid, made of the first `dice` dice. */
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

/** A player, their dice in the order in which they were rolled, and their grid. */
export interface CrosswordSetPlayerView {
  points: number;
  dice: CrosswordSetDieView[];
  unused: number;
  extra: number;
  sets: [string, string, string][];
  part: string[];
  frozen: boolean;
  spoilt: CrosswordSetNoSet[];
}

/** A die in front of its player or on a grid. */
export interface CrosswordSetDieView {
  die: string;
  face: string;
  grid: number | null;
  square: string | null;
  declared: boolean;
  frozen: boolean;
  in_set: boolean;
  used: boolean;
}

/** Three dice in a row or column that are not a SET, and every feature that spoils it. */
export interface CrosswordSetNoSet {
  line: [string, string, string];
  why: CrosswordSetFault[];
}

/** A feature on which two pieces agree and one differs, with the letters of both values in notation. */
export interface CrosswordSetFault {
  feature: "colour" | "number" | "shading" | "symbol";
  two: string;
  one: string;
}

/** A round began: all players rolled their dice at the same moment. */
export interface CrosswordSetBegan {
  type: "Began";
  round: number;
  hands: [string, string][][];
  at: number;
}

/** A player moved dice on their own grid; `wilds` are other WILDs that got new features by it. */
export interface CrosswordSetArranged {
  type: "Arranged";
  seat: number;
  steps: ([string, string, string | null])[];
  at: number;
  wilds: [string, string][];
}

/** A player put dice on another player's grid, which froze the dice named in `frozen`. */
export interface CrosswordSetVisited {
  type: "Visited";
  seat: number;
  host: number;
  steps: ([string, string, string | null])[];
  frozen: string[];
  at: number;
  wilds: [string, string][];
}

/** A player declared what a WILD stands for, or left it to the table. */
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

/** The die taken from the bag was rolled. */
export interface CrosswordSetRolled {
  type: "Rolled";
  seat: number;
  die: string;
  face: string;
}

/** A player gave the round up. */
export interface CrosswordSetGaveUp {
  type: "GaveUp";
  seat: number;
  at: number;
}

/** A player withdrew giving up. */
export interface CrosswordSetWithdrew {
  type: "Withdrew";
  seat: number;
  at: number;
}

/** A player is ready to continue. */
export interface CrosswordSetReadied {
  type: "Readied";
  seat: number;
  at: number;
}

/** The time limit has passed. */
export interface CrosswordSetTimeUp {
  type: "TimeUp";
  at: number;
}

/** A round is over: the points of each player, the result, and whether the match is over. */
export interface CrosswordSetRoundOver {
  type: "RoundOver";
  points: number[];
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

/** A player returned. */
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
  | CrosswordSetRoundOver
  | CrosswordSetGone
  | CrosswordSetReturned;

// -- crossword-set-daily

/** A puzzle as all players see it; the best score is hidden until the end. */
export interface CrosswordSetDailyPuzzleView {
  date: string;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  level: number;
  table: CrosswordSetDailyView;
  steps: string[];
  points: number;
  answer: string[];
  solution: CrosswordSetDailyView | null;
}

/** A match of CROSSWORD SET as one seat sees it. */
export interface CrosswordSetDailyView {
  seats: number;
  acted: number[];
  now: number;
  phase: "between" | "building" | "over" | "rolling";
  round: number;
  since: number;
  last: number;
  gave_up: number[];
  ready: number[];
  away: number[];
  sheet: number[][];
  results: CrosswordSetDailyResult[];
  solution: CrosswordSetDailySolution | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  rounds: number;
  joining: "crossing" | "touching";
  bag: number;
  guests_may_come: boolean;
  players: CrosswordSetDailyPlayerView[];
}

/** The result of a round. */
export interface CrosswordSetDailyResult {
  reason: "completed" | "given-up" | "time";
  winner: number | null;
  unused: number[];
  extra: number[];
  length: number;
}

/** With one player: the solver's grid, made of the first `dice` dice. */
export interface CrosswordSetDailySolution {
  dice: number;
  extra: number;
  laid: CrosswordSetDailyLaid[];
}

/** A die in a finished grid. */
export interface CrosswordSetDailyLaid {
  die: string;
  face: string;
  square: string;
}

/** A player, their dice in the order in which they were rolled, and their grid. */
export interface CrosswordSetDailyPlayerView {
  points: number;
  dice: CrosswordSetDailyDieView[];
  unused: number;
  extra: number;
  sets: [string, string, string][];
  part: string[];
  frozen: boolean;
  spoilt: CrosswordSetDailyNoSet[];
}

/** A die in front of its player or on a grid. */
export interface CrosswordSetDailyDieView {
  die: string;
  face: string;
  grid: number | null;
  square: string | null;
  declared: boolean;
  frozen: boolean;
  in_set: boolean;
  used: boolean;
}

/** Three dice in a row or column that are not a SET, and every feature that spoils it. */
export interface CrosswordSetDailyNoSet {
  line: [string, string, string];
  why: CrosswordSetDailyFault[];
}

/** A feature on which two pieces agree and one differs, with the letters of both values in notation. */
export interface CrosswordSetDailyFault {
  feature: "colour" | "number" | "shading" | "symbol";
  two: string;
  one: string;
}

/** The puzzle was laid out. */
export interface CrosswordSetDailyLaidOut {
  type: "LaidOut";
  first: CrosswordSetDailyState;
}

/** The complete state of a match. The bag is in the order of the dice's numbers. */
export interface CrosswordSetDailyState {
  seats: number;
  acted: number[];
  now: number;
  phase: "between" | "building" | "over" | "rolling";
  round: number;
  since: number;
  last: number;
  gave_up: number[];
  ready: number[];
  away: number[];
  sheet: number[][];
  results: CrosswordSetDailyResult[];
  solution: CrosswordSetDailySolution | null;
  hands: CrosswordSetDailyHeld[][];
  bag: string[];
  reaching: number | null;
  time_up: boolean;
}

/** A player's die: its face, the grid on which it lies, and its square. */
export interface CrosswordSetDailyHeld {
  die: string;
  face: string;
  grid: number | null;
  square: string | null;
  declared: boolean;
  frozen: boolean;
}

/** A step was made, with its events. */
export interface CrosswordSetDailyStepped {
  type: "Stepped";
  step: CrosswordSetDailyPut;
  happened: CrosswordSetDailyArranged[];
  at: number;
}

/** Move one or several of the player's dice at once to squares of their own grid, or off it. */
export interface CrosswordSetDailyPut {
  type: "Put";
  steps: ([string, string | null])[];
}

/** A player moved dice on their own grid; `wilds` are other WILDs that got new features by it. */
export interface CrosswordSetDailyArranged {
  type: "Arranged";
  seat: number;
  steps: ([string, string, string | null])[];
  at: number;
  wilds: [string, string][];
}

/** A wrong step was tried, with its consequence. */
export interface CrosswordSetDailySlipped {
  type: "Slipped";
  step: CrosswordSetDailyPut;
  happened: CrosswordSetDailyArranged;
  at: number;
}

/** The last step was undone. */
export interface CrosswordSetDailySteppedBack {
  type: "SteppedBack";
  at: number;
}

/** The puzzle ended: the score, the best score, and its solution. */
export interface CrosswordSetDailyFinished {
  type: "Finished";
  ended: "done" | "solved";
  points: number;
  best: number;
  answer: CrosswordSetDailyPut[];
  at: number;
}

export type CrosswordSetDailyEvent =
  | CrosswordSetDailyLaidOut
  | CrosswordSetDailyStepped
  | CrosswordSetDailySlipped
  | CrosswordSetDailySteppedBack
  | CrosswordSetDailyFinished;

// -- five-crowns

/** A match of Five Crowns as one seat sees it; a spectator's hand is empty.

    It remembers everything that was ever face up: the whole discard pile, and the cards players took from it. */
export interface FiveCrownsView {
  seats: number;
  known: string[][];
  laid: (FiveCrownsLaid | null)[];
  phase: "deal" | "over" | "play";
  wild: number;
  dealer: number;
  turn: number;
  has_drawn: boolean;
  since: number;
  turns: number;
  out: number | null;
  discards: string[];
  reshuffled: string[];
  sheet: number[][];
  past: FiveCrownsPast | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  wilds: number[];
  taken: string | null;
  pile: number;
  hand: string[];
  counts: number[];
  drawn: string[];
  totals: number[];
  leaders: number[];
  analysis: FiveCrownsHandAnalysis | null;
}

/** Cards in books and runs, the cards left over, and their points. */
export interface FiveCrownsLaid {
  melds: FiveCrownsMeld[];
  left: string[];
  points: number;
}

/** A book or a run on the table; the cards of a run lie from low to high.

    `rank` is the rank of a book, or the lowest rank of a run, even if a wild card stands for it. */
export interface FiveCrownsMeld {
  kind: "book" | "run";
  rank: number;
  suit: "" | "*" | "C" | "D" | "H" | "S";
  cards: string[];
}

/** The hand before this one, as all players laid it down; each player's cards are one word of notation. */
export interface FiveCrownsPast {
  wild: number;
  out: number | null;
  laid: string[];
  points: number[];
}

/** The analysis of the viewer's hand: the points of each card if it is left, and the best arrangement.

    After a card was taken, `choices` has every possible discard, those that leave the fewest points first. */
export interface FiveCrownsHandAnalysis {
  worth: number[];
  laid: FiveCrownsLaid;
  choices: FiveCrownsChoice[];
}

/** A possible discard, and the best arrangement of the other cards. */
export interface FiveCrownsChoice {
  card: string;
  laid: FiveCrownsLaid;
}

/** A hand was dealt and one card turned over; the rest is the draw pile, its top card last. */
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

/** A player laid down all cards but the discard; all others have one more turn. */
export interface FiveCrownsWentOut {
  type: "WentOut";
  seat: number;
  card: string;
  laid: FiveCrownsLaid;
  at: number;
  late: boolean;
}

/** After a player went out: another laid down their cards and discarded one. */
export interface FiveCrownsLaidDown {
  type: "LaidDown";
  seat: number;
  card: string;
  laid: FiveCrownsLaid;
  at: number;
  late: boolean;
}

/** The discard pile, except its top card, became the draw pile; players do not see its order. */
export interface FiveCrownsReshuffled {
  type: "Reshuffled";
  size: number;
  deck: string[];
}

/** The turn limit was reached before a player went out: all players laid down their cards. */
export interface FiveCrownsStopped {
  type: "Stopped";
  laid: FiveCrownsLaid[];
}

/** A hand is over and all points were added to the sheet; `over` if it was the last hand. */
export interface FiveCrownsRoundOver {
  type: "RoundOver";
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
  | FiveCrownsRoundOver;

// -- five-crowns-daily

/** A puzzle as all players see it; the best score is hidden until the end. */
export interface FiveCrownsDailyPuzzleView {
  date: string;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  level: number;
  table: FiveCrownsDailyHandsView;
  steps: string[];
  points: number;
  answer: string[];
  solution: FiveCrownsDailyHandsView | null;
}

/** The view of the puzzle, with the best arrangement of each hand and the current offer. */
export interface FiveCrownsDailyHandsView {
  hands: FiveCrownsDailyOffered[];
  laid: FiveCrownsDailyLaid[];
  current: number | null;
  gone: string[];
}

/** A hand, and the pairs still to be offered for it, the next one first. */
export interface FiveCrownsDailyOffered {
  hand: string[];
  offers: [string, string][];
}

/** Cards in books and runs, the cards left over, and their points. */
export interface FiveCrownsDailyLaid {
  melds: FiveCrownsDailyMeld[];
  left: string[];
  points: number;
}

/** A book or a run on the table; the cards of a run lie from low to high.

    `rank` is the rank of a book, or the lowest rank of a run, even if a wild card stands for it. */
export interface FiveCrownsDailyMeld {
  kind: "book" | "run";
  rank: number;
  suit: "" | "*" | "C" | "D" | "H" | "S";
  cards: string[];
}

/** The puzzle was laid out. */
export interface FiveCrownsDailyLaidOut {
  type: "LaidOut";
  first: FiveCrownsDailyHands;
}

/** Three hands, and the cards that were discarded or declined. */
export interface FiveCrownsDailyHands {
  hands: FiveCrownsDailyOffered[];
  gone: string[];
}

/** A step was made, with its events. */
export interface FiveCrownsDailyStepped {
  type: "Stepped";
  step: FiveCrownsDailyExchange | FiveCrownsDailyDecline;
  happened: (FiveCrownsDailyChose | FiveCrownsDailyLaidDown)[];
  at: number;
}

/** Take a card of the offered pair, and discard one of the hand. */
export interface FiveCrownsDailyExchange {
  type: "Exchange";
  taken: string;
  dropped: string;
}

/** Take neither card of the pair. */
export interface FiveCrownsDailyDecline {
  type: "Decline";
}

/** A card of the pair was exchanged for one of the hand, or the pair was declined; `gone` left the puzzle. */
export interface FiveCrownsDailyChose {
  type: "Chose";
  taken: string | null;
  gone: string[];
}

/** A hand was laid down. */
export interface FiveCrownsDailyLaidDown {
  type: "LaidDown";
  size: number;
  laid: FiveCrownsDailyLaid;
}

/** A wrong step was tried, with its consequence. */
export interface FiveCrownsDailySlipped {
  type: "Slipped";
  step: FiveCrownsDailyExchange | FiveCrownsDailyDecline;
  happened: FiveCrownsDailyChose | FiveCrownsDailyLaidDown;
  at: number;
}

/** The last step was undone. */
export interface FiveCrownsDailySteppedBack {
  type: "SteppedBack";
  at: number;
}

/** The puzzle ended: the score, the best score, and its solution. */
export interface FiveCrownsDailyFinished {
  type: "Finished";
  ended: "done" | "solved";
  points: number;
  best: number;
  answer: (FiveCrownsDailyExchange | FiveCrownsDailyDecline)[];
  at: number;
}

export type FiveCrownsDailyView = FiveCrownsDailyPuzzleView;

export type FiveCrownsDailyEvent =
  | FiveCrownsDailyLaidOut
  | FiveCrownsDailyStepped
  | FiveCrownsDailySlipped
  | FiveCrownsDailySteppedBack
  | FiveCrownsDailyFinished;

// -- five-crowns-solitaire

/** Everything but the order of the cards still to come; the same for spectators. */
export interface FiveCrownsSolitaireView {
  piles: string[][];
  points: number[];
  closed: (FiveCrownsSolitaireLaid | null)[];
  turned: string | null;
  gone: string[];
  now: number;
  ended: "all-closed" | "used-up" | "";
  seat: number | null;
  actors: number[];
  left: number;
  deadline: number | null;
  analysis: (FiveCrownsSolitaireSorted | null)[];
}

/** Cards in books and runs, the cards left over, and their points. */
export interface FiveCrownsSolitaireLaid {
  melds: FiveCrownsSolitaireMeld[];
  left: string[];
  points: number;
}

/** A book or a run on the table; the cards of a run lie from low to high.

    `rank` is the rank of a book, or the lowest rank of a run, even if a wild card stands for it. */
export interface FiveCrownsSolitaireMeld {
  kind: "book" | "run";
  rank: number;
  suit: "" | "*" | "C" | "D" | "H" | "S";
  cards: string[];
}

/** The analysis of an open pile: its best arrangement, and the points after each discard, fewest first. */
export interface FiveCrownsSolitaireSorted {
  laid: FiveCrownsSolitaireLaid;
  drops: FiveCrownsSolitaireDrop[];
}

/** A possible discard when the turned card is added, and the points then left. */
export interface FiveCrownsSolitaireDrop {
  card: string;
  points: number;
}

/** The piles were set out; `points` are the points each leaves. */
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

/** The turned card went onto a pile and another card was discarded; `points` are the points the pile leaves now. */
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

/** The match is over: all piles are closed, or no card is left to turn. */
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

// -- karma

/** A match of Karma as one seat sees it.

    It holds everything that was ever shown. With `forgetful` memory, people are sent it without what they have to
    remember: the pile below its top, the cards that have left the game, and the known cards of hands are hidden. */
export interface KarmaView {
  players: KarmaPlayer[];
  phase: "choose" | "deal" | "follow" | "give" | "over" | "play";
  turn: number;
  turns: number;
  pile: string[];
  last: string | null;
  row: number;
  gone: string[];
  out: number[];
  since: number;
  ended: "one-left" | "turn-limit" | "";
  losers: number[];
  seat: number | null;
  actors: number[];
  deadline: number | null;
  memory: "forgetful" | "open";
  hand: string[];
  chosen: string[];
  draw: number;
  step: KarmaStep | null;
}

/** The public part of a player. */
export interface KarmaPlayer {
  hand: number;
  known: string[];
  up: string[];
  down: boolean[];
  has_chosen: boolean;
}

/** Details of the current step, for human players. */
export interface KarmaStep {
  lowest: number;
  highest: number;
  source: "down" | "hand" | "up" | null;
  deadline: number | null;
  allowed: number | null;
}

/** Each player was dealt three Facedown Table Cards and six cards; `draw` is the draw pile, next card first. */
export interface KarmaDealt {
  type: "Dealt";
  down: string[][];
  hands: string[][];
  draw: string[];
}

/** A player has chosen three cards, or the table chose when the time ran out. */
export interface KarmaLaid {
  type: "Laid";
  seat: number;
  cards: string[];
  at: number;
  late: boolean;
}

/** The Faceup Table Cards of all players were revealed. */
export interface KarmaRevealed {
  type: "Revealed";
  up: string[][];
  turn: number;
}

/** Cards were played, with their effects, the player to act next, and the next phase. */
export interface KarmaPlayed {
  type: "Played";
  seat: number;
  cards: string[];
  source: "down" | "hand" | "up";
  at: number;
  turn: number;
  phase: "choose" | "deal" | "follow" | "give" | "over" | "play";
  place: number;
  drew: string[];
  cleared: boolean;
  lifted: string | null;
  out: boolean;
  late: boolean;
}

/** A player took the pile into the hand, with the Facedown card that did not fit, if any. */
export interface KarmaPickedUp {
  type: "PickedUp";
  seat: number;
  cards: string[];
  at: number;
  turn: number;
  turned: string | null;
  place: number;
  late: boolean;
}

/** The pile went to another player; `back` if that player had been out and is in the game again. */
export interface KarmaGave {
  type: "Gave";
  seat: number;
  to: number;
  cards: string[];
  at: number;
  turn: number;
  back: boolean;
  drew: string[];
  out: boolean;
  late: boolean;
}

/** The match is over, for the given reason. */
export interface KarmaEnded {
  type: "Ended";
  reason: "one-left" | "turn-limit";
  losers: number[];
}

export type KarmaEvent =
  | KarmaDealt
  | KarmaLaid
  | KarmaRevealed
  | KarmaPlayed
  | KarmaPickedUp
  | KarmaGave
  | KarmaEnded;

// -- karma-daily

/** A puzzle as all players see it; the best score is hidden until the end. */
export interface KarmaDailyPuzzleView {
  date: string;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  level: number;
  table: KarmaDailyView;
  steps: string[];
  points: number;
  answer: string[];
  solution: KarmaDailyView | null;
}

/** A match of Karma as one seat sees it.

    It holds everything that was ever shown. With `forgetful` memory, people are sent it without what they have to
    remember: the pile below its top, the cards that have left the game, and the known cards of hands are hidden. */
export interface KarmaDailyView {
  players: KarmaDailyPlayer[];
  phase: "choose" | "deal" | "follow" | "give" | "over" | "play";
  turn: number;
  turns: number;
  pile: string[];
  last: string | null;
  row: number;
  gone: string[];
  out: number[];
  since: number;
  ended: "one-left" | "turn-limit" | "";
  losers: number[];
  seat: number | null;
  actors: number[];
  deadline: number | null;
  memory: "forgetful" | "open";
  hand: string[];
  chosen: string[];
  draw: number;
  step: KarmaDailyStep | null;
}

/** The public part of a player. */
export interface KarmaDailyPlayer {
  hand: number;
  known: string[];
  up: string[];
  down: boolean[];
  has_chosen: boolean;
}

/** Details of the current step, for human players. */
export interface KarmaDailyStep {
  lowest: number;
  highest: number;
  source: "down" | "hand" | "up" | null;
  deadline: number | null;
  allowed: number | null;
}

/** The puzzle was laid out. */
export interface KarmaDailyLaidOut {
  type: "LaidOut";
  first: KarmaDailyState;
}

/** The complete state of a match. During the choice a hand has six cards, including the chosen ones. */
export interface KarmaDailyState {
  players: KarmaDailyPlayer[];
  phase: "choose" | "deal" | "follow" | "give" | "over" | "play";
  turn: number;
  turns: number;
  pile: string[];
  last: string | null;
  row: number;
  gone: string[];
  out: number[];
  since: number;
  ended: "one-left" | "turn-limit" | "";
  losers: number[];
  hands: number[];
  down: ((string | null)[])[];
  chosen: number[];
  draw: string[];
}

/** A step was made, with its events. */
export interface KarmaDailyStepped {
  type: "Stepped";
  step: KarmaDailyPlay | KarmaDailyPickUp;
  happened: (KarmaDailyPlayed | KarmaDailyPickedUp | KarmaDailyGave)[];
  at: number;
}

/** Play one to three cards of a kind from the current source, which the rules determine. */
export interface KarmaDailyPlay {
  type: "Play";
  card: string;
  count: number;
}

/** Take the whole pile into the hand. */
export interface KarmaDailyPickUp {
  type: "PickUp";
}

/** Cards were played, with their effects, the player to act next, and the next phase. */
export interface KarmaDailyPlayed {
  type: "Played";
  seat: number;
  cards: string[];
  source: "down" | "hand" | "up";
  at: number;
  turn: number;
  phase: "choose" | "deal" | "follow" | "give" | "over" | "play";
  place: number;
  drew: string[];
  cleared: boolean;
  lifted: string | null;
  out: boolean;
  late: boolean;
}

/** A player took the pile into the hand, with the Facedown card that did not fit, if any. */
export interface KarmaDailyPickedUp {
  type: "PickedUp";
  seat: number;
  cards: string[];
  at: number;
  turn: number;
  turned: string | null;
  place: number;
  late: boolean;
}

/** The pile went to another player; `back` if that player had been out and is in the game again. */
export interface KarmaDailyGave {
  type: "Gave";
  seat: number;
  to: number;
  cards: string[];
  at: number;
  turn: number;
  back: boolean;
  drew: string[];
  out: boolean;
  late: boolean;
}

/** A wrong step was tried, with its consequence. */
export interface KarmaDailySlipped {
  type: "Slipped";
  step: KarmaDailyPlay | KarmaDailyPickUp;
  happened: KarmaDailyPlayed | KarmaDailyPickedUp | KarmaDailyGave;
  at: number;
}

/** The last step was undone. */
export interface KarmaDailySteppedBack {
  type: "SteppedBack";
  at: number;
}

/** The puzzle ended: the score, the best score, and its solution. */
export interface KarmaDailyFinished {
  type: "Finished";
  ended: "done" | "solved";
  points: number;
  best: number;
  answer: (KarmaDailyPlay | KarmaDailyPickUp)[];
  at: number;
}

export type KarmaDailyEvent =
  | KarmaDailyLaidOut
  | KarmaDailyStepped
  | KarmaDailySlipped
  | KarmaDailySteppedBack
  | KarmaDailyFinished;

// -- scramble-set

/** A match of SCRAMBLE SET as one seat sees it; only calls in the photo finish are hidden. */
export interface ScrambleSetView {
  seats: number;
  calling: ScrambleSetCalling | null;
  away: number[];
  won: [number, number, number][][];
  penalties: number[];
  rests: (number | null)[];
  phase: "over" | "pause" | "rolling" | "round" | "stopped" | "tie-break";
  round: number;
  rolled: number;
  since: number;
  dice: string[];
  faces: string[];
  lying: number[];
  sheet: number[][];
  history: ScrambleSetRound[];
  pause_ends: number | null;
  ready: number[];
  tied: number[];
  winners: number[];
  ended: "alone" | "most-sets" | "shared" | "stopped" | "tie-break" | "";
  seat: number | null;
  actors: number[];
  deadline: number | null;
  rounds: number;
  scores: number[];
  sets: [string, string, string][][];
  contenders: number[];
  pressed: ScrambleSetPress | null;
}

/** The player who has the board, and the deadline. */
export interface ScrambleSetCalling {
  seat: number;
  due: number;
}

/** The facts about a finished round, besides the points on the sheet. */
export interface ScrambleSetRound {
  best: number;
  ms: number;
  stopped: boolean;
}

/** A call that waits for the photo finish: when it arrived and when it counts. */
export interface ScrambleSetPress {
  seat: number;
  arrived: number;
  counts: number;
}

/** Dice were rolled: the die and the face in each place. `tied` are the players between whom this roll decides. */
export interface ScrambleSetRolled {
  type: "Rolled";
  round: number;
  dice: string[];
  faces: string[];
  at: number;
  tied: number[];
}

/** A SET was taken; a WILD has the face it stands for, if that is certain. */
export interface ScrambleSetTook {
  type: "Took";
  seat: number;
  places: [number, number, number];
  faces: [string, string, string];
  at: number;
}

/** A call without a SET: the wrong dice and their faults, or no dice in time; and the penalty. */
export interface ScrambleSetMissed {
  type: "Missed";
  seat: number;
  reason: "late" | "left" | "wrong";
  at: number;
  rest: number | null;
  places: number[];
  faces: string[];
  why: ScrambleSetFault[];
}

/** A feature on which two pieces agree and one differs, with the letters of both values in notation. */
export interface ScrambleSetFault {
  feature: "colour" | "number" | "shading" | "symbol";
  two: string;
  one: string;
}

/** A player may call again. */
export interface ScrambleSetRested {
  type: "Rested";
  seat: number;
  at: number;
}

/** A player is ready to continue. */
export interface ScrambleSetReadied {
  type: "Readied";
  seat: number;
  at: number;
}

/** The time limit has passed. */
export interface ScrambleSetTimeUp {
  type: "TimeUp";
  at: number;
}

/** With one player: the player ended the round. */
export interface ScrambleSetStopped {
  type: "Stopped";
  seat: number;
  at: number;
}

/** A round is over: the points of each player, and facts about it; `deadline` is the end of the pause, if any. */
export interface ScrambleSetRoundOver {
  type: "RoundOver";
  scores: number[];
  best: number;
  ms: number;
  stopped: boolean;
  deadline: number | null;
}

/** The match is over. */
export interface ScrambleSetEnded {
  type: "Ended";
  winners: number[];
  reason: "alone" | "most-sets" | "shared" | "stopped" | "tie-break";
}

/** A call arrived, and an earlier one may still be on its way. */
export interface ScrambleSetPressed {
  type: "Pressed";
  seat: number;
  at: number;
  counts: number;
}

/** A player gets the board; `photo` has all presses if several were compared. */
export interface ScrambleSetCalled {
  type: "Called";
  seat: number;
  at: number;
  due: number;
  photo: ScrambleSetPress[];
}

/** The house measured the latency of a connection. */
export interface ScrambleSetMeasured {
  type: "Measured";
  seat: number;
  ms: number;
  at: number;
}

/** A player left. */
export interface ScrambleSetGone {
  type: "Gone";
  seat: number;
  at: number;
}

/** A player returned. */
export interface ScrambleSetReturned {
  type: "Returned";
  seat: number;
  at: number;
}

export type ScrambleSetEvent =
  | ScrambleSetRolled
  | ScrambleSetTook
  | ScrambleSetMissed
  | ScrambleSetRested
  | ScrambleSetReadied
  | ScrambleSetTimeUp
  | ScrambleSetStopped
  | ScrambleSetRoundOver
  | ScrambleSetEnded
  | ScrambleSetPressed
  | ScrambleSetCalled
  | ScrambleSetMeasured
  | ScrambleSetGone
  | ScrambleSetReturned;

// -- scramble-set-daily

/** A puzzle as all players see it; the best score is hidden until the end. */
export interface ScrambleSetDailyPuzzleView {
  date: string;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  level: number;
  table: ScrambleSetDailyView;
  steps: string[];
  points: number;
  answer: string[];
  solution: ScrambleSetDailyView | null;
}

/** A match of SCRAMBLE SET as one seat sees it; only calls in the photo finish are hidden. */
export interface ScrambleSetDailyView {
  seats: number;
  calling: ScrambleSetDailyCalling | null;
  away: number[];
  won: [number, number, number][][];
  penalties: number[];
  rests: (number | null)[];
  phase: "over" | "pause" | "rolling" | "round" | "stopped" | "tie-break";
  round: number;
  rolled: number;
  since: number;
  dice: string[];
  faces: string[];
  lying: number[];
  sheet: number[][];
  history: ScrambleSetDailyRound[];
  pause_ends: number | null;
  ready: number[];
  tied: number[];
  winners: number[];
  ended: "alone" | "most-sets" | "shared" | "stopped" | "tie-break" | "";
  seat: number | null;
  actors: number[];
  deadline: number | null;
  rounds: number;
  scores: number[];
  sets: [string, string, string][][];
  contenders: number[];
  pressed: ScrambleSetDailyPress | null;
}

/** The player who has the board, and the deadline. */
export interface ScrambleSetDailyCalling {
  seat: number;
  due: number;
}

/** The facts about a finished round, besides the points on the sheet. */
export interface ScrambleSetDailyRound {
  best: number;
  ms: number;
  stopped: boolean;
}

/** A call that waits for the photo finish: when it arrived and when it counts. */
export interface ScrambleSetDailyPress {
  seat: number;
  arrived: number;
  counts: number;
}

/** The puzzle was laid out. */
export interface ScrambleSetDailyLaidOut {
  type: "LaidOut";
  first: ScrambleSetDailyState;
}

/** The complete state of a match. */
export interface ScrambleSetDailyState {
  seats: number;
  calling: ScrambleSetDailyCalling | null;
  away: number[];
  won: [number, number, number][][];
  penalties: number[];
  rests: (number | null)[];
  phase: "over" | "pause" | "rolling" | "round" | "stopped" | "tie-break";
  round: number;
  rolled: number;
  since: number;
  dice: string[];
  faces: string[];
  lying: number[];
  sheet: number[][];
  history: ScrambleSetDailyRound[];
  pause_ends: number | null;
  ready: number[];
  tied: number[];
  winners: number[];
  ended: "alone" | "most-sets" | "shared" | "stopped" | "tie-break" | "";
  now: number;
  presses: ScrambleSetDailyPress[];
  lags: number[];
  aside: string[];
}

/** A step was made, with its events. */
export interface ScrambleSetDailyStepped {
  type: "Stepped";
  step: ScrambleSetDailyTake;
  happened: (ScrambleSetDailyTook | ScrambleSetDailyMissed)[];
  at: number;
}

/** Take three dice as a SET, in any order. */
export interface ScrambleSetDailyTake {
  type: "Take";
  places: [number, number, number];
}

/** A SET was taken; a WILD has the face it stands for, if that is certain. */
export interface ScrambleSetDailyTook {
  type: "Took";
  seat: number;
  places: [number, number, number];
  faces: [string, string, string];
  at: number;
}

/** A call without a SET: the wrong dice and their faults, or no dice in time; and the penalty. */
export interface ScrambleSetDailyMissed {
  type: "Missed";
  seat: number;
  reason: "late" | "left" | "wrong";
  at: number;
  rest: number | null;
  places: number[];
  faces: string[];
  why: ScrambleSetDailyFault[];
}

/** A feature on which two pieces agree and one differs, with the letters of both values in notation. */
export interface ScrambleSetDailyFault {
  feature: "colour" | "number" | "shading" | "symbol";
  two: string;
  one: string;
}

/** A wrong step was tried, with its consequence. */
export interface ScrambleSetDailySlipped {
  type: "Slipped";
  step: ScrambleSetDailyTake;
  happened: ScrambleSetDailyTook | ScrambleSetDailyMissed;
  at: number;
}

/** The last step was undone. */
export interface ScrambleSetDailySteppedBack {
  type: "SteppedBack";
  at: number;
}

/** The puzzle ended: the score, the best score, and its solution. */
export interface ScrambleSetDailyFinished {
  type: "Finished";
  ended: "done" | "solved";
  points: number;
  best: number;
  answer: ScrambleSetDailyTake[];
  at: number;
}

export type ScrambleSetDailyEvent =
  | ScrambleSetDailyLaidOut
  | ScrambleSetDailyStepped
  | ScrambleSetDailySlipped
  | ScrambleSetDailySteppedBack
  | ScrambleSetDailyFinished;

// -- set

/** A match of SET as one seat sees it; only the deck and calls in the photo finish are hidden. */
export interface SetView {
  seats: number;
  calling: SetCalling | null;
  away: number[];
  won: [string, string, string][][];
  penalties: number[];
  round: number;
  board: (string | null)[];
  since: number[];
  sheet: number[][];
  agreed: number[];
  asked: number | null;
  missed: [string, string, string][];
  ended: "agreed" | "all-found" | "no-set-left" | "resigned" | "";
  seat: number | null;
  actors: number[];
  deadline: number | null;
  deck: number;
  scores: number[];
  can_agree: boolean;
  goal: number | null;
  pressed: SetPress | null;
}

/** The player who has the board, and the deadline. */
export interface SetCalling {
  seat: number;
  due: number;
}

/** A call that waits for the photo finish: when it arrived and when it counts. */
export interface SetPress {
  seat: number;
  arrived: number;
  counts: number;
}

/** A new deal began; players do not see the order of the deck. */
export interface SetShuffled {
  type: "Shuffled";
  dealer: number;
  size: number;
  deck: string[];
}

/** Cards were dealt, each into its place. */
export interface SetDealt {
  type: "Dealt";
  cards: string[];
  places: number[];
  at: number;
}

/** Cards moved from extra places into holes, each from one place to another. */
export interface SetMoved {
  type: "Moved";
  steps: [number, number][];
}

/** A SET was taken; `pardon` if it removed a penalty. */
export interface SetTook {
  type: "Took";
  seat: number;
  cards: [string, string, string];
  at: number;
  pardon: boolean;
}

/** A call without a SET: the wrong cards and their faults, or no cards in time. */
export interface SetMissed {
  type: "Missed";
  seat: number;
  reason: "late" | "left" | "wrong";
  at: number;
  cards: string[];
  why: SetFault[];
}

/** A feature on which two pieces agree and one differs, with the letters of both values in notation. */
export interface SetFault {
  feature: "colour" | "number" | "shading" | "symbol";
  two: string;
  one: string;
}

/** A player says that there is no SET. */
export interface SetAgreed {
  type: "Agreed";
  seat: number;
  at: number;
}

/** A player withdrew that statement. */
export interface SetWithdrew {
  type: "Withdrew";
  seat: number;
  at: number;
}

/** In the solitaire: the player took a penalty for three more cards. */
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

/** In the solitaire and the puzzle: the player gave up, with these SETs not found. */
export interface SetResigned {
  type: "Resigned";
  seat: number;
  at: number;
  missed: [string, string, string][];
}

/** In a puzzle: all SETs are found. */
export interface SetSolved {
  type: "Solved";
}

/** A deal is over, for the given reason; `missed` are the SETs on boards where all agreed that there was none. */
export interface SetRoundOver {
  type: "RoundOver";
  reason: "agreed" | "no-set-left";
  missed: [string, string, string][];
}

/** A call arrived, and an earlier one may still be on its way. */
export interface SetPressed {
  type: "Pressed";
  seat: number;
  at: number;
  counts: number;
}

/** A player gets the board; `photo` has all presses if several were compared. */
export interface SetCalled {
  type: "Called";
  seat: number;
  at: number;
  due: number;
  photo: SetPress[];
}

/** The house measured the latency of a connection. */
export interface SetMeasured {
  type: "Measured";
  seat: number;
  ms: number;
  at: number;
}

/** A player left. */
export interface SetGone {
  type: "Gone";
  seat: number;
  at: number;
}

/** A player returned. */
export interface SetReturned {
  type: "Returned";
  seat: number;
  at: number;
}

export type SetEvent =
  | SetShuffled
  | SetDealt
  | SetMoved
  | SetTook
  | SetMissed
  | SetAgreed
  | SetWithdrew
  | SetPaid
  | SetFound
  | SetResigned
  | SetSolved
  | SetRoundOver
  | SetPressed
  | SetCalled
  | SetMeasured
  | SetGone
  | SetReturned;

// -- set-cubed

/** A match of SET CUBED as one seat sees it. Only the choices for the extra roll are hidden until all have decided.

    Where two dice of a hand show the same, the first of them is the one that moves. */
export interface SetCubedView {
  seats: number;
  hands: SetCubedHeld[][];
  phase: "deal" | "drawn" | "extra" | "over" | "race" | "refill" | "turn";
  board: SetCubedLaid[];
  sheet: number[][];
  first: number;
  turn: number;
  since: number;
  now: number;
  plays: SetCubedPlay[];
  waiting: SetCubedLaid | null;
  played: boolean;
  could_play: boolean;
  idle: number;
  past: SetCubedPast | null;
  ended: "idle" | "out" | "";
  seat: number | null;
  actors: number[];
  deadline: number | null;
  side: number;
  logo: string[];
  bonus: SetCubedBonus[];
  bag: number;
  round: number;
  gained: number;
  dice_left: number;
  decided: boolean[];
  chosen: string[] | null;
  scores: number[];
}

/** A die in front of a player. */
export interface SetCubedHeld {
  die: string;
  face: string;
}

/** A die on the board; a WILD has stated features, such as `*2rd`, unless it waits for its partner. */
export interface SetCubedLaid {
  square: string;
  die: string;
  face: string;
}

/** One or two dice that were put down together, the SETs they complete, and the total points. */
export interface SetCubedPlay {
  spots: SetCubedSpot[];
  sets: SetCubedNewSet[];
  bonus: number;
  points: number;
}

/** A face on a square. */
export interface SetCubedSpot {
  square: string;
  face: string;
}

/** A new SET and its points. */
export interface SetCubedNewSet {
  squares: [string, string, string];
  points: number;
}

/** The turn before this one. */
export interface SetCubedPast {
  seat: number;
  plays: SetCubedPlay[];
  points: number;
  reason: "done" | "late" | "opened" | "stuck";
}

/** A bonus square, and whether its points are still available. */
export interface SetCubedBonus {
  square: string;
  points: number;
  open: boolean;
}

/** Dice were drawn from the bag and rolled: the new dice of each player. */
export interface SetCubedDrew {
  type: "Drew";
  dice: SetCubedHeld[][];
}

/** Dice were rolled again: these dice of each player. */
export interface SetCubedRolled {
  type: "Rolled";
  dice: SetCubedHeld[][];
  reason: "extra" | "freed" | "no-set" | "stuck";
}

/** The race is won; the SET lies on the logo. */
export interface SetCubedOpened {
  type: "Opened";
  seat: number;
  dice: string[];
  play: SetCubedPlay;
  at: number;
}

/** A die replaced a WILD, which is rolled next. */
export interface SetCubedReplaced {
  type: "Replaced";
  seat: number;
  square: string;
  die: string;
  face: string;
  freed: string;
  at: number;
}

/** A die was put down that makes no SET without a second one. */
export interface SetCubedWaited {
  type: "Waited";
  seat: number;
  laid: SetCubedLaid;
  at: number;
}

/** One die, or the second of two, was put down and completed SETs. */
export interface SetCubedPlaced {
  type: "Placed";
  seat: number;
  dice: string[];
  play: SetCubedPlay;
  at: number;
}

/** The last die or play returned to the player's hand. */
export interface SetCubedTookBack {
  type: "TookBack";
  seat: number;
  squares: string[];
  at: number;
}

/** A turn is over; `could_play` if a die could still have been played. */
export interface SetCubedTurnOver {
  type: "TurnOver";
  seat: number;
  points: number;
  reason: "done" | "late" | "opened" | "stuck";
  could_play: boolean;
  at: number;
}

/** All players have drawn and may now roll dice again. */
export interface SetCubedOffered {
  type: "Offered";
}

/** A player has decided which dice to roll again. */
export interface SetCubedChose {
  type: "Chose";
  seat: number;
  dice: string[] | null;
  at: number;
}

/** The time limit has passed. */
export interface SetCubedTimeUp {
  type: "TimeUp";
  at: number;
}

/** The match is over, for the given reason. */
export interface SetCubedEnded {
  type: "Ended";
  reason: "idle" | "out";
}

export type SetCubedEvent =
  | SetCubedDrew
  | SetCubedRolled
  | SetCubedOpened
  | SetCubedReplaced
  | SetCubedWaited
  | SetCubedPlaced
  | SetCubedTookBack
  | SetCubedTurnOver
  | SetCubedOffered
  | SetCubedChose
  | SetCubedTimeUp
  | SetCubedEnded;

// -- set-cubed-daily

/** A puzzle as all players see it; the best score is hidden until the end. */
export interface SetCubedDailyPuzzleView {
  date: string;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  level: number;
  table: SetCubedDailyView;
  steps: string[];
  points: number;
  answer: string[];
  solution: SetCubedDailyView | null;
}

/** A match of SET CUBED as one seat sees it. Only the choices for the extra roll are hidden until all have decided.

    Where two dice of a hand show the same, the first of them is the one that moves. */
export interface SetCubedDailyView {
  seats: number;
  hands: SetCubedDailyHeld[][];
  phase: "deal" | "drawn" | "extra" | "over" | "race" | "refill" | "turn";
  board: SetCubedDailyLaid[];
  sheet: number[][];
  first: number;
  turn: number;
  since: number;
  now: number;
  plays: SetCubedDailyPlay[];
  waiting: SetCubedDailyLaid | null;
  played: boolean;
  could_play: boolean;
  idle: number;
  past: SetCubedDailyPast | null;
  ended: "idle" | "out" | "";
  seat: number | null;
  actors: number[];
  deadline: number | null;
  side: number;
  logo: string[];
  bonus: SetCubedDailyBonus[];
  bag: number;
  round: number;
  gained: number;
  dice_left: number;
  decided: boolean[];
  chosen: string[] | null;
  scores: number[];
}

/** A die in front of a player. */
export interface SetCubedDailyHeld {
  die: string;
  face: string;
}

/** A die on the board; a WILD has stated features, such as `*2rd`, unless it waits for its partner. */
export interface SetCubedDailyLaid {
  square: string;
  die: string;
  face: string;
}

/** One or two dice that were put down together, the SETs they complete, and the total points. */
export interface SetCubedDailyPlay {
  spots: SetCubedDailySpot[];
  sets: SetCubedDailyNewSet[];
  bonus: number;
  points: number;
}

/** A face on a square. */
export interface SetCubedDailySpot {
  square: string;
  face: string;
}

/** A new SET and its points. */
export interface SetCubedDailyNewSet {
  squares: [string, string, string];
  points: number;
}

/** The turn before this one. */
export interface SetCubedDailyPast {
  seat: number;
  plays: SetCubedDailyPlay[];
  points: number;
  reason: "done" | "late" | "opened" | "stuck";
}

/** A bonus square, and whether its points are still available. */
export interface SetCubedDailyBonus {
  square: string;
  points: number;
  open: boolean;
}

/** The puzzle was laid out. */
export interface SetCubedDailyLaidOut {
  type: "LaidOut";
  first: SetCubedDailyState;
}

/** The complete state of a match. The bag is in the order of the dice's numbers. */
export interface SetCubedDailyState {
  seats: number;
  hands: SetCubedDailyHeld[][];
  phase: "deal" | "drawn" | "extra" | "over" | "race" | "refill" | "turn";
  board: SetCubedDailyLaid[];
  sheet: number[][];
  first: number;
  turn: number;
  since: number;
  now: number;
  plays: SetCubedDailyPlay[];
  waiting: SetCubedDailyLaid | null;
  played: boolean;
  could_play: boolean;
  idle: number;
  past: SetCubedDailyPast | null;
  ended: "idle" | "out" | "";
  bag: string[];
  freed: string | null;
  chosen: (string[] | null)[];
}

/** A step was made, with its events. */
export interface SetCubedDailyStepped {
  type: "Stepped";
  step: SetCubedDailyPut;
  happened: (SetCubedDailyPlaced | SetCubedDailyWaited)[];
  at: number;
}

/** Put a die on a square. If a WILD waits for it, `waiting` states the WILD's features. */
export interface SetCubedDailyPut {
  type: "Put";
  square: string;
  face: string;
  waiting: string | null;
}

/** One die, or the second of two, was put down and completed SETs. */
export interface SetCubedDailyPlaced {
  type: "Placed";
  seat: number;
  dice: string[];
  play: SetCubedDailyPlay;
  at: number;
}

/** A die was put down that makes no SET without a second one. */
export interface SetCubedDailyWaited {
  type: "Waited";
  seat: number;
  laid: SetCubedDailyLaid;
  at: number;
}

/** A wrong step was tried, with its consequence. */
export interface SetCubedDailySlipped {
  type: "Slipped";
  step: SetCubedDailyPut;
  happened: SetCubedDailyPlaced | SetCubedDailyWaited;
  at: number;
}

/** The last step was undone. */
export interface SetCubedDailySteppedBack {
  type: "SteppedBack";
  at: number;
}

/** The puzzle ended: the score, the best score, and its solution. */
export interface SetCubedDailyFinished {
  type: "Finished";
  ended: "done" | "solved";
  points: number;
  best: number;
  answer: SetCubedDailyPut[];
  at: number;
}

export type SetCubedDailyEvent =
  | SetCubedDailyLaidOut
  | SetCubedDailyStepped
  | SetCubedDailySlipped
  | SetCubedDailySteppedBack
  | SetCubedDailyFinished;

// -- wordspiel

/** A match of WordSpiel as one seat sees it; a spectator's hand is empty. */
export interface WordspielView {
  seats: number;
  exchanges: number[];
  known: string[];
  round: number;
  dealer: number;
  phase: "deal" | "last" | "over" | "ready" | "turn";
  turn: number;
  turns: number;
  now: number;
  since: number;
  spiral: string;
  plays: WordspielPlay[];
  settled: boolean;
  ready: number[];
  accepted: number[];
  verdict: WordspielVerdict | null;
  sheet: number[][];
  past: WordspielPast | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  rounds: number;
  deck: number;
  hand: string[];
  counts: number[];
  challengeable: number | null;
  aside: string[];
  asides: number[];
  reshuffled: string[];
  words: "challenge" | "checked";
  lexicon: string;
  totals: number[];
  leaders: number[];
}

/** A part of the spiral, by its places there: a word from `start`, with the player's cards from `own` to `end`.

    A lone card is not a word: its `start` is its `own`. The first card belongs to no player. */
export interface WordspielPlay {
  seat: number | null;
  turn: number;
  start: number;
  own: number;
  end: number;
}

/** The result of a challenge; the word has its player's cards after the dot. */
export interface WordspielVerdict {
  by: number;
  seat: number;
  word: string;
  good: boolean;
}

/** The round before this one: the player who emptied their hand, and the cards the others had left, after a dot. */
export interface WordspielPast {
  out: number | null;
  left: string[];
  points: number[];
}

/** A round was dealt; the rest is the deck, its top card last. */
export interface WordspielDealt {
  type: "Dealt";
  round: number;
  dealer: number;
  hands: string[][];
  deck: string;
}

/** A player is ready to continue. */
export interface WordspielReadied {
  type: "Readied";
  seat: number;
  at: number;
}

/** The time limit has passed. */
export interface WordspielTimeUp {
  type: "TimeUp";
  at: number;
}

/** All players were ready: the first card of the spiral was turned over. */
export interface WordspielTurned {
  type: "Turned";
  card: string;
}

/** A word was played: letters of the spiral, and the player's cards. */
export interface WordspielSpelled {
  type: "Spelled";
  seat: number;
  spiral: string;
  cards: string;
  at: number;
}

/** A card was taken instead of playing a word, into the hand or onto the spiral. */
export interface WordspielDrew {
  type: "Drew";
  seat: number;
  to: "hand" | "spiral";
  card: string;
  at: number;
  late: boolean;
}

/** A turn ended without a word, and there was no card to take. */
export interface WordspielPassed {
  type: "Passed";
  seat: number;
  at: number;
  late: boolean;
}

/** A card was laid aside face down for another. */
export interface WordspielExchanged {
  type: "Exchanged";
  seat: number;
  card: string;
  drawn: string;
  at: number;
}

/** The last word was looked up; `payer` has to take a card, if one is due and there is one. */
export interface WordspielChallenged {
  type: "Challenged";
  by: number;
  seat: number;
  word: string;
  good: boolean;
  payer: number | null;
  card: string | null;
  at: number;
}

/** A player lets the last word stand. */
export interface WordspielAccepted {
  type: "Accepted";
  seat: number;
  at: number;
}

/** The deck was used up: the cards aside and the spiral, except its last `kept` cards, became the new deck. */
export interface WordspielReshuffled {
  type: "Reshuffled";
  kept: number;
  size: number;
  deck: string;
}

/** A round is over: the cards each player has left, after a dot, and the points for them. */
export interface WordspielRoundOver {
  type: "RoundOver";
  out: number | null;
  left: string[];
  points: number[];
  over: boolean;
}

export type WordspielEvent =
  | WordspielDealt
  | WordspielReadied
  | WordspielTimeUp
  | WordspielTurned
  | WordspielSpelled
  | WordspielDrew
  | WordspielPassed
  | WordspielExchanged
  | WordspielChallenged
  | WordspielAccepted
  | WordspielReshuffled
  | WordspielRoundOver;

// -- wordspiel-daily

/** A puzzle as all players see it; the best score is hidden until the end. */
export interface WordspielDailyPuzzleView {
  date: string;
  slips: number;
  backs: number;
  now: number;
  ended: "done" | "solved" | "";
  best: number | null;
  seat: number | null;
  actors: number[];
  deadline: number | null;
  level: number;
  table: WordspielDailySpiral;
  steps: string[];
  points: number;
  answer: string[];
  solution: WordspielDailySpiral | null;
}

/** The state: the spiral, its parts, and the hand; the first word belongs to the puzzle. */
export interface WordspielDailySpiral {
  hand: string[];
  spiral: string[];
  plays: WordspielDailyPlay[];
}

/** A part of the spiral, by its places there: a word from `start`, with the player's cards from `own` to `end`.

    A lone card is not a word: its `start` is its `own`. The first card belongs to no player. */
export interface WordspielDailyPlay {
  seat: number | null;
  turn: number;
  start: number;
  own: number;
  end: number;
}

/** The puzzle was laid out. */
export interface WordspielDailyLaidOut {
  type: "LaidOut";
  first: WordspielDailySpiral;
}

/** A step was made, with its events. */
export interface WordspielDailyStepped {
  type: "Stepped";
  step: WordspielDailySpell;
  happened: WordspielDailySpelled[];
  at: number;
}

/** Play a word: letters of the spiral, then the player's cards.

    Without letters of the spiral, `cards` is the whole word, and the table finds the way that uses the most cards. */
export interface WordspielDailySpell {
  type: "Spell";
  spiral: string;
  cards: string;
}

/** A word was played: letters of the spiral, and the player's cards. */
export interface WordspielDailySpelled {
  type: "Spelled";
  seat: number;
  spiral: string;
  cards: string;
  at: number;
}

/** A wrong step was tried, with its consequence. */
export interface WordspielDailySlipped {
  type: "Slipped";
  step: WordspielDailySpell;
  happened: WordspielDailySpelled;
  at: number;
}

/** The last step was undone. */
export interface WordspielDailySteppedBack {
  type: "SteppedBack";
  at: number;
}

/** The puzzle ended: the score, the best score, and its solution. */
export interface WordspielDailyFinished {
  type: "Finished";
  ended: "done" | "solved";
  points: number;
  best: number;
  answer: WordspielDailySpell[];
  at: number;
}

export type WordspielDailyView = WordspielDailyPuzzleView;

export type WordspielDailyEvent =
  | WordspielDailyLaidOut
  | WordspielDailyStepped
  | WordspielDailySlipped
  | WordspielDailySteppedBack
  | WordspielDailyFinished;

// -- wordspiel-solitaire

/** Everything but the cards to come; the same for spectators.

    `pile` is the number of cards that can still be drawn; without one, the next word is the `last_chance`. */
export interface WordspielSolitaireView {
  spiral: string;
  plays: WordspielSolitairePlay[];
  exchanges: number;
  now: number;
  ended: "emptied" | "last-chance" | "resigned" | "";
  seat: number | null;
  actors: number[];
  hand: string[];
  pile: number;
  deck: number;
  aside: string[];
  last_chance: boolean;
  lexicon: string;
  deadline: number | null;
}

/** A part of the spiral, by its places there: a word from `start`, with the player's cards from `own` to `end`.

    A lone card is not a word: its `start` is its `own`. The first card belongs to no player. */
export interface WordspielSolitairePlay {
  seat: number | null;
  turn: number;
  start: number;
  own: number;
  end: number;
}

/** The two stacks were dealt, and a card was turned over. */
export interface WordspielSolitaireSetOut {
  type: "SetOut";
  top: string;
  hand: string[];
  pile: string;
  deck: string;
}

/** A word was played: letters of the spiral, and the player's cards. */
export interface WordspielSolitaireSpelled {
  type: "Spelled";
  seat: number;
  spiral: string;
  cards: string;
  at: number;
}

/** A card was taken instead of playing a word, into the hand or onto the spiral. */
export interface WordspielSolitaireDrew {
  type: "Drew";
  seat: number;
  to: "hand" | "spiral";
  card: string;
  at: number;
  late: boolean;
}

/** A card was laid aside face down for another. */
export interface WordspielSolitaireExchanged {
  type: "Exchanged";
  seat: number;
  card: string;
  drawn: string;
  at: number;
}

/** The player gave up. */
export interface WordspielSolitaireResigned {
  type: "Resigned";
  at: number;
}

/** The match is over: the hand is empty, or the last chance is used. */
export interface WordspielSolitaireFinished {
  type: "Finished";
  won: boolean;
}

export type WordspielSolitaireEvent =
  | WordspielSolitaireSetOut
  | WordspielSolitaireSpelled
  | WordspielSolitaireDrew
  | WordspielSolitaireExchanged
  | WordspielSolitaireResigned
  | WordspielSolitaireFinished;
