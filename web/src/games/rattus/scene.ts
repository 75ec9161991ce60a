// The table as a seat sees it, and what is asked of it everywhere.
import { printedOf } from "../../lib/printed";
import type { Play } from "../board";
import type { Class, Face, Printed, RegionName, Scene, Symbol } from "./scene.gen";

export type * from "./scene.gen";

/** What is printed on rats and class cards. */
export const BOX = printedOf("rattus") as Printed;

export const REGIONS: readonly RegionName[] = [
  "anglia", "gallia", "germania", "hispania", "hungaria", "italia",
  "polonia", "scandia", "bulgaria", "turcia", "russia", "tartaria",
]; // prettier-ignore
export const CLASSES: readonly Class[] = ["peasant", "merchant", "monk", "knight", "witch", "king"]; // in the order of the events' numbers
export const SYMBOLS: readonly Symbol[] = [...CLASSES, "majority", "all"];

export type RattusPlay = Play<Scene>;

/** A face by its number. */
export function faceOf(number: number): Face {
  return faceNamed(BOX.faces[number]!, number < BOX.startFaces);
}

/** A face by its name, such as `4MKR`: the limit, and whom it strikes, M first and A last. */
export function faceNamed(name: string, start: boolean): Face {
  const [limit] = /^\d+/.exec(name)!;
  const symbols = Array.from(name.slice(limit.length), (letter) => BOX.letters[letter]!);
  const place = (symbol: Symbol) => (symbol === "majority" ? -1 : SYMBOLS.indexOf(symbol));
  return { name, limit: Number(limit), symbols: symbols.sort((a, b) => place(a) - place(b)), start };
}

/** An action such as `plague:gallia` or `monk:gallia.2`, taken apart. */
export function parse(action: string): { verb: string; region: number; rat: number } {
  const [verb, rest = ""] = action.split(":");
  const [name, rat] = rest.split(".");
  return { verb: verb!, region: REGIONS.indexOf(name as RegionName), rat: Number(rat ?? 0) - 1 };
}

/** An action on a region, such as `plague:gallia`. */
export function act(verb: string, region: number): string {
  return `${verb}:${REGIONS[region]!}`;
}

/** An action on a rat, such as `monk:gallia.2`. */
export function actOnRat(verb: string, region: number, rat: number): string {
  return `${act(verb, region)}.${rat + 1}`;
}
