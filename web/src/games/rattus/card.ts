import cover from "../../art/covers/rattus.svg?url";
import type { Card } from "../../games/registry";

const card: Card = {
  name: "rattus",
  title: "Rattus",
  cover,
  place: 2,
};
export default card;
