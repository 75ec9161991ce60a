// The table as a seat sees it, and what is asked of it everywhere.
import { printedOf } from "../../lib/printed";
import type { Play } from "../board";
import type { Building, House, Phase, Printed, Role, Scene } from "./scene.gen";

export type * from "./scene.gen";

/** What each role adds to its house. */
export const ADDS = (printedOf("verraeter") as Printed).adds;

export const HOUSES: readonly House[] = ["eagle", "rose"]; // in the order of the events' numbers
export const ROLES: readonly Role[] = ["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"];
export const BUILDINGS: readonly Building[] = ["farm", "office"];
export const PLACES = 12;

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
