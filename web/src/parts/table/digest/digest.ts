// What happened since my last turn: to me first, then a short chapter for each turn of the others.
import type { DigestGame, Good } from "../../../games/digest";
import type { EventView, StepView } from "../../../lib/messages";
import { Schedule, type Film, type Part } from "../../../lib/schedule";

/** One thing that somebody did, tied to the board by its number. */
export interface Item {
  key: string;
  text: string;
  step: StepView;
  /** Who it is about: a seat or an order. */
  who: number | null;
  spot: string | null;
  number: number | null;
  /** It is an event or a fight: what it brought or cost whom. */
  gains: readonly (readonly [who: number, gain: number])[];
  isCard: boolean;
}

export interface Chapter {
  seat: number;
  points: [before: number, after: number];
  /** What was earned by all in this turn as a matter of routine, in one sum each. */
  routine: readonly (readonly [who: number, gain: number])[];
  items: Item[];
  parts: readonly Part<unknown>[];
}

export interface Mine {
  points: [before: number, after: number];
  rank: [before: number, after: number];
  goods: { before: Good; after: Good }[];
  /** What was about me; a loss is one that the game counts as such, never a cost. */
  news: { text: string; isLoss: boolean }[];
  /** Nothing of mine has changed, and nothing was about me. */
  isQuiet: boolean;
}

export interface Digest {
  mine: Mine | null;
  chapters: Chapter[];
  parts: readonly Part<unknown>[];
  /** Seconds that it takes to watch it at normal speed. */
  seconds: number;
}

export interface Needs {
  film: Film<unknown>;
  game: DigestGame<unknown>;
  points: (scene: unknown, seat: number) => number;
  seats: number;
  me: number | null;
  say: (message: string) => string;
}

/** What others did between my last turn and this one. */
export function sinceMyTurn<S>(parts: readonly Part<S>[], me: number | null): readonly Part<S>[] {
  const isMine = ({ turn }: Part<S>) => turn !== null && turn === me;
  const end = parts.findLastIndex((part) => !isMine(part)) + 1;
  const start = parts.slice(0, end).findLastIndex(isMine) + 1;
  return parts.slice(start, end);
}

export function digestOf(parts: readonly Part<unknown>[], needs: Needs): Digest {
  let number = 0;
  const numbered = (item: Item): Item => (item.spot ? { ...item, number: ++number } : item);
  const chapters = turnsOf(parts).map((turn): Chapter => {
    const { seat } = turn;
    const [before, after] = [turn.parts[0]!.before, turn.parts.at(-1)!.after];
    return {
      seat,
      points: [needs.points(before, seat), needs.points(after, seat)],
      routine: sumsOf(eventsIn(turn.parts), (event) => needs.game.folds(event)),
      items: itemsOf(turn.parts, needs).map(numbered),
      parts: turn.parts,
    };
  });
  const isTold = ({ items, routine, points: [before, after] }: Chapter) =>
    items.length > 0 || routine.length > 0 || before !== after;
  return { mine: mineOf(parts, needs), chapters: chapters.filter(isTold), parts, seconds: secondsOf(parts, needs) };
}

const eventsIn = (parts: readonly Part<unknown>[]) => parts.flatMap(({ events }) => events);

/** The turns of the others, one after another. */
function turnsOf(parts: readonly Part<unknown>[]): { seat: number; parts: Part<unknown>[] }[] {
  const turns: { seat: number; parts: Part<unknown>[] }[] = [];
  for (const part of parts) {
    if (part.turn === null) continue;
    if (turns.at(-1)?.seat !== part.turn) turns.push({ seat: part.turn, parts: [] });
    turns.at(-1)!.parts.push(part);
  }
  return turns;
}

function itemsOf(parts: readonly Part<unknown>[], { film, game }: Needs): Item[] {
  const { summing } = film;
  return parts.flatMap(({ step, events }, place) =>
    events.flatMap((event, at): Item[] => {
      if (!game.tells(event)) return [];
      const isCard = summing?.closes(event) ?? false;
      const rest = [...events.slice(at), ...eventsIn(parts.slice(place + 1).filter((part) => part.step === step))];
      const gains = isCard && summing ? sumsOf(rest, (one) => summing.gain(one)) : [];
      const who = event.fields["who"] ?? null;
      const key = `${step.number}-${place}-${at}`;
      return [{ key, text: event.text, step, who, spot: game.spot(event), number: null, gains, isCard }];
    }),
  );
}

/** What events bring whom, added up; in the order of the seats. */
function sumsOf(events: readonly EventView[], gain: (event: EventView) => number): [number, number][] {
  const sums = new Map<number, number>();
  for (const event of events) {
    const who = event.fields["who"];
    const more = gain(event);
    if (typeof who === "number" && more) sums.set(who, (sums.get(who) ?? 0) + more);
  }
  return [...sums].filter(([, sum]) => sum).sort(([a], [b]) => a - b);
}

function mineOf(parts: readonly Part<unknown>[], { film, game, points, seats, me, say }: Needs): Mine | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (me === null || !first || !last) return null;
  const rankIn = (scene: unknown) =>
    1 + Array.from({ length: seats }, (_, seat) => points(scene, seat)).filter((one) => one > points(scene, me)).length;
  const now = game.goods(last.after, me, say);
  const news = parts.flatMap(({ before, events }) =>
    events.flatMap((event) => {
      const isLoss = event.fields["who"] === me && (film.summing?.gain(event) ?? 0) < 0;
      const isTold = isLoss || (game.tells(event) && game.concerns(event, before, me));
      return isTold ? [{ text: event.text, isLoss }] : [];
    }),
  );
  const found = {
    points: [points(first.before, me), points(last.after, me)] as [number, number],
    rank: [rankIn(first.before), rankIn(last.after)] as [number, number],
    goods: game.goods(first.before, me, say).map((before, place) => ({ before, after: now[place]! })),
    news: news.filter(({ text }, place) => news.findIndex((one) => one.text === text) === place),
  };
  const pairs = [found.points, found.rank, ...found.goods.map(({ before, after }) => [before.number, after.number])];
  const isPaid = eventsIn(parts).some((event) => event.fields["who"] === me && game.folds(event) !== 0);
  return { ...found, isQuiet: !news.length && !isPaid && pairs.every(([before, after]) => before === after) };
}

function secondsOf(parts: readonly Part<unknown>[], { film, me }: Needs): number {
  if (!parts[0]) return 0;
  const schedule = new Schedule(film, () => me);
  schedule.add(parts[0].before, [...new Set(parts.map(({ step }) => step))]);
  let ms = 0;
  for (let next = schedule.next(); next.length; next = schedule.next()) ms += Schedule.msOf(next);
  return ms / 1000;
}
