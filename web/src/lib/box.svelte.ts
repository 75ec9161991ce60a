// What somebody reads off the cards they own: kept in this browser as it is typed, so that nothing of it is ever lost.
import { boxApi } from "./box-api";
import type { BoxCell, BoxFacts, BoxFinding, BoxReport, BoxSection } from "./messages";
import { Words, type Args, type Language } from "./words";

const STORE = "turncoat-box";
const PAUSE = 400; // milliseconds after the last change until the server is asked whether it fits

const files = import.meta.glob<string>("../../locale/box/*.ftl", { import: "default" }) as Record<
  string,
  () => Promise<string>
>;

type Value = BoxCell["value"];

interface Draft {
  name: string;
  values: Record<string, Value>;
  /** Questions that were answered with "yes, it says so". */
  confirmed: string[];
}

export class BoxReader {
  readonly facts: BoxFacts;
  readonly cells: readonly BoxCell[];
  draft: Draft = $state.raw({ name: "", values: {}, confirmed: [] });
  report: BoxReport | null = $state.raw(null);
  /** Facts that the owner wants to read off all the same. */
  unlocked: string[] = $state.raw([]);
  at = $state(0);
  /** What was agreed with at one blow, by section: it can be taken back. */
  #agreed: Record<string, readonly BoxCell[]> = $state.raw({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #words: Words;
  readonly #tell: (error: unknown) => void;

  constructor(facts: BoxFacts, words: Words, tell: (error: unknown) => void) {
    this.facts = facts;
    this.#words = words;
    this.cells = facts.sections.flatMap(({ cards }) => cards.flatMap(({ cells }) => cells));
    this.#tell = tell;
    this.draft = read(facts.game);
    this.at = Math.max(
      0,
      this.cells.findIndex((cell) => !this.isLocked(cell) && !this.isRead(cell)),
    );
  }

  /** A sentence that only owners are told. */
  say(message: string, args: Args = {}): string {
    return this.#words.say(message, args);
  }

  get cell(): BoxCell {
    return this.cells[this.at]!;
  }
  /** Where the current value is: its section, and the places of its card and of the value there. */
  get place(): { section: BoxSection; card: number; column: number } {
    for (const section of this.facts.sections) {
      for (const [card, { cells }] of section.cards.entries()) {
        const column = cells.indexOf(this.cell);
        if (column >= 0) return { section, card, column };
      }
    }
    throw new Error(`${this.cell.path} is on no card`);
  }
  /** A value as the owner reads it. */
  shown(cell: BoxCell, value = this.valueOf(cell)): string {
    if (cell.kind === "flag") return this.say(value ? "page-box-yes" : "page-box-no");
    return cell.choices.find((one) => one.value === value)?.title ?? String(value);
  }
  valueOf(cell: BoxCell): Value {
    return this.draft.values[cell.path] ?? cell.value;
  }
  isRead(cell: BoxCell): boolean {
    return cell.path in this.draft.values;
  }
  /** Known for certain: it is not asked for, unless the owner says that it is otherwise. */
  isLocked(cell: BoxCell): boolean {
    return cell.provenance !== "reconstructed" && !this.isRead(cell) && !this.unlocked.includes(cell.path);
  }
  /** What is asked for; what only some boxes have is not missing in others. */
  get unknown(): readonly BoxCell[] {
    return this.cells.filter((cell) => cell.provenance === "reconstructed" && !cell.isSpare);
  }
  /** What of a section is still our guess. */
  restOf({ cards }: BoxSection): BoxCell[] {
    const open = (cell: BoxCell) => cell.provenance === "reconstructed" && !cell.isSpare && !this.isRead(cell);
    return cards.flatMap(({ cells }) => cells.filter(open));
  }
  /** What of a section was agreed with and not corrected since. */
  agreedIn({ kind }: BoxSection): BoxCell[] {
    return (this.#agreed[kind] ?? []).filter(({ path, value }) => this.draft.values[path] === value);
  }
  get done(): number {
    return this.unknown.filter((cell) => this.isRead(cell)).length;
  }
  /** Contradictions among what was read off and what is known; against our own guesses nobody has to answer. */
  get questions(): BoxFinding[] {
    const guesses = new Set(this.unknown.filter((cell) => !this.isRead(cell)).map(({ path }) => path));
    const open = ({ holds, text, cells }: BoxFinding) =>
      !holds && !this.draft.confirmed.includes(text) && !cells.some((path) => guesses.has(path));
    return this.report?.findings.filter(open) ?? [];
  }

  go(path: string): void {
    const at = this.cells.findIndex((cell) => cell.path === path);
    if (at >= 0) this.at = at;
  }
  unlock(): void {
    this.unlocked = [...this.unlocked, this.cell.path];
  }
  /** To the next value that is to be read off, or the one before; past the end from the beginning. */
  step(by: 1 | -1): void {
    const count = this.cells.length;
    for (let steps = 1; steps < count; steps += 1) {
      const at = (this.at + by * steps + count * steps) % count;
      if (!this.isLocked(this.cells[at]!)) {
        this.at = at;
        return;
      }
    }
  }
  /** What the card says; null: it was not read off after all. */
  enter(value: Value | null): void {
    const others = Object.entries(this.draft.values).filter(([path]) => path !== this.cell.path);
    this.#keep({ values: Object.fromEntries(value === null ? others : [...others, [this.cell.path, value]]) });
    this.ask();
  }
  /** The rest of a section is as it stands here: all of it was compared with the board. */
  agree(section: BoxSection): void {
    const rest = this.restOf(section);
    this.#agreed = { ...this.#agreed, [section.kind]: rest };
    this.#keep({
      values: { ...this.draft.values, ...Object.fromEntries(rest.map(({ path, value }) => [path, value])) },
    });
    this.ask();
  }
  /** It was not, after all; what was corrected since stays. */
  disagree(section: BoxSection): void {
    const back = new Set(this.agreedIn(section).map(({ path }) => path));
    this.#agreed = { ...this.#agreed, [section.kind]: [] };
    this.#keep({ values: Object.fromEntries(Object.entries(this.draft.values).filter(([path]) => !back.has(path))) });
    this.ask();
  }
  name(name: string): void {
    this.#keep({ name });
  }
  confirm(text: string): void {
    this.#keep({ confirmed: [...this.draft.confirmed, text] });
  }
  /** What was read off before, from a file or from a box that was kept: it is added to what is typed here. */
  add(values: Record<string, Value>, name = ""): void {
    this.#keep({ values: { ...this.draft.values, ...values }, name: name || this.draft.name });
    this.ask();
  }
  /** Ask, a moment after the last change, whether it fits. */
  ask(pause = PAUSE): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      boxApi.check(this.facts.game, this.draft.values).then(
        (report) => (this.report = report),
        (error: unknown) => this.#tell(error),
      );
    }, pause);
  }
  leave(): void {
    clearTimeout(this.#timer);
  }

  #keep(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    try {
      localStorage.setItem(`${STORE}-${this.facts.game}`, JSON.stringify(this.draft));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // blocked or full: known until the page is closed
    }
  }
}

/** A game's printed values in a language, to be read off. */
export async function openReader(game: string, language: Language, tell: (error: unknown) => void): Promise<BoxReader> {
  const [facts, text] = await Promise.all([boxApi.facts(game), files[`../../locale/box/${language}.ftl`]!()]);
  return new BoxReader(facts, new Words(language, [text]), tell);
}

/** The same for the field in which it is typed: of choices, their place. */
export function typedFrom(cell: BoxCell, value: Value): string {
  if (cell.kind === "choice") return String(cell.choices.findIndex((one) => one.value === value));
  return cell.kind === "flag" ? String(Number(value)) : String(value);
}

const indexFrom = (typed: string) => (typed ? Number(typed) : NaN);

/** A value from what was typed; undefined if it cannot stand there. */
export function valueFrom(cell: BoxCell, typed: string): Value | undefined {
  const text = typed.trim().toUpperCase();
  if (cell.kind === "choice") return cell.choices[indexFrom(typed)]?.value;
  if (cell.kind === "flag") return [false, true][indexFrom(typed)];
  if (cell.kind === "letters")
    return new RegExp(`^[${cell.letters}]{${cell.lowest},${cell.highest}}$`).test(text) ? text : undefined;
  const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return number >= cell.lowest && number <= cell.highest ? number : undefined;
}

/** How many values of a game were read off in this browser. */
export const readOff = (game: string) => Object.keys(read(game).values).length;

function read(game: string): Draft {
  const empty: Draft = { name: "", values: {}, confirmed: [] };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${STORE}-${game}`) ?? "{}");
    return stored && typeof stored === "object" ? { ...empty, ...stored } : empty;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return empty; // blocked, or written by something else
    throw error;
  }
}
