import cover from "../../../art/covers/verraad.svg?url";
import type { Card } from "../../../games/registry";

const card: Card = {
  name: "het_verraad",
  title: "Het Verraad",
  cover,
  place: 4,
  expands: { game: "ontembare_stad", preset: "verraad", year: 2008 },
};
export default card;
