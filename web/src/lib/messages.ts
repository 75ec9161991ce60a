// Made from src/turncoat/server (messages.py, catalogue_messages.py, replay_messages.py, box_messages.py; each is a chapter here, in this order) by `make messages`: change that, not this.

// messages.py: What goes over the wire, in both directions. The page's types (`web/src/lib/messages.ts`) are generated from this file.

/** The guest that a browser's cookie stands for. */
export interface Me {
  name: string | null;
}

/** A guest gives a name. */
export interface Rename {
  name: string;
}

/** One value that an option can have. */
export interface ValueFacts {
  value: string;
  title: string;
}

/** Who is to sit somewhere: the guest who makes the table, anybody who comes, or a bot. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  preset?: string | null;
  options?: Record<string, string>;
  isPublic?: boolean;
  hints?: boolean | null;
  box?: string | null;
}

/** Somebody sits down; a host may seat a bot, or let whoever sits at another seat have this one too. */
export interface TakeSeat {
  name?: string | null;
  bot?: string | null;
  playerOf?: number | null;
}

/** One gesture, of one decision or several: all of it counts or nothing, as far as its seat can know; what comes up that it could not know ends the gesture there. It answers the table as it was at `number`, and `key` makes sending it twice harmless. */
export interface Move {
  number: number;
  seat: number;
  actions: string[];
  key: string;
}

/** Take back everything that may be taken back, or as many of the caller's decisions as `steps` says. */
export interface Undo {
  number: number;
  seat: number;
  key: string;
  steps?: number | null;
}

/** The host says whether hints may be asked for at the table. */
export interface AllowHints {
  allowed: boolean;
}

/** The player to move asks what would be best, at the table as it was at `number`. */
export interface AskHint {
  number: number;
  seat: number;
}

export type TableState = "finished" | "gathering" | "playing";

/** Who sits somewhere. */
export interface SeatView {
  number: number;
  name: string | null;
  bot: string | null;
  isMine: boolean;
  isHere: boolean;
  isLeft: boolean;
  mayReturn: boolean;
  points: number;
  rank: number | null;
  asked: number[];
}

/** A table in the lobby. */
export interface TableCard {
  id: string;
  game: string;
  preset: string | null;
  state: "finished" | "gathering" | "playing";
  seats: SeatView[];
  isMine: boolean;
  isMyTurn: boolean;
  turn: string;
  changed: number;
}

/** The tables that concern a guest, newest first. */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  running: TableCard[];
}

/** Something that may be done now. */
export interface LegalView {
  action: string;
  text: string;
}

/** Something that happened: `what` names it (`played`, `drew-hidden`); fields that the viewer may not know are null. */
export interface EventView {
  what: string;
  fields: Record<string, number | null>;
  rule: string;
  text: string;
  change: Record<string, unknown> | null;
}

/** One decision or outcome of chance, as the viewer saw it. */
export interface StepView {
  number: number;
  mover: number;
  isUndo: boolean;
  undone: number[];
  events: EventView[];
  isShown: boolean;
  change: Record<string, unknown> | null;
}

/** Whose decision it is, and what for. */
export interface Turn {
  mover: number | null;
  prompt: string | null;
  text: string;
  help: string | null;
  isThinking: boolean;
  isGettingReady: boolean;
}

/** How it ended. */
export interface Result {
  points: number[];
  ranks: number[];
  text: string;
  verdict: string | null;
}

/** The match that another table's goes on from, and the moment at which it does. */
export interface Source {
  table: string;
  moment: number;
}

/** What somebody has read off the cards they own. */
export interface BoxName {
  id: string;
  name: string;
}

/** A table as one viewer may see it: everything the page knows. */
export interface TableView {
  id: string;
  game: string;
  preset: string | null;
  options: Record<string, string>;
  state: "finished" | "gathering" | "playing";
  isPublic: boolean;
  isHost: boolean;
  seats: SeatView[];
  viewer: number | null;
  number: number;
  scene: object | null;
  turn: Turn;
  legal: LegalView[];
  undo: number;
  hints: boolean;
  box: BoxName | null;
  result: Result | null;
  next: string | null;
  source: Source | null;
  isImported: boolean;
  notice: string | null;
  language: string;
}

/** The table now, and what happened since the number that the client had. */
export interface Update {
  kind: "update";
  before: object | null;
  steps: StepView[];
  table: TableView;
  isBrief?: boolean;
  answers?: string | null;
}

/** A player who is not connected; times are in seconds since 1970. */
export interface Absence {
  since: number;
  until: number;
  isGone: boolean;
  asking: number;
}

/** A lesson of a game. */
export interface LessonFacts {
  id: string;
  title: string;
  preset: string;
  beats: number;
}

/** What a learner reads at a moment of a lesson, and what they are to do then. */
export interface LessonCard {
  title: string;
  beat: number;
  beats: number;
  text: string | null;
  instead: string[];
  wanted: string[];
  wantedText: string | null;
  rules: string[];
  next: string | null;
}

/** A lesson at one of its moments. */
export interface LessonView {
  card: LessonCard;
  update: Update;
}

/** Who is connected, seat by seat, and how many watch. */
export interface Presence {
  kind: "presence";
  here: boolean[];
  away: (Absence | null)[];
  needed: number;
  isHostGone: boolean;
  watching: number;
}

/** Are you there? The client answers with Pong. */
export interface Ping {
  kind: "ping";
}

/** The last frame before the server closes the connection, and why. */
export interface Gone {
  kind: "gone";
  text: string;
}

/** Every error: a sentence in the caller's language, the rule behind it if there is one, and the table if the client's is stale. */
export interface Problem {
  status: number;
  kind: string;
  text: string;
  rule?: string | null;
  table?: TableView | null;
}

/** What was asked for over the socket, a move or to play again, was refused. */
export interface NotMoved {
  kind: "refused";
  key: string;
  problem: Problem;
}

export type Frame = Update | Presence | Ping | Gone | NotMoved;

/** I am. */
export interface Pong {
  kind: "pong";
}

/** Show me the table as another of my seats sees it (None: as a spectator). */
export interface Look {
  kind: "look";
  seat: number | null;
}

/** A move over the socket: what came of it is the update, or the refusal, that names its key. */
export interface LiveMove {
  kind: "move";
  number: number;
  seat: number;
  actions: string[];
  key: string;
}

/** Play again: the socket goes on to the table that follows, laid if it is not there yet; its first update names the key. */
export interface Again {
  kind: "again";
  key: string;
  seat: number | null;
}

export type ClientMessage = Pong | Look | LiveMove | Again;

/** What is sure to follow from a gesture, as far as the seat can know; the rest of `scene` is as it was before its last decision. */
export interface Foresight {
  actions: string[];
  events: EventView[];
  scene: Record<string, unknown>;
  legal: LegalView[];
}

/** Why something may not be done, and by which rule; both null if it may. */
export interface WhyNot {
  rule: string | null;
  text: string | null;
}

/** A decision that is expected to follow. */
export interface LineStep {
  seat: number;
  text: string;
}

/** An action worth thinking of, what it promises as far as the seat can know, and what is expected to follow. */
export interface HintView {
  action: string;
  text: string;
  won: number;
  points: number;
  why: string[];
  line: LineStep[];
}

/** The best few actions, the best first; none if there is no choice. */
export interface Hints {
  number: number;
  hints: HintView[];
}

// catalogue_messages.py: What goes over the wire about the games and their rules; as `messages.py`, of which it is a chapter.

/** Something that editions or groups play differently. */
export interface OptionFacts {
  name: string;
  title: string;
  help: string;
  why: string;
  values: ValueFacts[];
  only: Record<string, string[]>;
  isEdition: boolean;
}

/** A game at a glance, before the first match: how one wins, what a turn is, how long it takes, how heavy it is. */
export interface Glance {
  win: string;
  turn: string;
  leastMinutes: number;
  mostMinutes: number;
  heaviness: number;
}

/** An edition: a value for every option; one that is an expansion has a blurb and a goal of its own. */
export interface PresetFacts {
  name: string;
  title: string;
  help: string;
  blurb: string;
  goal: string;
  glance: Glance;
  options: Record<string, string>;
}

/** What a lobby says about a game. */
export interface GameFacts {
  name: string;
  title: string;
  blurb: string;
  goal: string;
  glance: Glance;
  designer: string;
  publisher: string;
  year: number;
  seats: number[];
  presets: PresetFacts[];
  options: OptionFacts[];
  ourRules: string[];
  isForResearch: boolean;
  hasBox: boolean;
}

/** Somebody who is always there to play. */
export interface BotFacts {
  name: string;
  title: string;
  help: string;
  mayStandIn: boolean;
}

/** All that can be played, and with whom. */
export interface Catalogue {
  games: GameFacts[];
  bots: BotFacts[];
  defaultBot: string;
  version: string;
}

/** A numbered rule that is in force. */
export interface Rule {
  id: string;
  text: string;
  notes: string[];
  isOurs: boolean;
}

/** A chapter of the rules of a game, or of an expansion of it. */
export interface RuleChapter {
  book: string;
  number: number;
  title: string;
  rules: Rule[];
}

/** How many of a game's printed values come from where: `rulebook`, `source` or `reconstructed`. */
export interface Provenance {
  kind: string;
  count: number;
}

/** The rules of a game in force with some options, their versions, and where its printed values come from. */
export interface Rulebook {
  game: string;
  chapters: RuleChapter[];
  versions: string[];
  provenance: Provenance[];
}

// replay_messages.py: What goes over the wire when a match is looked back at; as `messages.py`, of which it is a chapter.

/** A round of a match, from one of its moments on. */
export interface ReplayChapter {
  moment: number;
  round: number;
}

/** What there is to be seen of a match. Its moments are those at which somebody was to decide, from 0 on, and its end. */
export interface Replay {
  moments: number;
  chapters: ReplayChapter[];
  seats: number[];
  isOver: boolean;
}

/** The table at one moment, and what led there from the one before: a decision, and what chance made of it. */
export interface ReplayMoment {
  steps: StepView[];
  turn: Turn;
  points: number[];
}

/** Some moments of a match in a row, as one viewer saw them, or open. */
export interface ReplayPart {
  first: number;
  before: object;
  moments: ReplayMoment[];
  table: TableView;
}

/** Where a match turned: the moment that was reached, who had decided before it, and what a bot would have done, the best first. */
export interface TurningPoint {
  moment: number;
  seat: number;
  hints: HintView[];
}

/** Each seat's chance of winning at every moment of a finished match, or how far the work is. A chance is what a network foresees from there with everything known; or the share of games won, of so many that apprentices play on from there. */
export interface Analysis {
  state: "failed" | "none" | "ready" | "working";
  done: number;
  total: number;
  games: number;
  byNetwork: boolean;
  chances: number[][];
  turning: TurningPoint[];
}

/** What points come from. */
export interface ScoreSource {
  text: string;
  emblem: string;
}

/** Some of somebody's points: from which source, what for, by which rule, and at which moments they came about. */
export interface ScoreBlock {
  source: number;
  text: string;
  emblem: string;
  points: number;
  rule: string;
  moments: number[];
}

/** Somebody's points and of what they consist. */
export interface ScoreRow {
  seat: number | null;
  name: string;
  points: number;
  remark: string | null;
  blocks: ScoreBlock[];
  course: number[];
}

/** What decided a match, in a sentence; and the moment that shows it, if there is one. */
export interface Decided {
  text: string;
  moment: number | null;
}

/** An award, and who has earned it. */
export interface HonourView {
  title: string;
  text: string;
  emblem: string;
  seats: number[];
}

/** What a finished match comes to. Moments are those of its replay. */
export interface Reckoning {
  decided: Decided[];
  sources: ScoreSource[];
  rows: ScoreRow[];
  honours: HonourView[];
  chapters: ReplayChapter[];
}

/** A new table that goes on from a moment of a match, with the caller at one seat and bots at the others. */
export interface PlayOn {
  moment: number;
  seat?: number | null;
  bot?: string | null;
}

/** The match of the day: its table, the version of the program whose bots played it, and the moment at which it is now. */
export interface Showcase {
  table: string;
  version: string;
  stops: number[];
  moment: number;
}

// box_messages.py: What goes over the wire about boxes: printed values, what owners have read off, and what the rules say of that; a chapter of `messages.py`.

/** One printed value, as we have it, and what can stand there. */
export interface BoxCell {
  path: string;
  label: string;
  kind: "choice" | "flag" | "letters" | "number";
  lowest: number;
  highest: number;
  choices: ValueFacts[];
  letters: string;
  value: number | string | boolean;
  provenance: string;
  isSpare: boolean;
}

/** Something with printed values: a card, a token, an area of a board. */
export interface BoxCard {
  title: string;
  cells: BoxCell[];
}

/** All cards of one kind. */
export interface BoxSection {
  kind: string;
  title: string;
  where: string;
  columns: string[];
  cards: BoxCard[];
}

/** Every value that is printed in a game's box. */
export interface BoxFacts {
  game: string;
  title: string;
  sections: BoxSection[];
  boxes: BoxName[];
}

/** What somebody has read off, by the paths of the cells. */
export interface ReadOff {
  values: Record<string, number | string | boolean>;
}

/** The same, to be kept under a name. */
export interface KeepBox {
  name: string;
  values: Record<string, number | string | boolean>;
}

/** A file that somebody has: ours with some values changed. */
export interface BoxFile {
  text: string;
}

/** Something that the rules or a source say of the values. Where it does not hold, the owner is asked to look again; they know better. */
export interface BoxFinding {
  text: string;
  rule: string | null;
  holds: boolean;
  cells: string[];
}

/** Whether values fit what is known, and, if they cannot be played with, why. */
export interface BoxReport {
  findings: BoxFinding[];
  obstacles: string[];
}

/** What was read off a box, by the paths of the cells. */
export interface BoxContents {
  name: string;
  values: Record<string, number | string | boolean>;
}
