import cover from "../../art/covers/stad.svg?url";
import type { Card } from "../../games/registry";

const card: Card = {
  name: "ontembare_stad",
  title: "De Ontembare Stad",
  cover,
  place: 3,
};
export default card;
