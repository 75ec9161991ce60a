// The table as a seat sees it, and what is asked of it everywhere.
import { printedOf } from "../../lib/printed";
import type { Play } from "../board";
import { REGION_NAMES as REGIONS, type Face, type Printed, type RegionName, type Scene } from "./scene.gen";

/** In the order of the events' numbers. */
export { CLASSES, REGION_NAMES as REGIONS, SYMBOLS } from "./scene.gen";
export type * from "./scene.gen";

/** What is printed on rats and class cards. */
export const BOX = printedOf("rattus") as Printed;

export type RattusPlay = Play<Scene>;

/** A face by its number. */
export function faceOf(number: number): Face {
  return BOX.faces[number]!;
}

/** A face by its name, such as `4MKR`. */
export function faceNamed(name: string, isStart: boolean): Face {
  return BOX.faces.find((face) => face.name === name && face.start === isStart)!;
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
