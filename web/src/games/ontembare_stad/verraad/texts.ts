// Sentences about what Het Verraad adds, in the reader's language.
import { areaOf, AREAS, type Fight, type Odds, type RowCard, type Scene, type StadPlay } from "../scene";
import { areaName, changesText, incomeSentence, orderName } from "../texts";
import { masterArea, type ToldFight } from "./fight";

export function tokenText(play: StadPlay, token: "white" | "black", value: number | null): string {
  if (token === "white") return play.words.say("token-white");
  return value === null ? play.words.say("board-token-hidden") : play.words.say("board-token-value", { number: value });
}

/** An order's castle: what everybody sees of it, and the values of the viewer's own black tokens. */
export function castleSentence(play: StadPlay, scene: Scene, order: number): string {
  const { white, black, towers, blackValues } = scene.orders[order]!.castle!;
  const { words } = play;
  const known = blackValues.flatMap((value) => (value === null ? [] : [String(value)]));
  return [
    words.say("board-castle-says", { who: orderName(play, scene, order), white, black, towers }),
    ...(known.length ? [words.say("board-castle-values", { values: words.list(known) })] : []),
    incomeSentence(play, scene, order),
  ].join(" ");
}

/** Whom the choice of a card of the row would pay. */
export function paysText(play: StadPlay, scene: Scene, { pays }: RowCard): string {
  return play.words.list(pays.map((stones, order) => `${orderName(play, scene, order)} ${stones}`));
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
export function chancesText(play: StadPlay, { fight }: Scene): string | null {
  return fight && oddsText(play, fight.odds);
}

/** What an attack that wins would bring. */
export function stakeText(play: StadPlay, scene: Scene, { falls, gains }: Fight): string {
  const { words } = play;
  const areas = words.list(falls.map((one) => areaName(play, areaOf(one))));
  const changes = changesText(play, scene, gains);
  return words.say(changes ? "board-fight-stake-points" : "board-fight-stake", { areas, many: falls.length, changes });
}

export function verdictText(play: StadPlay, { area, attack, defence, end }: ToldFight): string {
  return play.words.say(`board-fight-${end!}`, { attack: attack!, defence: defence!, area: areaName(play, area) });
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
