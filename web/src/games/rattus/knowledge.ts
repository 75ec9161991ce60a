// What a seat can tell about the rats: which it knows, which are still unseen, and what they would take.
import { CLASSES, faceOf, FACES, SYMBOLS, type Class, type Face, type Scene, type Symbol } from "./scene";

export interface LimitCount {
  limit: number;
  /** Rats with this limit that may still be anywhere. */
  unseen: number;
  /** Those that are out of the game or known to this seat. */
  seen: number;
}

export const LIMITS = [1, 2, 3, 4, 5, 6] as const;

export function unseenFaces(scene: Scene): Face[] {
  return [...scene.unseen.start, ...scene.unseen.other].map(faceOf);
}

/** The rats not yet seen, by their limits. */
export function byLimit(scene: Scene): LimitCount[] {
  const faces = unseenFaces(scene);
  return LIMITS.map((limit) => {
    const unseen = faces.filter((face) => face.limit === limit).length;
    const all = FACES.filter((name) => name.startsWith(String(limit))).length;
    return { limit, unseen, seen: all - unseen };
  });
}

/** How many of the rats not yet seen show each symbol. */
export function bySymbol(scene: Scene): { symbol: Symbol; unseen: number }[] {
  const faces = unseenFaces(scene);
  return [...SYMBOLS].map((symbol) => ({ symbol, unseen: faces.filter((face) => face.symbols.includes(symbol)).length }));
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
    rats.flatMap(({ face, looked }, rat) => (face ? [{ region, rat, face, others: looked.filter((seat) => seat !== scene.me) }] : [])),
  );
}

export interface Loss {
  seat: number;
  expected: number;
  worst: number;
}

/** What the plague would take in a region, from whom it would take anything. */
export function lossesIn(scene: Scene, region: number): Loss[] {
  const { expected, worst } = scene.regions[region]!;
  return expected.flatMap((number, seat) => (worst[seat]! > 0 ? [{ seat, expected: number, worst: worst[seat]! }] : []));
}

/** The regions where the plague would take anything, the worst first. */
export function dangers(scene: Scene): { region: number; losses: Loss[] }[] {
  const weight = (losses: Loss[]) => losses.reduce((total, loss) => total + loss.expected, 0);
  return scene.regions
    .map((_, region) => ({ region, losses: lossesIn(scene, region) }))
    .filter(({ losses }) => losses.length > 0)
    .sort((a, b) => weight(b.losses) - weight(a.losses));
}

/** The class cards of a seat. */
export function cardsOf(scene: Scene, seat: number): Class[] {
  return CLASSES.filter((card) => scene.classes[card] === seat);
}
