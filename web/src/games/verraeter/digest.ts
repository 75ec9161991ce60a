// What others do in Verräter that is worth a line.
import type { DigestGame } from "../digest";
import type { Scene } from "./scene";

const TOLD = ["conflict", "done-supply", "traitor", "united", "won", "tied", "scored", "role-points", "conquered", "built", "moved", "turned", "strategy", "start-card", "offices"]; // prettier-ignore

const digest: DigestGame<Scene> = {
  tells: ({ what }) => TOLD.includes(what),
  folds: () => 0,
  spot: ({ fields }) => {
    const land = fields["land"] ?? fields["to"] ?? fields["eagle"];
    return typeof land === "number" ? `land-${land}` : null;
  },
  concerns: ({ fields }, _before, seat) => fields["who"] === seat,
  goods: ({ seats }, seat, say) => [{ emblem: "verraeter/supply", name: say("label-hand"), number: seats[seat]!.held }],
};
export default digest;
