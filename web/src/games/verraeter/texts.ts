// Names and sentences about the table, in the reader's language.
import type { Words } from "../../lib/words";
import { knowRoles, type RoleKnowledge } from "./knowledge";
import { HOUSES, PLACES, sum, type Scene, type VerraeterPlay } from "./scene";

export function nameOf(play: VerraeterPlay, seat: number): string {
  return play.table.seats[seat]?.name ?? "";
}

/** A land by its landscape, its house and its hour. */
export function placeName(words: Words, scene: Scene, place: number): string {
  const land = scene.ring[place]!;
  return words.say("place", {
    land: words.say(`land-${land.land}`),
    house: words.say(`house-${land.house}`),
    number: place || PLACES,
  });
}

/** A land with all that is printed on it and lies under it. */
export function landSentence(play: VerraeterPlay, scene: Scene, place: number): string {
  const { words } = play;
  const land = scene.ring[place]!;
  const args = { place: placeName(words, scene, place), value: land.conflict, points: land.points.join(", ") };
  if (land.owner === null || !land.building) return words.say("board-land", args);
  const building = words.say(`building-${land.building}`);
  return words.say("board-land-built", { ...args, building, who: nameOf(play, land.owner) });
}

/** The border clockwise of a place, its Eagle's land named first. */
export function borderName(play: VerraeterPlay, scene: Scene, place: number): string {
  const sides = [place, (place + 1) % PLACES].sort((a) => (scene.ring[a]!.house === "eagle" ? -1 : 1));
  const [eagle, rose] = sides.map((side) => placeName(play.words, scene, side));
  return play.words.say("board-border", { eagle: eagle!, rose: rose! });
}

/** Where a role is or may be, in a few words. */
export function whereRole(play: VerraeterPlay, known: RoleKnowledge): string {
  const { words } = play;
  if (known.kind === "open") return nameOf(play, known.seats[0]!);
  if (known.kind === "gone" && known.aside.length === 1) return words.say(`board-role-${known.aside[0]!}`);
  if (known.kind !== "somewhere") return words.say(`board-role-${known.kind}`);
  const places = known.seats.map((seat) => nameOf(play, seat));
  places.push(...known.aside.map((aside) => words.say(`board-role-${aside}`)));
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(places);
}

/** A role's state in a word, where the seats that may have it are not drawn instead. */
export function tagOf(words: Words, known: RoleKnowledge): string {
  if (known.kind === "open" || known.kind === "somewhere") return "";
  return known.kind === "unknown" ? "?" : words.say(`board-tag-${known.kind}`);
}

export function where(play: VerraeterPlay): string {
  const { round, rounds } = play.before;
  return round ? play.words.say("label-round", { number: round, total: rounds }) : play.words.say("label-set-up");
}

/** The table in sentences, for those who do not see it. */
export function describe(play: VerraeterPlay): string[] {
  const { before: scene, words } = play;
  return [
    where(play),
    ...conflictSentence(play, scene),
    ...scene.ring.map((_, place) => landSentence(play, scene, place)),
    ...scene.seats.map((_, seat) => seatSentence(play, scene, seat)),
    ...holders(play, scene),
    ...ownSentences(play, scene),
    words.say("board-says-piles", { pile: scene.pile, discard: scene.discard.length }),
  ];
}

function conflictSentence(play: VerraeterPlay, scene: Scene): string[] {
  const sides = scene.conflict?.sides;
  if (!sides) return [];
  const [eagle, rose] = HOUSES.map((house) => placeName(play.words, scene, sides[house].place));
  const sums = { eagleSum: sides.eagle.visible, roseSum: sides.rose.visible };
  return [play.words.say("board-says-conflict", { eagle: eagle!, rose: rose!, ...sums })];
}

function seatSentence(play: VerraeterPlay, scene: Scene, number: number): string {
  const seat = scene.seats[number]!;
  return play.words.say("board-says-seat", {
    who: nameOf(play, number),
    house: play.words.say(`house-${seat.house}`),
    points: seat.score,
    held: seat.held,
    laid: sum(seat.played),
    reserve: seat.reserve,
  });
}

function holders(play: VerraeterPlay, scene: Scene): string[] {
  const say = (message: string, seat: number | null) =>
    seat === null ? [] : [play.words.say(message, { who: nameOf(play, seat) })];
  return [...say("board-says-start", scene.start), ...say("board-says-strategy", scene.strategy)];
}

function ownSentences(play: VerraeterPlay, scene: Scene): string[] {
  const { words } = play;
  const hand = scene.me === null ? null : scene.seats[scene.me]!.hand;
  const roles = knowRoles(scene)
    .filter((known) => known.kind !== "unknown")
    .map((known) => `${words.say(`role-${known.role}`)}: ${whereRole(play, known)}.`);
  return [...(hand?.length ? [words.say("board-says-hand", { cards: hand.join(", ") })] : []), ...roles];
}
