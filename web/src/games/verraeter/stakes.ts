// What a conflict is about: which land a house would take, what that pays, and for how many winners.
import { order, other, type House, type Land, type Scene } from "./scene";
import { knowRoles } from "./knowledge";

export interface Stake {
  /** The land that the house would take. */
  land: Land;
  /** Points for each winner, when there are one, two, three, four. */
  points: number[];
  /** How many winners there would be, as things stand; with a traitor about, other numbers are possible too. */
  winners: number[];
}

export function stakesOf(scene: Scene, house: House): Stake | null {
  const sides = scene.conflict?.sides;
  if (!sides) return null;
  const land = scene.ring[sides[other(house)].place]!;
  return { land, points: land.points.slice(0, order(scene).length), winners: winnersOf(scene, house) };
}

function winnersOf(scene: Scene, house: House): number[] {
  const now = scene.seats.filter((seat) => seat.house === house).length;
  const traitor = knowRoles(scene)[0]!;
  if (traitor.kind === "open" || traitor.kind === "gone") return [now];
  const seats =
    traitor.kind === "unknown" || traitor.kind === "choose" ? scene.seats.map((_, seat) => seat) : traitor.seats;
  const moves = seats.map((seat) => now + (scene.seats[seat]!.house === house ? -1 : 1));
  const stays = traitor.kind === "mine" ? [] : [now];
  return [...new Set([...stays, ...moves])].filter((winners) => winners > 0).sort();
}
