// What each event changes on the table.
import type { EventView } from "../../lib/messages";
import { BUILDINGS, HOUSES, ROLES, supplyValues, type House, type Scene, type SeatScene } from "./scene";

/** The table after one event more. */
export function afterEvent(scene: Scene, event: EventView): Scene {
  const { what, who, where, many } = event;
  const seat = (change: (seat: SeatScene) => Partial<SeatScene>): Scene => ({
    ...scene,
    seats: scene.seats.map((one, number) => (number === who ? { ...one, ...change(one) } : one)),
  });
  const land = (place: number | null, change: Partial<Scene["ring"][number]>, on = scene): Scene => ({
    ...on,
    ring: on.ring.map((one, number) => (number === place ? { ...one, ...change } : one)),
  });
  switch (what) {
    case "played":
      return withSums(
        seat((one) => ({
          held: one.held - 1,
          played: [...one.played, cardOf(scene, where)],
          hand: without(one.hand, cardOf(scene, where)),
        })),
      );
    case "revealed":
      return seat(() => ({ role: ROLES[where!]! }));
    case "traitor":
    case "united":
      return withSums(seat(() => ({ house: HOUSES[where!]! })));
    case "scored":
    case "role-points":
    case "offices":
      return seat((one) => ({ score: one.score + many! }));
    case "conquered":
      return land(where, { house: HOUSES[many!]! });
    case "built": {
      const laid = land(where, { owner: who, building: BUILDINGS[many!]! });
      return {
        ...laid,
        seats: laid.seats.map((one, number) => (number === who ? { ...one, reserve: one.reserve - 1 } : one)),
      };
    }
    case "moved": {
      const building = scene.ring[where!]!.building ?? "farm";
      return land(where, { owner: null, building: null }, land(many, { owner: who, building }));
    }
    case "turned":
      return land(where, { building: BUILDINGS[many!]! });
    case "strategy":
      return { ...scene, strategy: who };
    case "start-card":
      return { ...scene, start: who };
    case "discarded":
      return {
        ...scene,
        discard: [...scene.discard, ...scene.seats.flatMap((one) => one.played)],
        seats: scene.seats.map((one) => ({ ...one, played: [] })),
      };
    case "roles-back":
      return { ...scene, seats: scene.seats.map((one) => ({ ...one, role: null })) };
  }
  return scene;
}

/** The sums in sight, counted anew from the cards laid. */
function withSums(scene: Scene): Scene {
  const { conflict } = scene;
  if (!conflict?.sides) return scene;
  const side = (house: House) => {
    const { place } = conflict.sides![house];
    const laid = scene.seats.filter((seat) => seat.house === house).flatMap((seat) => seat.played);
    return { place, visible: laid.reduce((total, card) => total + card, scene.ring[place]!.conflict) };
  };
  return { ...scene, conflict: { ...conflict, sides: { eagle: side("eagle"), rose: side("rose") } } };
}

function cardOf(scene: Scene, kind: number | null): number {
  return supplyValues(scene)[kind!]!;
}

function without(cards: number[], card: number): number[] {
  const rest = [...cards];
  const at = rest.indexOf(card);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}
