// What only learners ask of a game, in its own files: each decision explained, and every sign. They are fetched when somebody asks.
import { Words, type Language } from "./words";

const files = import.meta.glob<string>("../../../src/turncoat/games/**/locale/teach/*.ftl", {
  import: "default",
}) as Record<string, () => Promise<string>>;

/** A game's texts for learners, and those of the expansion that is played. */
export async function loadTeaching(language: Language, game: string, mode: string | null | undefined): Promise<Words> {
  const folder = `../../../src/turncoat/games/${game}`;
  const wanted = [folder, `${folder}/${mode ?? ""}`].map((one) => files[`${one}/locale/teach/${language}.ftl`]);
  return new Words(language, await Promise.all(wanted.flatMap((load) => (load ? [load()] : []))));
}
