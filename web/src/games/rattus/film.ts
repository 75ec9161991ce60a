// How what happened is shown: how long each event takes, and what lies where on the table.
import type { EventView } from "../../lib/messages";
import { isMoved, put, type Move, type Pieces } from "../../lib/moves";
import type { Film, Summing } from "../../lib/schedule";
import { CLASSES, faceOf, type Face, type RattusPlay, type Scene, type Symbol } from "./scene";

const TIMES: Record<string, number> = {
  started: 420,
  took: 520,
  "took-from": 620,
  settled: 480,
  "settled-more": 480,
  "moved-plague": 720,
  "knight-moved": 900,
  spread: 480,
  "no-room": 500,
  counts: 900,
  flipped: 1500,
  spared: 950,
  majority: 640,
  class: 640,
  all: 640,
  monk: 560,
  king: 560,
  merchant: 560,
  looked: 900,
  "looked-hidden": 700,
  swapped: 700,
  "ended-rats": 900,
  "ended-cubes": 900,
  "ended-turns": 900,
  "last-round": 900,
  "peasant-last": 480,
  "knight-last": 720,
  everywhere: 1200,
  "counts-last": 900,
};
const LAST_PACE = 0.6; // the plague everywhere is shown faster

function pieces(scene: Scene): Pieces {
  const found: Pieces = {};
  put(found, "rat", "supply", scene.supply);
  scene.regions.forEach(({ cubes, rats }, region) => {
    put(found, "rat", `rats-${region}`, rats.length);
    cubes.forEach((count, seat) => put(found, `cube-${seat}`, `pile-${region}-${seat}`, count));
  });
  scene.seats.forEach(({ stock, palace }, seat) => {
    put(found, `cube-${seat}`, `seat-${seat}`, stock);
    put(found, `cube-${seat}`, "palace", palace);
  });
  for (const card of CLASSES) {
    const owner = scene.classes[card];
    put(found, `class-${card}`, owner === null ? `class-${card}` : `seat-${owner}`);
  }
  return found;
}

/** The symbol of a rat by which an event takes cubes; null for other events. */
function symbolOf({ what, fields }: EventView): Symbol | null {
  if (what === "class") return CLASSES[fields["class"]!]!;
  return what === "majority" || what === "all" ? what : null;
}

/** Two rats change places (RAT-4.9). */
function swaps({ what, fields: { from, to } }: EventView): Move[] {
  const move = (one: number, other: number) => ({ kind: "rat", count: 1, from: `rats-${one}`, to: `rats-${other}` });
  return what === "swapped" && from !== to ? [move(from!, to!), move(to!, from!)] : [];
}

const CARD = 2000; // milliseconds that the summary is shown by itself

/** The plague in a region ends with the rats that were turned up; the card comes up by itself where I lost something. */
export const summing: Summing = {
  begins: ({ what }) => ["moved-plague", "knight-moved", "everywhere"].includes(what),
  closes: ({ what }) => what === "left",
  gain: (event) => (symbolOf(event) ? -1 : 0),
  ms: (told, me) => (told.some((event) => event.fields["who"] === me && summing.gain(event)) ? CARD : 0),
};

export const film: Film<Scene> = {
  time: ({ what }, { ending }) => (TIMES[what] ?? 0) * (ending === "everywhere" ? LAST_PACE : 1),
  pieces,
  swaps,
  together: symbolOf, // a symbol strikes all its cubes at once
  isSurprise: ({ what }) => what === "flipped",
  turn: ({ active }) => active,
  // what the plague takes from me is held once, by the summary
  touches: (event, seat, before, after) => !symbolOf(event) && isMoved(pieces(before), pieces(after), seat),
  summing,
};

/** The rat that is being turned up. */
export interface Flip {
  region: number;
  /** Its place there. */
  rat: number;
  face: Face;
  /** The symbol that strikes now; null before the first. */
  symbol: Symbol | null;
  isSpared: boolean;
}

/** Whether a rat has risen from its place and is being turned up. */
export function isRising({ stage }: RattusPlay, region: number, rat: number): boolean {
  const { event } = stage;
  return event?.what === "flipped" && event.fields["region"] === region && event.fields["rat"] === rat;
}

export function flipOf({ stage }: RattusPlay): Flip | null {
  const flipped = stage.seen.findLast(({ what }) => what === "flipped");
  if (!flipped) return null;
  const { region, rat, face } = flipped.fields as { region: number; rat: number; face: number };
  const isSpared = stage.step!.events.some(({ what }) => what === "spared");
  return { region, rat, face: faceOf(face), symbol: symbolOf(stage.event!), isSpared };
}
