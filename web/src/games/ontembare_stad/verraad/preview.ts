// What would follow from a choice that only Het Verraad has, in a few words.
import type { Line } from "../preview";
import { areaOf, PRICES, type Scene, type StadPlay } from "../scene";
import { areaName, areaState, cardName, orderName } from "../texts";
import { chancesText, towerText } from "./texts";

export function preview(play: StadPlay, order: number, verb: string, object: string): Line[] {
  const { before, scene, words } = play;
  switch (verb) {
    case "choose":
      return choosing(play, before, order, Number(object));
    case "start-tower":
    case "tower":
      return towerText(play, (scene.defends?.[object] ?? []).map(areaOf), areaOf(object)).map((text) => ({ text }));
    case "white":
      return [{ text: words.say("board-white-brings", { number: scene.orders[order]!.castle!.white }), tone: "good" }];
    case "black": {
      const number = (scene.gesture?.token ?? before.orders[order]!.castle!.black) + 1;
      return [{ text: words.say("board-black-brings", { number, score: scene.master!.score }) }];
    }
    case "swap":
    case "swap-white":
      return [{ text: words.say("board-swap-brings", { number: PRICES.swap }) }];
    case "roll":
      return [{ text: words.say("board-ask-roll") }];
    case "master":
      return going(play, areaOf(object));
  }
  return [];
}

/** A card of the row: what it pays whom, and the tax before it. */
function choosing(play: StadPlay, scene: Scene, order: number, place: number): Line[] {
  const { card, pays, tax } = scene.row![place]!;
  const { words } = play;
  const others = pays.flatMap((stones, other) =>
    other !== order && stones ? [`${orderName(play, scene, other)} ${stones}`] : [],
  );
  return [
    { text: words.say("board-choose-brings", { card: cardName(play, card), number: pays[order]! }), tone: "good" },
    ...(others.length ? [{ text: words.say("board-choose-others", { pays: words.list(others) }) }] : []),
    ...(tax ? [{ text: words.say("board-choose-taxed", { number: tax }), tone: "bad" as const }] : []),
  ];
}

/** Where the Black Master would stand, and how an attack there might end. */
function going(play: StadPlay, area: number): Line[] {
  const chances = chancesText(play, play.scene);
  return [
    { text: `${areaName(play, area)}: ${areaState(play, play.before, area)}.` },
    ...(chances ? [{ text: chances }] : []),
  ];
}
