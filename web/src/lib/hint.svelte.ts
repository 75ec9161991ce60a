// A hint: the best few actions, asked for by a person, as long as the table is as it was then.
import { Refused, type Api } from "./api";
import type { Hints, HintView, LegalView, TableView } from "./messages";

/** How long to wait before a hint is asked for again, in milliseconds. */
const AGAIN = 2000;

/** Who asks: the table's controller. */
interface Asker {
  readonly table: TableView;
  readonly viewer: number | null;
  readonly legal: readonly LegalView[];
  readonly line: readonly string[];
  dismiss(): void;
  explain(error: unknown): void;
}

export class Hint {
  /** It has been asked for and is being thought about. */
  isThinking = $state(false);
  /** Why that takes longer than usual: the server is still getting ready to think about this game. */
  delay: string | null = $state(null);
  /** It is shown as a list; when that is dismissed, its chances stay on the board. */
  isOpen = $state(false);
  #found: Hints | null = $state.raw(null);

  constructor(
    readonly play: Asker,
    readonly api: Pick<Api, "hint">,
  ) {}

  get list(): readonly HintView[] {
    const { table, legal, line } = this.play;
    return this.#found?.number === table.number && legal.length && !line.length ? this.#found.hints : [];
  }

  /** Its actions, each with its chance of winning. */
  readonly chances: ReadonlyMap<string, number> = $derived(new Map(this.list.map(({ action, won }) => [action, won])));

  get canBeAsked(): boolean {
    const { table, legal, line } = this.play;
    return table.hints && legal.length > 1 && !line.length && !this.list.length && !this.isThinking;
  }

  /** Ask what would be best. The person may go on meanwhile: an answer that comes too late is not shown. */
  async ask(): Promise<void> {
    if (!this.canBeAsked) return;
    this.isThinking = this.isOpen = true;
    this.play.dismiss();
    try {
      this.#found = await this.#whenReady();
    } catch (error) {
      this.play.explain(error);
    } finally {
      this.isThinking = false;
      this.delay = null;
    }
  }

  /** Put the list away, or get it back. */
  fold(): void {
    this.isOpen = !this.isOpen;
  }

  /** The answer; asked for again and again while the server is getting ready and the person still waits for it. */
  async #whenReady(): Promise<Hints | null> {
    const { id, number } = this.play.table;
    while (this.play.table.number === number && !this.play.line.length) {
      try {
        return await this.api.hint(id, { number, seat: this.play.viewer! });
      } catch (error) {
        if (!(error instanceof Refused && error.problem.kind === "getting-ready")) throw error;
        this.delay = error.problem.text;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    return null;
  }
}
