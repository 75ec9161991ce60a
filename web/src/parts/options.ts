// By which rules a table is played: an edition, and what the group plays differently from it.
import type { GameFacts, OptionFacts, PresetFacts } from "../lib/messages";

export type Options = Readonly<Record<string, string>>;

/** The options that make a difference with this edition and so many seats; without seats, with any number of them. */
export function offered(facts: GameFacts, options: Options, seats?: number): OptionFacts[] {
  const known: Options = seats === undefined ? options : { ...options, seats: String(seats) };
  const fits = ([name, values]: [string, string[]]) => !(name in known) || values.includes(known[name]!);
  return facts.options.filter(({ isEdition, only }) => !isEdition && Object.entries(only).every(fits));
}

/** Those of them that are not as the edition has them: the house rules. */
export function houseRules(facts: GameFacts, edition: PresetFacts, options: Options, seats?: number): OptionFacts[] {
  return offered(facts, options, seats).filter(({ name }) => options[name] !== edition.options[name]);
}

/** The edition that is played without any house rules, if one is. */
export function editionPlayed(
  facts: GameFacts,
  editions: readonly PresetFacts[],
  options: Options,
  seats: number,
): PresetFacts | undefined {
  const made = facts.options.filter(({ isEdition }) => isEdition);
  return editions.find(
    (one) =>
      made.every(({ name }) => options[name] === one.options[name]) && !houseRules(facts, one, options, seats).length,
  );
}

/** The edition from which the fewest options are changed. */
export function editionOf(facts: GameFacts, options: Options): PresetFacts {
  const changed = (one: PresetFacts) => facts.options.filter(({ name }) => options[name] !== one.options[name]).length;
  return facts.presets.reduce((best, one) => (changed(one) < changed(best) ? one : best));
}

/** How an option is set, in words. */
export function valueOf({ name, values }: OptionFacts, options: Options): string {
  return values.find(({ value }) => value === options[name])!.title;
}

/** A house rule in words, such as "Equal turns: the last round is finished". */
export function told(option: OptionFacts, options: Options): string {
  return `${option.title}: ${valueOf(option, options)}`;
}
