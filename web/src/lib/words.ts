// Sentences in a language: the page's own, the table's and a game's, from the same Fluent files that the terminal uses.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

export const LANGUAGES = ["nl", "de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;

const pageFiles = import.meta.glob<string>("../../locale/*.ftl", { import: "default" }) as Files;
const tableFiles = import.meta.glob<string>("../../../src/turncoat/match/locale/*.ftl", { import: "default" }) as Files;
const gameFiles = import.meta.glob<string>("../../../src/turncoat/games/**/locale/*.ftl", {
  import: "default",
}) as Files;

/** A number as it stands in a sentence. Up to 999 its digits are enough in each of our languages; a browser takes longer to learn a language's numbers than to draw a seat. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isPlain ? this.value.toString() : super.toString(scope);
  }
}

const counted = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new Count(arg) : arg]));

/** All that can be said in one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const errors = this.#bundle.addResource(new FluentResource(text));
      if (errors[0]) throw errors[0];
    }
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The sentence of a message. A message or an argument that is missing is an error: nothing is glossed over. */
  say(message: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`there is no message ${message} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, counted(args), errors);
    if (errors[0]) throw new Error(`${message}: ${errors[0].message}`);
    return text;
  }

  /** The time of day, from seconds since 1970. */
  time(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);
  }

  /** Several things as one listing, such as "Ann, Ben and Cas". A browser takes longer to learn how a language lists things than to draw all seats. */
  list(things: readonly string[]): string {
    const last = things.at(-1) ?? "";
    return things.length < 2 ? last : this.say("page-and", { first: things.slice(0, -1).join(", "), last });
  }
}

/** A game's own file, and that of the expansion which is played, from the expansion's folder inside the game's. */
function gameFilesIn(language: Language, game: string, mode: string | null | undefined) {
  const folder = `../../../src/turncoat/games/${game}`;
  const file = `locale/${language}.ftl`;
  const more = gameFiles[`${folder}/${mode ?? ""}/${file}`];
  return [gameFiles[`${folder}/${file}`], ...(more ? [more] : [])];
}

/** The page's words and any table's, with a game's if one is named; `mode` may be an expansion of it. */
export async function loadWords(language: Language, game?: string, mode?: string | null): Promise<Words> {
  const files = [
    pageFiles[`../../locale/${language}.ftl`],
    tableFiles[`../../../src/turncoat/match/locale/${language}.ftl`],
    ...(game ? gameFilesIn(language, game, mode) : []),
  ];
  const texts = await Promise.all(
    files.map((load) => {
      if (!load) throw new Error(`there are no words for ${game ?? "the page"} in ${language}`);
      return load();
    }),
  );
  return new Words(language, texts);
}
