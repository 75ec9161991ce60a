// What the frame gives a game's drawings, and what a game gives the frame. No rule of any game is known on the page:
// what can be done comes from the server as texts of actions, and so does what would follow from it.
import type { Component } from "svelte";
import type { EventView, LegalView, StepView, TableView } from "../lib/messages";
import type { Film } from "../lib/schedule";
import type { Stage } from "../lib/stage.svelte";
import type { Words } from "../lib/words";
import type { DigestGame } from "./digest";
import type { Tell } from "./summary";

/** The seats' tinctures, with the letter and the hatching that stand beside the colour. */
export const TINCTURES = [
  { name: "gules", letter: "G" },
  { name: "azure", letter: "A" },
  { name: "or", letter: "O" },
  { name: "vert", letter: "V" },
  { name: "purpure", letter: "P" },
] as const;

/** What a person is doing at the table now. `S` is the game's scene. */
export interface Play<S> {
  readonly table: TableView;
  /** A card beside the board says what is to be done. */
  readonly isLesson?: boolean;
  /** What is to be drawn: what the stage shows, or what the gesture in hand would lead to. */
  readonly scene: S;
  /** What the stage shows, without the gesture in hand. */
  readonly before: S;
  readonly words: Words;
  /** Actions chosen and not yet sent: a gesture, with a way back. */
  readonly line: readonly string[];
  /** What may be done next, after the gesture so far: this glows. Empty while things move or when another is to decide. */
  readonly legal: readonly LegalView[];
  /** What could be done after the first so many actions of the gesture; null while that is being asked. */
  legalAfter(actions: number): readonly LegalView[] | null;
  /** Actions that a hint names, each with its chance of winning; empty unless one was asked for. */
  readonly hinted: ReadonlyMap<string, number>;
  /** What would surely follow from the gesture so far. */
  readonly foreseen: readonly EventView[];
  /** What is being shown, and what has just changed. */
  readonly stage: Stage<S>;
  /** Whether another person sits or watches here. */
  readonly isWatched: boolean;
  /** What happened, as far as it has been shown. */
  readonly log: readonly StepView[];
  can(action: string): boolean;
  /** Add actions to the gesture; if the first may not be done, it is asked about instead (see `ask`). */
  choose(action: string, ...more: string[]): void;
  /** Add an action to the gesture, and what is picked of that which may follow it, if anything is. */
  chooseWith(action: string, pick: (legal: readonly LegalView[]) => string | undefined): void;
  /** Take the last action of the gesture back, or the given one and all after it; where nothing was begun, put away what was taken up. */
  back(action?: string): void;
  /** Send the gesture, with these actions added. */
  commit(...more: string[]): void;
  /** Say why an action may not be done, now or after these of the gesture, and by which rule. */
  ask(action: string, after?: readonly string[]): void;
}

export interface PlayProps<S> {
  play: Play<S>;
}

export interface SeatProps<S> extends PlayProps<S> {
  seat: number;
}

export interface SeatLook<S> {
  title: string;
  Look: Component<SeatProps<S>>;
}

/** What a game gives: its drawings, each for one place of the frame. */
export interface GameModule<S> {
  /** The board: the largest square there is. */
  Board: Component<PlayProps<S>>;
  /** It is broader than high: the columns beside it are as narrow as they can be. */
  isBroad?: boolean;
  /** My hand, my role, the choices of the moment: along the bottom. The frame adds the buttons for `line`. */
  Dock: Component<PlayProps<S>>;
  /** Panels beside the board: what is at stake, what I can deduce. On a phone they are in a sheet. */
  Panels: Component<PlayProps<S>>;
  /** Quiet figures below the seats, such as a score track; on small screens they follow the panels. */
  Ledger?: Component<PlayProps<S>>;
  /** A seat's shield and its public goods, inside the frame's card with the name and the score. */
  SeatMark: Component<SeatProps<S>>;
  SeatGoods: Component<SeatProps<S>>;
  /** A seat's points in a scene, where it shows them: they count up while things happen. */
  points?(scene: S, seat: number): number;
  /** Where in the game we are, such as "Round 3 of 8". */
  where(play: Play<S>): string;
  /** The label of the button that sends the gesture, such as "Lay 3 + 4"; and one that passes, if it is possible now. */
  buttons(play: Play<S>): GestureButton[];
  /** What somebody is asked where the page knows better than the prompt, such as because of an event, or when a power was made ready. */
  asks?(play: Play<S>): { text: string; help: string } | null;
  /** Whether what I am asked is answered for me, so that nobody need tell me that it is my turn. */
  isAnswered?(play: Play<S>): boolean;
  /** Puts away what was taken up but not begun, such as a tool or a card to sell; null where there is nothing. */
  takenUp?(play: Play<S>): (() => void) | null;
  /** Whose turn is being shown while things move, where that may not be the mover's. */
  turnOf?(play: Play<S>): number | null;
  /** The board in sentences, for those who do not see it. */
  describe(play: Play<S>): string[];
  /** How its events are shown. */
  film: Film<S>;
  /** What its summary cards tell: fetched when the first is shown. */
  summary?: () => Promise<{ default: Tell<S> }>;
  /** What others did since my last turn, told in a few lines: fetched when somebody asks. */
  digest?: () => Promise<{ default: DigestGame<S> }>;
  /** A piece on its way from one spot to another; without it nothing is seen to move. */
  Piece?: Component<{ kind: string; count: number }>;
  /** How it ended, where there is more to tell than who won with how many points. */
  verdict?(play: Play<S>): string | null;
  /** What the end brings to light, above the ranks. */
  Reveal?: Component<PlayProps<S>>;
  /** What more there is to see of a seat, which pressing its card opens; null where there is nothing. */
  look?(play: Play<S>, seat: number): SeatLook<S> | null;
  /** Fetch what only some tables need, such as an expansion's drawings, before such a table is shown. */
  prepare?(table: TableView): Promise<void>;
}

/** A button of the decision bar: it sends the gesture with `actions` added. */
export interface GestureButton {
  label: string;
  actions: string[];
  isMain: boolean;
}
