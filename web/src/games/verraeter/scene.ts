// The table as a seat sees it: what `scene.py` writes. What the seat does not know is null.
import type { Play } from "../board";

export const HOUSES = ["eagle", "rose"] as const; // in the order of the events' numbers
export const ROLES = ["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"] as const;
export const BUILDINGS = ["farm", "office"] as const;
export const PLACES = 12;

export type House = (typeof HOUSES)[number];
export type Role = (typeof ROLES)[number];
export type Building = (typeof BUILDINGS)[number];
export type LandName = "wasteland" | "pasture" | "river" | "forest" | "village" | "city";
export type Phase =
  | "lot" | "ring" | "farms" | "deal" | "conflict" | "out" | "draft"
  | "supply" | "build" | "set" | "discard" | "draw" | "ended"; // prettier-ignore

export interface Land {
  land: LandName;
  house: House;
  /** What it adds to the total of the house that holds it. */
  conflict: number;
  /** What each winner scores for conquering it, when there are one, two, three or four. */
  points: number[];
  owner: number | null;
  building: Building | null;
}

export interface Side {
  place: number;
  /** Its land and the supply cards laid for it. */
  visible: number;
}

export interface Conflict {
  border: number;
  /** Null once it is decided. */
  sides: Record<House, Side> | null;
}

export interface SeatScene {
  house: House;
  score: number;
  reserve: number;
  held: number;
  hand: number[] | null;
  /** Cards in hand that all know of. */
  shown: number[];
  played: number[];
  role: Role | null;
}

export interface Scene {
  me: number | null;
  phase: Phase;
  mover: number;
  round: number;
  rounds: number;
  start: number | null;
  strategy: number | null;
  ring: Land[];
  conflict: Conflict | null;
  lifted: number | null;
  seats: SeatScene[];
  /** The roles that were passed to me this round. */
  passed: Role[];
  pile: number;
  discard: number[];
  /** How many supply cards of each value lie where I cannot see them. */
  unseen: Record<string, number>;
  due: number;
  spare: number;
}

export type VerraeterPlay = Play<Scene>;

export function other(house: House): House {
  return house === "eagle" ? "rose" : "eagle";
}

/** The place of an action such as `farm:12`: hours run clockwise from twelve, which is place 0. */
export function placeOf(action: string): number {
  return Number(action.split(":")[1]) % PLACES;
}

/** An action on a place, such as `farm:12`. */
export function act(verb: string, place: number): string {
  return `${verb}:${place || PLACES}`;
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

/** The values of the supply cards; an event names a card by its number in this order. */
export function supplyValues(scene: Scene): number[] {
  return Object.keys(scene.unseen).map(Number);
}

/** The seats in the order in which they decide, from the start player on. */
export function order(scene: Scene): number[] {
  const start = scene.start ?? 0;
  return scene.seats.map((_, step) => (start + step) % scene.seats.length);
}

/** Which phase of the round (1 to 10) is being decided; 0 while the table is set up, 11 at the end. */
export function phaseNumber(scene: Scene): number {
  const numbers: Record<Phase, number> = {
    lot: 0, ring: 0, farms: 0, deal: 0, conflict: 1, out: 2, draft: 2,
    supply: 3, build: 7, set: 7, discard: 10, draw: 10, ended: 11,
  }; // prettier-ignore
  return numbers[scene.phase];
}
