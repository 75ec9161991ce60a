// How what happened is shown: each event changes the table a little, some make a piece travel, and each takes its time.
import type { EventView, StepView } from "../../lib/messages";
import { BUILDINGS, HOUSES, PLACES, ROLES, supplyValues, type House, type Scene, type SeatScene } from "./scene";

/** Where a piece can come from or go to; the drawings say where these are with `data-at`. */
export type Spot = `seat-${number}` | `land-${number}` | `pan-${House}` | "pile" | "discard" | "out";

export interface Flight {
  /** What travels: an emblem, or a card with a value, or a text such as "+4". */
  emblem?: string;
  card?: number | null;
  text?: string;
  seat?: number;
  from: Spot;
  to: Spot;
}

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

function without(cards: number[] | null, card: number): number[] | null {
  if (!cards) return null;
  const rest = [...cards];
  const at = rest.indexOf(card);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}

/** What travels when this happens; `before` is the table just before it. */
export function flights(before: Scene, event: EventView): Flight[] {
  const { what, who, where, many } = event;
  const mine: Spot = `seat-${who ?? 0}`;
  switch (what) {
    case "played":
      return [{ card: cardOf(before, where), from: mine, to: `pan-${before.seats[who!]!.house}` }];
    case "dealt":
    case "drew":
      return [{ card: cardOf(before, where), from: "pile", to: mine }];
    case "drew-hidden":
      return [{ card: null, from: "pile", to: mine }];
    case "dropped":
      return [{ card: cardOf(before, where), from: mine, to: "discard" }];
    case "built":
      return [{ emblem: BUILDINGS[many!]!, seat: who!, from: mine, to: `land-${where!}` }];
    case "moved":
      return [
        {
          emblem: before.ring[where!]!.building ?? "farm",
          seat: who!,
          from: `land-${where!}`,
          to: `land-${many! % PLACES}`,
        },
      ];
    case "strategy":
      return before.strategy === null || before.strategy === who
        ? []
        : [{ emblem: "strategy", from: `seat-${before.strategy}`, to: mine }];
    case "start-card":
      return before.start === null ? [] : [{ emblem: "start", from: `seat-${before.start}`, to: mine }];
    case "traitor":
    case "united": {
      const to = HOUSES[where!]!;
      const cards = before.seats[who!]!.played.map((card): Flight => ({
        card,
        from: `pan-${to === "eagle" ? "rose" : "eagle"}`,
        to: `pan-${to}`,
      }));
      return [{ emblem: to, seat: who!, from: `pan-${to === "eagle" ? "rose" : "eagle"}`, to: mine }, ...cards];
    }
    case "scored":
    case "role-points":
    case "offices":
      return many ? [{ text: `+${many}`, from: what === "scored" ? "out" : mine, to: mine }] : [];
    case "discarded":
      return before.seats.flatMap((seat) =>
        seat.played.map((card): Flight => ({ card, from: `pan-${seat.house}`, to: "discard" })),
      );
  }
  return [];
}

const TIMES: Record<string, number> = {
  played: 420,
  revealed: 540,
  traitor: 1100,
  united: 1100,
  total: 480,
  won: 850,
  tied: 850,
  scored: 430,
  "role-points": 430,
  conquered: 700,
  built: 520,
  moved: 520,
  turned: 420,
  conflict: 900,
  strategy: 450,
  "start-card": 450,
  discarded: 450,
  drew: 300,
  "drew-hidden": 220,
  dropped: 320,
  took: 260,
  "took-hidden": 260,
  offices: 700,
};

/** How long an event is shown, in milliseconds at normal speed. */
export function timeOf(event: EventView): number {
  return TIMES[event.what] ?? 0;
}

export function duration(step: StepView): number {
  return step.events.reduce((total, event) => total + timeOf(event), 0);
}
