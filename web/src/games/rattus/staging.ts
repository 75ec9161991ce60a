// How what happened is shown: events come in beats, each changes the table a little, some make a piece travel.
import type { EventView, StepView } from "../../lib/messages";
import { CLASSES, faceOf, REGIONS, type Class, type Face, type Region, type Scene, type Symbol } from "./scene";

/** Where a piece can come from or go to; the drawings say where these are with `data-at`. */
export type Spot =
  `seat-${number}` | `rats-${number}` | `pile-${number}-${number}` | `class-${Class}` | "supply" | "palace";

export interface Flight {
  /** What travels: a cube of a seat, a rat, or a class card. */
  cube?: number;
  card?: Class;
  from: Spot;
  to: Spot;
}

/** A moment: what happens in it, and how long it lasts. */
export interface Beat {
  events: EventView[];
  ms: number;
  /** The symbol of the rat turned up that strikes now, or strikes nobody. */
  symbol?: number;
}

/** A rat that is being turned up. */
export interface Flip {
  region: number;
  /** Its place there. */
  rat: number;
  face: Face;
  isStart: boolean;
  /** The symbol that strikes now; -1 before the first. */
  symbol: number;
  /** The cubes that count against its limit. */
  counted: number;
  /** Whether they are too few. */
  isSpared: boolean;
  ms: number;
}

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
  flipped: 1350,
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
const MISS = 240; // for a symbol that strikes nobody
const LAST_PACE = 0.6; // the plague everywhere is shown faster

const LOSSES = ["majority", "class", "all"];

export function timeOf(event: EventView): number {
  return TIMES[event.what] ?? 0;
}

/** The symbol that an event of loss belongs to. */
function symbolOf(event: EventView): Symbol {
  return event.what === "class" ? CLASSES[event.many!]! : (event.what as Symbol);
}

/** The moments of a step: those of a rat turned up are its symbols, one after another. */
export function beatsOf(step: StepView): Beat[] {
  const scene = step.scene as Scene | null;
  const pace = scene?.stage === "everywhere" ? LAST_PACE : 1;
  const flipped = step.events.find((event) => event.what === "flipped");
  const isSpared = step.events.some((event) => event.what === "spared");
  const beats: Beat[] = [];
  for (const event of step.events) {
    if (!LOSSES.includes(event.what)) beats.push({ events: [event], ms: timeOf(event) * pace });
    if (event === flipped && !isSpared && scene)
      beats.push(...strikes(step.events, faceOf(scene.box, event.many!), pace));
  }
  return beats;
}

function strikes(events: readonly EventView[], face: Face, pace: number): Beat[] {
  const kinds = [...new Set(face.symbols)];
  return kinds.map((symbol) => {
    const hits = events.filter((event) => LOSSES.includes(event.what) && symbolOf(event) === symbol);
    return { events: hits, ms: (hits.length ? timeOf(hits[0]!) : MISS) * pace, symbol: face.symbols.indexOf(symbol) };
  });
}

export function duration(step: StepView): number {
  return beatsOf(step).reduce((total, beat) => total + beat.ms, 0);
}

/** The rat that a step turns up, before any symbol strikes. */
export function flipIn(before: Scene, step: StepView, event: EventView, ms: number): Flip {
  const [region, rat] = placeOf(before, event.where!);
  const isStart = before.regions[region]?.rats[rat]?.origin === "start";
  const isSpared = step.events.some((one) => one.what === "spared");
  const counted =
    (before.regions[region]?.total ?? 0) + (before.pawn_counts && before.pawn === region ? before.box.knight_cubes : 0);
  return { region, rat, counted, face: faceOf(before.box, event.many!), isStart, symbol: -1, isSpared, ms };
}

/** A rat by its number in an event: its region, and its place there. */
function placeOf(scene: Scene, rat: number): [number, number] {
  return [Math.floor(rat / scene.box.rats_at_most), rat % scene.box.rats_at_most];
}

/** The table after one event more. */
export function afterEvent(scene: Scene, event: EventView): Scene {
  const { what, who, where, many } = event;
  const place = (where ?? 0) % REGIONS.length;
  switch (what) {
    case "started":
    case "settled":
    case "settled-more":
    case "peasant-last":
      return moveCubes(scene, who!, many || 1, place, "stock", 1);
    case "majority":
    case "class":
    case "all":
      return moveCubes(scene, who!, 1, place, "stock", -1);
    case "king":
      return moveCubes(scene, who!, 1, place, "palace", -1);
    case "merchant": {
      const [cubes, to] = [Math.floor(many! / REGIONS.length), many! % REGIONS.length];
      return withCubes(withCubes(scene, place, who!, -cubes), to, who!, cubes);
    }
    case "took":
    case "took-from":
      return { ...scene, classes: { ...scene.classes, [CLASSES[where!]!]: who } };
    case "pawn":
    case "moved-plague":
    case "knight-moved":
    case "knight-last":
      return { ...scene, pawn: place };
    case "counts":
    case "counts-last":
      return { ...scene, pawn_counts: true };
    case "turn":
    case "last-turn":
      return { ...scene, active: who };
    case "everywhere":
      return { ...scene, stage: "everywhere" };
    case "spread":
      return withRats({ ...scene, supply: scene.supply - 1 }, place, (rats) => [
        ...rats,
        { origin: "supply", looked: [], face: null },
      ]);
    case "flipped":
      return withoutRat(scene, where!);
    case "monk": {
      const [from, number] = placeOf(scene, where!);
      const rat = scene.regions[from]?.rats[number];
      return rat ? withRats(withoutRat(scene, where!), many!, (rats) => [...rats, rat]) : scene;
    }
  }
  return scene;
}

function withRegion(scene: Scene, region: number, change: (region: Region) => Partial<Region>): Scene {
  return {
    ...scene,
    regions: scene.regions.map((one, number) => (number === region ? { ...one, ...change(one) } : one)),
  };
}

function withRats(scene: Scene, region: number, change: (rats: Region["rats"]) => Region["rats"]): Scene {
  return withRegion(scene, region, ({ rats }) => ({ rats: change(rats) }));
}

function withoutRat(scene: Scene, rat: number): Scene {
  const [region, place] = placeOf(scene, rat);
  return withRats(scene, region, (rats) => rats.filter((_, number) => number !== place));
}

function withCubes(scene: Scene, region: number, seat: number, more: number): Scene {
  return withRegion(scene, region, ({ cubes, total }) => ({
    cubes: cubes.map((count, number) => (number === seat ? count + more : count)),
    total: total + more,
  }));
}

/** Cubes come from beside the board, or go back there or into the palace. */
function moveCubes(
  scene: Scene,
  seat: number,
  cubes: number,
  region: number,
  beside: "stock" | "palace",
  sign: 1 | -1,
): Scene {
  const moved = withCubes(scene, region, seat, sign * cubes);
  const seats = moved.seats.map((one, number) => {
    if (number !== seat) return one;
    const score = beside === "palace" ? one.score : one.score + sign * cubes;
    return { ...one, [beside]: one[beside] - sign * cubes, score };
  });
  return { ...moved, seats };
}

/** What travels when this happens; `before` is the table just before it. */
export function flights(before: Scene, event: EventView): Flight[] {
  const { what, who, where, many } = event;
  const seat: Spot = `seat-${who ?? 0}`;
  const cubes = (count: number, from: Spot, to: Spot): Flight[] =>
    Array.from({ length: count }, () => ({ cube: who!, from, to }));
  switch (what) {
    case "started":
    case "settled":
    case "settled-more":
    case "peasant-last":
      return cubes(many || 1, seat, `pile-${where!}-${who!}`);
    case "majority":
    case "class":
    case "all":
      return cubes(1, `pile-${where!}-${who!}`, seat);
    case "king":
      return cubes(1, `pile-${where!}-${who!}`, "palace");
    case "merchant":
      return cubes(
        Math.floor(many! / REGIONS.length),
        `pile-${where!}-${who!}`,
        `pile-${many! % REGIONS.length}-${who!}`,
      );
    case "took":
    case "took-from": {
      const card = CLASSES[where!]!;
      const owner = before.classes[card];
      return [{ card, from: owner === null ? `class-${card}` : `seat-${owner}`, to: seat }];
    }
    case "spread":
      return [{ from: "supply", to: `rats-${where!}` }];
    case "monk":
      return [{ from: `rats-${placeOf(before, where!)[0]}`, to: `rats-${many!}` }];
    case "swapped": {
      const [one, other] = [placeOf(before, where!)[0], placeOf(before, many!)[0]];
      return [
        { from: `rats-${one}`, to: `rats-${other}` },
        { from: `rats-${other}`, to: `rats-${one}` },
      ];
    }
  }
  return [];
}
