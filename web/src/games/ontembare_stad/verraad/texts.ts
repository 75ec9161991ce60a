// Sentences about what Het Verraad adds, in the reader's language.
import { valueOf } from "../knowledge";
import { AREAS, CATEGORIES, type Category, type Scene, type StadPlay } from "../scene";
import { areaName, categoryName, orderName } from "../texts";
import { fallenWith, fightNow, masterArea, oddsOf, sumsOf, type Fight, type Odds } from "./fight";

export function tokenText(play: StadPlay, token: "white" | "black", value: number | null): string {
  if (token === "white") return play.words.say("token-white");
  return value === null ? play.words.say("board-token-hidden") : play.words.say("board-token-value", { number: value });
}

/** An order's castle: what everybody sees of it, and the values of the viewer's own black tokens. */
export function castleSentence(play: StadPlay, scene: Scene, order: number): string {
  const { white, black, towers, blackValues, income } = scene.orders[order]!.castle!;
  const { words } = play;
  const known = blackValues.flatMap((value) => (value === null ? [] : [String(value)]));
  const pays = words.list(CATEGORIES.map((category) => `${categoryName(play, category)} ${income[category]}`));
  return [
    words.say("board-castle-says", { who: orderName(play, scene, order), white, black, towers }),
    ...(known.length ? [words.say("board-castle-values", { values: words.list(known) })] : []),
    words.say("board-income-of", { who: orderName(play, scene, order), pays }),
  ].join(" ");
}

/** The order that chooses a card of the row next, for which the stones on the cards are: once one has chosen, the one after it. */
export function chooserOf({ active, turned, orders }: Scene): number | null {
  return active !== null && turned.length ? (active + 1) % orders.length : active;
}

/** Whom the choice of a category would pay, without stones on the card. */
export function paysText(play: StadPlay, scene: Scene, category: Category): string {
  return play.words.list(
    scene.orders.map(({ castle }, order) => `${orderName(play, scene, order)} ${castle!.income[category]}`),
  );
}

export function masterSentence(play: StadPlay, scene: Scene): string {
  const { score, areas, towers, knights } = scene.master!;
  const at = masterArea(scene);
  const where = at === null ? play.words.say("label-outside") : areaName(play, at);
  return play.words.say("board-master-says", { where, score, areas, towers, knights });
}

/** Whether evil would win as the points are, and by how many points it would not. */
export function standingText(play: StadPlay, scene: Scene): string {
  if (scene.evil) return play.words.say(scene.over ? "board-evil-wins" : "board-master-leads");
  const best = Math.max(...scene.orders.map(({ score }) => score));
  return play.words.say("board-master-behind", { number: best - scene.master!.score });
}

export function oddsText(play: StadPlay, { win, tie, lose }: Odds): string {
  return play.words.say("board-odds", { win: Math.round(win), tie: Math.round(tie), lose: Math.round(lose) });
}

/** The chances of the attack that is to be decided now; null where there is none. */
export function chancesText(play: StadPlay, scene: Scene): string | null {
  const fight = fightNow(scene);
  return fight && oddsText(play, oddsOf(fight));
}

/** What an attack that wins would bring. */
export function stakeText(play: StadPlay, scene: Scene, { area, owner }: Fight): string {
  const fallen = fallenWith(scene, area);
  const number = valueOf(scene, [area, ...fallen]);
  const { words } = play;
  const areas = words.list([area, ...fallen].map((one) => areaName(play, one)));
  return words.say("board-fight-stake", { areas, many: 1 + fallen.length, number, who: orderName(play, scene, owner) });
}

export function verdictText(play: StadPlay, fight: Fight): string {
  const { attack, defence, end } = sumsOf(fight);
  return play.words.say(`board-fight-${end!}`, {
    attack: attack!,
    defence: defence!,
    area: areaName(play, fight.area),
  });
}

const namesOf = (play: StadPlay, scene: Scene, orders: readonly number[]) =>
  play.words.list(orders.map((order) => orderName(play, scene, order)));

/** The values of an order's black tokens together, when they have been turned over. */
export const sumOf = ({ castle }: Scene["orders"][number]) =>
  castle!.blackValues.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Who has won, as good or as the Black Master. */
export function verdict(play: StadPlay, scene: Scene): string {
  const winners = scene.winner ?? [];
  if (!winners.length) return play.words.say("board-nobody-wins");
  const who = namesOf(play, scene, winners);
  const isMaster = scene.evil && scene.orders[winners[0]!]!.castle!.black > 0;
  return play.words.say(isMaster ? "board-verdict-evil" : "board-verdict-good", { who, number: winners.length });
}

/** Why good or evil has won. */
export function endText(play: StadPlay, scene: Scene): string {
  const { words } = play;
  const master = scene.master!.score;
  const best = Math.max(...scene.orders.map(({ score }) => score));
  const [first, ...shared] = scene.winner ?? [];
  if (first === undefined) return words.say("board-nobody-wins");
  const who = namesOf(play, scene, [first, ...shared]);
  const won = scene.orders[first]!;
  const rivals = scene.orders.filter(({ expelled }, order) => !expelled && order !== first && !shared.includes(order));
  const number = won.castle!.black;
  const winners = 1 + shared.length;
  if (!scene.evil && rivals.some(({ score }) => score === won.score))
    return words.say("board-good-wins-tied", { master, best: won.score, who });
  if (!scene.evil) return words.say("board-good-wins-why", { master, best, who, winners });
  if (!number) return words.say("board-evil-no-servant", { master, best, who, winners });
  const servants = rivals.filter(({ castle }) => castle!.black === number);
  const isSum = servants.some((order) => sumOf(order) === sumOf(won));
  const why = isSum ? "board-evil-wins-points" : servants.length ? "board-evil-wins-values" : "board-evil-wins-why";
  return words.say(why, { master, best, who, winners, number, value: sumOf(won) });
}

/** The expansion's part of the table in sentences. */
export function describe(play: StadPlay, scene: Scene): string[] {
  const { words } = play;
  const row = (scene.row ?? []).map(({ card, stones }) =>
    stones
      ? `${words.say(`card-${card}`)} (${words.say("board-card-stones", { number: stones })})`
      : words.say(`card-${card}`),
  );
  return [
    masterSentence(play, scene),
    `${words.say("board-row")}: ${row.length ? words.list(row) : words.say("board-nothing")}`,
    ...scene.orders.map((_, order) => castleSentence(play, scene, order)),
  ];
}

/** What a watchtower on an area would be good for. */
export function towerText(play: StadPlay, defended: readonly number[], area: number): string[] {
  const { words } = play;
  const names = words.list(defended.map((one) => areaName(play, one)));
  return [
    words.say("board-tower-safe", { area: areaName(play, area) }),
    ...(defended.length ? [words.say("board-tower-defends", { areas: names })] : []),
    ...(AREAS[area]!.gate ? [words.say("board-tower-gate")] : []),
  ];
}
