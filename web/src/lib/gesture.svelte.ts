// A gesture: actions chosen and not yet sent, what would surely follow from them, and the way back.
import type { Foresight, LegalView } from "./messages";

const keyOf = (line: readonly string[]) => line.join(" ");

export class Gesture {
  line: readonly string[] = $state.raw([]);
  /** What follows from the line; while that is being asked, from the line before. */
  foresight: Foresight | null = $state.raw(null);
  isPending = $state(false);
  #known = new Map<string, Foresight>();

  /** `foresee` asks the server what would follow. */
  constructor(readonly foresee: (line: readonly string[]) => Promise<Foresight>) {}

  /** What may be done after the line, which at its beginning is `first`. */
  legal(first: readonly LegalView[]): readonly LegalView[] {
    if (this.isPending) return [];
    return this.line.length ? (this.foresight?.legal ?? []) : first;
  }

  /** What could be done after the first so many actions of the line, at its beginning `first`; null while that is being asked. */
  legalAfter(actions: number, first: readonly LegalView[]): readonly LegalView[] | null {
    void this.foresight; // an answer has come
    const key = keyOf(this.line.slice(0, actions));
    return key ? (this.#known.get(key)?.legal ?? null) : first;
  }

  /** Make this the line. If it cannot be foreseen, it stays as it was and the reason is thrown. */
  async set(line: readonly string[]): Promise<void> {
    const before = this.line;
    this.line = line;
    if (!line.length) {
      this.foresight = null;
      return;
    }
    const key = keyOf(line);
    this.isPending = true;
    try {
      const foresight = this.#known.get(key) ?? (await this.foresee(line));
      this.#known.set(key, foresight);
      if (this.line === line) this.foresight = foresight;
    } catch (error) {
      if (this.line === line) this.line = before;
      throw error;
    } finally {
      this.isPending = false;
    }
  }

  /** The table has changed: what was chosen answers it no longer. */
  clear(): void {
    this.line = [];
    this.foresight = null;
    this.#known.clear();
  }
}
