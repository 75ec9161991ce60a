// What others do in Rattus that is worth a line.
import type { DigestGame } from "../digest";
import type { Scene } from "./scene";

const TOLD = ["took", "took-from", "settled", "settled-more", "moved-plague", "knight-moved", "majority", "class", "all", "left", "monk", "king", "merchant", "swapped", "looked", "looked-hidden", "counts", "last-round", "peasant-last", "knight-last", "everywhere"]; // prettier-ignore

const digest: DigestGame<Scene> = {
  tells: ({ what }) => TOLD.includes(what),
  folds: () => 0,
  spot: ({ what, fields }) => {
    const region = fields["region"] ?? fields["to"];
    return typeof region === "number" && what !== "left" ? `rats-${region}` : null;
  },
  concerns: ({ fields: { who, other } }, _before, seat) => who === seat || other === seat,
  goods: () => [],
};
export default digest;
