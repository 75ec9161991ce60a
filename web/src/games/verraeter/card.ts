import cover from "../../art/covers/verraeter.svg?url";
import type { Card } from "../../games/registry";

const card: Card = {
  name: "verraeter",
  title: "Verräter",
  cover,
  place: 1,
};
export default card;
