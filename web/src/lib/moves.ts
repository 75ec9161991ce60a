// What has moved between two scenes: pieces of one kind that left one spot and came to another.

/**
 * How many pieces of each kind lie at each spot. Drawings name their spots with `data-at`. A kind such as `card:4` is a `card`
 * whose face is seen: it may have lain face down, as a plain `card`, before.
 */
export type Pieces = Record<string, Record<string, number>>;

export interface Move {
  kind: string;
  count: number;
  from: string;
  to: string;
}

/** Where pieces of a kind are while no scene shows them, such as in a bank; null if they need not be seen to come or go. */
export type Elsewhere = (kind: string) => string | null;

/** Lay pieces down. */
export function put(pieces: Pieces, kind: string, spot: string, count = 1): void {
  if (count > 0) (pieces[kind] ??= {})[spot] = (pieces[kind][spot] ?? 0) + count;
}

interface Loose {
  kind: string;
  spot: string;
  count: number;
}

/** The spots at which something lies that did not before, or lies no longer. */
export function changedSpots(before: Pieces, after: Pieces): Set<string> {
  return new Set([...gained(before, after), ...gained(after, before)].map(({ spot }) => spot));
}

/** Places that belong to a player. */
export const isPlayers = (spot: string) => /^(seat|order)-/.test(spot);

/** Whether anything of a seat's has changed: its pieces, wherever they lie, or what lies before it. */
export function isMoved(before: Pieces, after: Pieces, seat: number): boolean {
  const isOf = (name: string) => new RegExp(`-${seat}(:|$)`).test(name);
  return [...gained(before, after), ...gained(after, before)].some(
    ({ kind, spot }) => isOf(kind) || (isPlayers(spot) && isOf(spot)),
  );
}

export function movesBetween(before: Pieces, after: Pieces, elsewhere: Elsewhere = () => null): Move[] {
  const left = gained(after, before);
  const came = gained(before, after);
  const pairs = [isTurnedOver, isSameKind, isSameCard].flatMap((isMatch) => pair(left, came, isMatch));
  const strays = [
    ...came.map(({ kind, spot, count }) => ({ kind, count, from: elsewhere(kind), to: spot })),
    ...left.map(({ kind, spot, count }) => ({ kind, count, from: spot, to: elsewhere(kind) })),
  ];
  return [...pairs, ...strays].filter(
    (move): move is Move => move.count > 0 && move.from !== null && move.to !== null && move.from !== move.to,
  );
}

/** Moves of the same kind between the same spots as one. */
export function together(moves: readonly Move[]): Move[] {
  const found = new Map<string, Move>();
  for (const move of moves) {
    const name = `${move.kind} ${move.from} ${move.to}`;
    found.set(name, { ...move, count: move.count + (found.get(name)?.count ?? 0) });
  }
  return [...found.values()];
}

const isTurnedOver = (one: Loose, other: Loose) => one.spot === other.spot && isSameCard(one, other);
const isSameKind = (one: Loose, other: Loose) => one.kind === other.kind;
const isSameCard = (one: Loose, other: Loose) =>
  one.kind.startsWith(`${other.kind}:`) || other.kind.startsWith(`${one.kind}:`);

/** Pair what left with what came; what is paired is no longer loose. */
function pair(left: Loose[], came: Loose[], isMatch: (left: Loose, came: Loose) => boolean): Move[] {
  return came.flatMap((to) =>
    left.flatMap((from) => {
      const count = isMatch(from, to) ? Math.min(from.count, to.count) : 0;
      from.count -= count;
      to.count -= count;
      const kind = to.kind.length > from.kind.length ? to.kind : from.kind; // the face, if either shows it
      return count ? [{ kind, count, from: from.spot, to: to.spot }] : [];
    }),
  );
}

/** The pieces of `after` that `before` has not. */
function gained(before: Pieces, after: Pieces): Loose[] {
  return Object.entries(after).flatMap(([kind, spots]) =>
    Object.entries(spots).flatMap(([spot, count]) => {
      const more = count - (before[kind]?.[spot] ?? 0);
      return more > 0 ? [{ kind, spot, count: more }] : [];
    }),
  );
}
