// What would follow from a choice that only Het Verraad has, in a few words.
import type { Line } from "../preview";
import { areaOf, BUILDINGS, LIMITS, PRICES, type Scene, type StadPlay } from "../scene";
import { areaName, areaState, cardName, orderName } from "../texts";
import { defendedFrom, fightAt, oddsOf } from "./fight";
import { oddsText, towerText } from "./texts";

export function preview(play: StadPlay, order: number, verb: string, object: string): Line[] {
  const scene = play.before;
  const { words } = play;
  const castle = scene.orders[order]!.castle!;
  switch (verb) {
    case "choose":
      return choosing(play, scene, order, Number(object));
    case "start-tower":
    case "tower": {
      const area = areaOf(object);
      return towerText(play, defendedFrom(scene, area), area).map((text) => ({ text }));
    }
    case "white":
      return [{ text: words.say("board-white-brings", { number: castle.white + 1 }), tone: "good" }];
    case "black":
      return [{ text: words.say("board-black-brings", { number: castle.black + 1, score: scene.master!.score + 1 }) }];
    case "swap":
    case "swap-white":
      return [{ text: words.say("board-swap-brings", { number: PRICES.swap }) }];
    case "roll":
    case "steps":
      return [{ text: words.say(`board-ask-${verb}`, { number: castle.black }) }];
    case "master":
      return going(play, scene, areaOf(object));
  }
  return [];
}

/** A card of the row: what it pays whom, and the tax before it. */
function choosing(play: StadPlay, scene: Scene, order: number, place: number): Line[] {
  const { card, stones } = scene.row![place]!;
  const { category } = BUILDINGS[card];
  const { words } = play;
  const others = scene.orders.flatMap(({ castle }, other) =>
    other !== order && castle!.income[category] ? [`${orderName(play, scene, other)} ${castle!.income[category]}`] : [],
  );
  const isTaxed = category === "stadsgebouwen" && scene.orders[order]!.stones > LIMITS.tax;
  return [
    {
      text: words.say("board-choose-brings", {
        card: cardName(play, card),
        number: scene.orders[order]!.castle!.income[category] + stones,
      }),
      tone: "good",
    },
    ...(others.length ? [{ text: words.say("board-choose-others", { pays: words.list(others) }) }] : []),
    ...(isTaxed
      ? [
          {
            text: words.say("board-choose-taxed", { number: scene.orders[order]!.stones - LIMITS.tax }),
            tone: "bad" as const,
          },
        ]
      : []),
  ];
}

/** Where the Black Master would stand, and how an attack there might end. */
function going(play: StadPlay, scene: Scene, area: number): Line[] {
  const fight = fightAt(scene, area);
  const lines: Line[] = [{ text: `${areaName(play, area)}: ${areaState(play, scene, area)}.` }];
  const isSpared = fight?.owner === fight?.by && play.table.options["attack_own_area"] !== "yes"; // the leader's own area
  if (!fight || isSpared) return lines;
  return [...lines, { text: oddsText(play, oddsOf(fight)) }];
}
