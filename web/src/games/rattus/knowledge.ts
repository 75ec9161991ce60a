// What a seat can tell about the rats: which it knows, which are still unseen, and what they would take.
import type { StepView } from "../../lib/messages";
import {
  BOX,
  CLASSES,
  faceNamed,
  faceOf,
  SYMBOLS,
  type Class,
  type Face,
  type Losses,
  type Scene,
  type Symbol,
} from "./scene";

export interface LimitCount {
  limit: number;
  /** Rats with this limit that may still be anywhere; so many of them are starting rats. */
  unseen: number;
  start: number;
  /** Those that are out of the game or known to this seat. */
  seen: number;
}

export function unseenFaces(scene: Scene): Face[] {
  const { start, other } = scene.unseen;
  return [...start.map((name) => faceNamed(name, true)), ...other.map((name) => faceNamed(name, false))];
}

/** The rats not yet seen, by their limits. */
export function byLimit(scene: Scene): LimitCount[] {
  const faces = unseenFaces(scene);
  const all = BOX.faces.map(({ limit }) => limit);
  return [...new Set(all)]
    .sort((a, b) => a - b)
    .map((limit) => {
      const unseen = faces.filter((face) => face.limit === limit);
      const start = unseen.filter((face) => face.start).length;
      return { limit, unseen: unseen.length, start, seen: all.filter((one) => one === limit).length - unseen.length };
    });
}

/** How many of the rats not yet seen show each symbol. */
export function bySymbol(scene: Scene): { symbol: Symbol; unseen: number }[] {
  const faces = unseenFaces(scene);
  return [...SYMBOLS].map((symbol) => ({
    symbol,
    unseen: faces.filter((face) => face.symbols.includes(symbol)).length,
  }));
}

export interface KnownRat {
  region: number;
  rat: number;
  face: Face;
  /** Others who have looked at it too. */
  others: number[];
}

/** The rats on the board whose faces this seat knows. */
export function knownRats(scene: Scene): KnownRat[] {
  return scene.regions.flatMap(({ rats }, region) =>
    rats.flatMap(({ face, looked }, rat) =>
      face ? [{ region, rat, face, others: looked.filter((seat) => seat !== scene.me) }] : [],
    ),
  );
}

/** The two rats that the witch may exchange, if their faces are known. */
export function swappable(scene: Scene): { region: number; face: Face }[] {
  if (scene.phase !== "swap") return [];
  const places = [
    [scene.firstAt!, scene.firstRat!],
    [scene.at!, scene.rat!],
  ] as const;
  return places.flatMap(([region, rat]) => {
    const face = scene.regions[region]!.rats[rat]!.face;
    return face ? [{ region, face }] : [];
  });
}

/** The faces of the rats that were turned up last, the latest first. */
export function turnedUp(log: readonly StepView[], most: number): Face[] {
  const found: Face[] = [];
  for (let step = log.length - 1; step >= 0 && found.length < most; step--) {
    for (const event of log[step]!.events) if (event.what === "flipped") found.push(faceOf(event.fields["face"]!));
  }
  return found;
}

export interface Loss {
  seat: number;
  /** On average; null where nobody can say. */
  expected: number | null;
  worst: number;
}

/** What the plague would take in a region, from whom it would take anything. */
export function lossesIn(scene: Scene, region: number): Loss[] {
  return bySeat(scene.regions[region]!);
}

/** From whom something would be taken, and how much. */
export function bySeat({ expected, worst }: Losses): Loss[] {
  return worst.flatMap((most, seat) => (most > 0 ? [{ seat, expected: expected?.[seat] ?? null, worst: most }] : []));
}

/** The regions where the plague would take anything, the worst first. */
export function dangers(scene: Scene): { region: number; losses: Loss[] }[] {
  const weight = (losses: Loss[]) => losses.reduce((total, loss) => total + (loss.expected ?? loss.worst), 0);
  return scene.regions
    .map((_, region) => ({ region, losses: lossesIn(scene, region) }))
    .filter(({ losses }) => losses.length > 0)
    .sort((a, b) => weight(b.losses) - weight(a.losses));
}

/** The class cards of a seat. */
export function cardsOf(scene: Scene, seat: number): Class[] {
  return CLASSES.filter((card) => scene.classes[card] === seat);
}
