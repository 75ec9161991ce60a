// The table as a seat sees it, and what is asked of it everywhere.
import { printedOf } from "../../lib/printed";
import type { Play } from "../board";
import type { House, Printed, Scene } from "./scene.gen";

export { HOUSES, ROLES } from "./scene.gen";
export type * from "./scene.gen";

/** How many lands make the ring. */
export const PLACES = (printedOf("verraeter") as Printed).places;

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
