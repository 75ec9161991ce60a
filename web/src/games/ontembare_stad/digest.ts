// What others do in the city that is worth a line. Incomes and taxes are one sum a turn; what an event brings or costs stands on its card.
import type { DigestGame } from "../digest";
import { CARDS, isBuilding, ordersOf, type Scene } from "./scene";

const TOLD = ["bought-area", "built", "rebuilt", "replaced", "demolished", "removed", "withdrew", "royal", "played", "played-on", "pioneered", "raided", "burnt", "infiltrated", "bewitched", "gave", "protected", "blocked", "isolated", "taken-over", "surrounded", "expelled", "red", "target", "tower", "tower-fell", "bought-white", "bought-black", "attacks", "conquered", "repelled", "undecided", "attack-protected", "conquest-blocked"]; // prettier-ignore
const FOLDED: Record<string, number> = { income: 1, "income-power": 1, taxed: -1 };

const digest: DigestGame<Scene> = {
  tells: ({ what, fields }) =>
    what === "turned"
      ? !isBuilding(CARDS[fields["card"]!]!)
      : TOLD.includes(what) ||
        /^(master-(raid|bew|pion|power)|power-(first|taken|lost|more|from)|raided-|infiltrated-)/.test(what),
  folds: ({ what, fields }) => (FOLDED[what] ?? 0) * (fields["number"] ?? 0),
  spot: ({ fields: { area } }) => (typeof area === "number" ? `area-${area}` : null),
  concerns: ({ fields: { who, other, area } }, before, seat) => {
    const orders = ordersOf(before, seat);
    const owner = typeof area === "number" ? before.areas[area]!.owner : null;
    return [who, other, owner].some((one) => typeof one === "number" && orders.includes(one));
  },
  goods: (scene, seat, say) => {
    const stones = ordersOf(scene, seat).reduce((total, order) => total + scene.orders[order]!.stones, 0);
    return [{ emblem: "stad/stone", name: say("label-stones"), number: stones }];
  },
};
export default digest;
