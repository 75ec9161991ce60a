// What every page needs: its words, who is here, and what can be played.
import { api, arrived } from "./api";
import type { Catalogue, GameFacts, Me } from "./messages";
import { settings } from "./settings.svelte";
import { loadWords, type Args, type Words } from "./words";

const NAMES = [
  "Machteld",
  "Floris",
  "Hadewych",
  "Wolfram",
  "Isolde",
  "Godfried",
  "Beatrijs",
  "Emmerik",
  "Aleidis",
  "Roland",
];

class Page {
  words: Words = $state.raw() as Words;
  me: Me | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  /** Offered to somebody who has not given a name yet. */
  readonly suggestion = NAMES[Math.floor(Math.random() * NAMES.length)]!;

  /** Fetch the words and the catalogue in the reader's language; the page shows nothing before it can speak. */
  async speak(): Promise<void> {
    const { language } = settings;
    const words = await arrived(loadWords(language));
    if (language === settings.language) this.words = words;
  }

  /** Who is here, and what can be played; throws what the api throws. */
  async greet(): Promise<void> {
    const [catalogue, me] = await Promise.all([api.games(), api.me()]);
    this.catalogue = catalogue;
    this.me = me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** A name is needed now: the suggestion stands until another is given. */
  async ensureName(): Promise<void> {
    this.me ??= await api.me();
    if (this.me.name === null) await this.rename(this.suggestion);
  }

  game(name: string): GameFacts | undefined {
    return this.catalogue?.games.find((game) => game.name === name);
  }

  /** Whether no rulebook has a rule. */
  isOurs(game: string, rule: string): boolean {
    return this.game(game)?.ourRules.includes(rule) ?? false;
  }

  botTitle(name: string): string {
    return this.catalogue?.bots.find((bot) => bot.name === name)?.title ?? name;
  }
}

export const page = new Page();

/** A sentence of the page. */
export function say(message: string, args?: Args): string {
  return page.words.say(message, args);
}
