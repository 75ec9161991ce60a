// Made from src/turncoat/server/messages.py by `make messages`: change that, not this.

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

/** Something that editions or groups play differently. */
export interface OptionFacts {
  name: string;
  title: string;
  help: string;
  values: ValueFacts[];
  only: Record<string, string[]>;
}

/** An edition: a value for every option. */
export interface PresetFacts {
  name: string;
  title: string;
  help: string;
  options: Record<string, string>;
}

/** What a lobby says about a game. */
export interface GameFacts {
  name: string;
  title: string;
  blurb: string;
  goal: string;
  designer: string;
  publisher: string;
  year: number;
  seats: number[];
  presets: PresetFacts[];
  options: OptionFacts[];
}

/** Somebody who is always there to play. */
export interface BotFacts {
  name: string;
  title: string;
  help: string;
}

/** All that can be played, and with whom. */
export interface Catalogue {
  games: GameFacts[];
  bots: BotFacts[];
  defaultBot: string;
  version: string;
}

/** A numbered rule. */
export interface Rule {
  id: string;
  text: string;
}

/** How many of a game's printed values come from where: `rulebook`, `source` or `reconstructed`. */
export interface Provenance {
  kind: string;
  count: number;
}

/** A game's rules as played here, and where its printed values come from. */
export interface Rulebook {
  game: string;
  rules: Rule[];
  provenance: Provenance[];
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
  hints?: boolean;
}

/** Somebody sits down; a host may seat a bot. */
export interface TakeSeat {
  name?: string | null;
  bot?: string | null;
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
  result: Result | null;
  next: string | null;
  notice: string | null;
  language: string;
}

/** The table now, and what happened since the number that the client had. */
export interface Update {
  kind: "update";
  before: object | null;
  steps: StepView[];
  table: TableView;
}

/** Who is connected, seat by seat, and how many watch. */
export interface Presence {
  kind: "presence";
  here: boolean[];
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

export type Frame = Update | Presence | Ping | Gone;

/** I am. */
export interface Pong {
  kind: "pong";
}

/** Show me the table as another of my seats sees it (None: as a spectator). */
export interface Look {
  kind: "look";
  seat: number | null;
}

export type ClientMessage = Pong | Look;

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
  line: LineStep[];
}

/** The best few actions, the best first; none if there is no choice. */
export interface Hints {
  number: number;
  hints: HintView[];
}

/** Every error: a sentence in the caller's language, the rule behind it if there is one, and the table if the client's is stale. */
export interface Problem {
  status: number;
  kind: string;
  text: string;
  rule?: string | null;
  table?: TableView | null;
}
