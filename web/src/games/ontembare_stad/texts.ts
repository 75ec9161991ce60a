// Names and sentences about the table, in the reader's language.
import { handSize, ownOrder, strengthOf } from "./knowledge";
import { verraad } from "./expansion";
import {
  areaOf,
  AREAS,
  BUILDINGS,
  CATEGORIES,
  entries,
  EVENTS,
  GREAT_POWERS,
  NUMBERS,
  ordersOf,
  seatOf,
  type Card,
  type Category,
  type EventCard,
  type Influence,
  type Owner,
  type Power,
  type Reaction,
  type Scene,
  type StadPlay,
} from "./scene";

export const cardName = (play: StadPlay, card: Card) => play.words.say(`card-${card}`);
export const influenceName = (play: StadPlay, card: Influence) => play.words.say(`influence-${card}`);
/** What an influence card does: the Wizard has another use in Het Verraad, and in the Black Master's phase all serve him. */
export function influenceHelp(play: StadPlay, card: Influence, isForMaster = isLeading(play.before)): string {
  const { mode, master } = play.before;
  const kinds = [...(isForMaster ? ["-master"] : []), ...(mode === "verraad" ? ["-verraad"] : [])];
  const kind = kinds.find((one) => play.words.has(`influence-${card}-help${one}`)) ?? "";
  const number = NUMBERS[card] ?? 0;
  return play.words.say(`influence-${card}-help${kind}`, { number, mode, beside: master?.raidBeside ?? "" });
}

/** What an event card does, as a sentence. */
export function eventHelp(play: StadPlay, card: EventCard): string {
  const { brings, what, ...numbers } = EVENTS[card];
  const text = play.words.say(brings, { ...numbers, what: what && play.words.say(what) });
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What an influence card would do, told to a player who might stop it. */
export function struckText(play: StadPlay, scene: Scene, card: Influence, { by, forMaster }: Reaction): string {
  const kind = forMaster && play.words.has(`board-struck-${card}-master`) ? "-master" : "";
  return play.words.say(`board-struck-${card}${kind}`, { who: orderName(play, scene, by) });
}

/** Whether the viewer leads the Black Master now. */
function isLeading({ turn, active, orders, me }: Scene): boolean {
  return turn?.part === "master" && active !== null && orders[active]!.seat === me;
}
export const categoryName = (play: StadPlay, category: Category) => play.words.say(`category-${category}`);
export const areaName = (play: StadPlay, area: number) => play.words.say(`area-${AREAS[area]!.id}`);

/** Who plays an order; where somebody plays two, which of them; or the Black Master. */
export function orderName(play: StadPlay, scene: Scene, order: Owner): string {
  if (order === "black") return play.words.say("label-master");
  const { seat } = scene.orders[order]!;
  const who = play.table.seats[seat]?.name ?? "";
  const own = ordersOf(scene, seat);
  return own.length > 1 ? play.words.say("order-of-seat", { who, number: own.indexOf(order) + 1 }) : who;
}

/** What an area is: its price, its bonus, road and river. */
export function areaFacts(play: StadPlay, area: number): string {
  const { cost, bonus, road, river } = AREAS[area]!;
  const parts = [play.words.say(play.before.start ? "board-area-dots" : "board-area-costs", { number: cost })]; // at the start they cost nothing
  if (bonus) parts.push(play.words.say("board-area-bonus", { number: bonus }));
  if (road) parts.push(play.words.say("board-area-road"));
  if (river) parts.push(play.words.say("board-area-river"));
  return parts.join(" · ");
}

/** Whose an area is, and what stands there. */
export function areaState(play: StadPlay, scene: Scene, area: number): string {
  const { owner, building, tower } = scene.areas[area]!;
  const { words } = play;
  if (tower) return words.say("board-area-tower", { what: areaState(play, withoutTower(scene, area), area) });
  if (owner === null && !building) return words.say("board-area-neutral");
  if (owner === null)
    return words.say("board-area-deserted", { card: cardName(play, building!), number: BUILDINGS[building!].value });
  const who = orderName(play, scene, owner);
  if (!building) return words.say("board-area-of", { who });
  const facts = { who, card: cardName(play, building), number: BUILDINGS[building].value };
  const pay = scene.pays[AREAS[area]!.id];
  return pay === undefined ? words.say("board-area-held", facts) : words.say("board-area-built", { ...facts, pay });
}

function withoutTower(scene: Scene, area: number): Scene {
  return { ...scene, areas: scene.areas.map((one, number) => (number === area ? { ...one, tower: false } : one)) };
}

/** What buying an area would cut off, and whose points change; null if nothing. */
export function isolationText(play: StadPlay, scene: Scene, area: number): string | null {
  const purchase = scene.purchases[AREAS[area]!.id];
  if (!purchase?.isolates.length) return null;
  const areas = play.words.list(purchase.isolates.map((one) => areaName(play, areaOf(one))));
  const changes = changesText(play, scene, purchase.gains);
  return changes
    ? play.words.say("board-isolates-points", { areas, changes })
    : play.words.say("board-isolates", { areas });
}

/** Whose points would change, and by how many; empty if nobody's. */
export function changesText(play: StadPlay, scene: Scene, gains: Record<string, number>): string {
  const changes = entries(gains).map(([owner, change]) =>
    changeText(play, scene, owner === "black" ? owner : Number(owner), change),
  );
  return changes.length ? play.words.list(changes) : "";
}

/** Somebody's points more or fewer. */
function changeText(play: StadPlay, scene: Scene, owner: Owner, change: number): string {
  const isMine = owner !== "black" && seatOf(scene, owner) === scene.me && ordersOf(scene, scene.me).length === 1;
  const whom = isMine ? "-you" : owner === "black" ? "-master" : "";
  return play.words.say(`board-${change > 0 ? "more" : "less"}-for${whom}`, {
    number: Math.abs(change),
    who: orderName(play, scene, owner),
  });
}

/** An area with all that is to be known about it. */
export function areaSentence(play: StadPlay, scene: Scene, area: number): string {
  return `${areaName(play, area)}: ${areaFacts(play, area)}. ${areaState(play, scene, area)}.`;
}

export function where(play: StadPlay): string {
  const { start, round, lastRound, over } = play.before;
  if (lastRound && !over) return play.words.say("board-last-round");
  return start || !round ? play.words.say("board-set-up") : play.words.say("board-round", { number: round });
}

/** The table in sentences, for those who do not see it. */
export function describe(play: StadPlay): string[] {
  const { before: scene, words } = play;
  const own = ownOrder(scene);
  return [
    where(play),
    words.say("board-target", { number: scene.target }),
    ...scene.orders.map((_, order) => orderSentence(play, scene, order)),
    ...AREAS.flatMap((_, area) =>
      scene.areas[area]!.owner !== null || scene.areas[area]!.building ? [areaSentence(play, scene, area)] : [],
    ),
    pileText(play, scene),
    `${words.say("board-pawnshop")}: ${cardList(play, scene.pawnshop)}`,
    ...(scene.market ? [`${words.say("board-market")}: ${cardList(play, scene.market)}`] : []),
    ...powersOf(scene).map((power) => powerSentence(play, scene, power)),
    ...(verraad()?.describe(play, scene) ?? []),
    ...(own === null ? [] : [incomeSentence(play, scene, own)]),
  ];
}

export function cardList(play: StadPlay, cards: Partial<Record<Card, number>>): string {
  const found = entries(cards).map(([card, many]) =>
    many > 1 ? `${many} × ${cardName(play, card)}` : cardName(play, card),
  );
  return found.length ? play.words.list(found) : play.words.say("board-nothing");
}

export function pileText(play: StadPlay, scene: Scene): string {
  const { left, layers, bottom } = scene.pile;
  const { words } = play;
  const parts = layers.flatMap(({ period, left }) =>
    period && left ? [words.say("board-pile-layer", { period, number: left })] : [],
  );
  const below = bottom ? [words.say("board-pile-bottom", { number: bottom })] : [];
  return [words.say("board-pile", { number: left }), ...parts, ...below].join(" · ");
}

/** The great powers that there are. */
export function powersOf({ powers }: Scene): readonly Power[] {
  return powers ? GREAT_POWERS.filter((power) => power in powers) : [];
}

export function powerSentence(play: StadPlay, scene: Scene, category: Power): string {
  const holder = scene.powers?.[category] ?? null;
  const counts = scene.orders.map(
    (_, order) => `${orderName(play, scene, order)} ${strengthOf(scene, order, category)}`,
  );
  const whose = holder === null ? play.words.say("board-power-free") : orderName(play, scene, holder);
  return `${play.words.say(`power-${category}`)}: ${whose} (${play.words.list(counts)}).`;
}

export function incomeSentence(play: StadPlay, scene: Scene, order: number): string {
  const { income } = scene.orders[order]!;
  const pays = CATEGORIES.map((category) => `${categoryName(play, category)} ${income[category]}`);
  return play.words.say("board-income-of", { who: orderName(play, scene, order), pays: play.words.list(pays) });
}

function orderSentence(play: StadPlay, scene: Scene, number: number): string {
  const order = scene.orders[number]!;
  return play.words.say("board-says-order", {
    who: orderName(play, scene, number),
    score: order.score,
    stones: order.stones,
    areas: order.areas,
    cards: handSize(order),
    influence: order.influence,
  });
}
