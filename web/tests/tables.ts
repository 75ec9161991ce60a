// Tables for tests: small, and without rules.
import type { GameModule } from "../src/games/board";
import type { Film } from "../src/lib/schedule";
import { Stage } from "../src/lib/stage.svelte";
import type { EventView, StepView, TableView, Update } from "../src/lib/messages";

export interface Scene {
  at: number;
}

export function table(number: number, changes: Partial<TableView> = {}): TableView {
  const seat = (place: number, name: string, isMine: boolean) => ({
    number: place,
    name,
    bot: isMine ? null : "apprentice",
    isMine,
    isHere: true,
    isLeft: false,
    mayReturn: false,
    points: 0,
    rank: null,
    asked: [],
  });
  return {
    id: "t",
    game: "toy",
    preset: null,
    options: {},
    state: "playing",
    isPublic: false,
    isHost: true,
    seats: [seat(0, "Ann", true), seat(1, "Bot", false)],
    viewer: 0,
    number,
    scene: { at: number },
    turn: { mover: 0, prompt: "go", text: "Go.", help: null, isThinking: false, isGettingReady: false },
    legal: [
      { action: "a", text: "A" },
      { action: "b", text: "B" },
    ],
    undo: 0,
    box: null,
    hints: true,
    result: null,
    next: null,
    source: null,
    isImported: false,
    notice: null,
    language: "en",
    ...changes,
  };
}

export function event(text: string, rule = "TOY-1.1"): EventView {
  return { what: "went", fields: { who: 0 }, rule, text, change: null };
}

/** The one piece goes to a space. */
export function going(at: number): EventView {
  return { ...event(`to ${at}`), change: { at: { "=": at } } };
}

export function step(number: number, changes: Partial<StepView> = {}): StepView {
  return {
    number,
    mover: 0,
    isUndo: false,
    undone: [],
    events: [going(number)],
    isShown: true,
    change: null,
    ...changes,
  };
}

export function update(number: number, steps: number[], changes: Partial<TableView> = {}): Update {
  return {
    kind: "update",
    before: { at: steps[0]! - 1 },
    steps: steps.map((one) => step(one)),
    table: table(number, changes),
  };
}

/** The table as who has lost seat 0 to a bot sees it. */
export function taken(number: number): TableView {
  const seats = table(number).seats.map((seat) => ({
    ...seat,
    isMine: false,
    bot: "apprentice",
    mayReturn: seat.number === 0,
  }));
  return table(number, { seats, viewer: null, isHost: false, legal: [] });
}

/** Every event is shown for a second, and moves the one piece there is. */
export const FILM: Film<Scene> = {
  time: () => 1000,
  pieces: ({ at }) => ({ pawn: { [`space-${at}`]: 1 } }),
};

export const TOY = { film: FILM, buttons: () => [] } as unknown as GameModule<Scene>;

/** A stage on which nothing moves. */
export function still<S>(scene: S): Stage<S> {
  const film = { time: () => 0, pieces: () => ({}) };
  return new Stage(scene, { film, me: () => null, factor: () => 1, begin: () => {}, end: () => scene });
}
