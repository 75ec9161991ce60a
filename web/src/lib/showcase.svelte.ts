// The match of the day, going on by itself: a table that is looked at through the eyes of a spectator, moment by moment.
import { loadGame } from "../games/registry";
import { api, arrived } from "./api";
import { STILL } from "./live";
import type { Showcase } from "./messages";
import { settings } from "./settings.svelte";
import { TableController } from "./table.svelte";
import { loadWords } from "./words";

const PAUSE = 1800; // milliseconds between two movements
const ENDED = 15_000; // and after the last, before the match is shown again

export class Showing {
  readonly play: TableController<unknown>;
  readonly #match: Showcase;
  #moment: number;
  #timer = 0;

  private constructor(match: Showcase, play: TableController<unknown>) {
    this.#match = match;
    this.#moment = match.moment;
    this.play = play;
  }

  /** Today's match, at the moment at which everybody sees it. */
  static async open(): Promise<Showing> {
    const match = await api.showcase();
    const { table } = await api.showcaseMoment(match.table, match.moment);
    const [game, words] = await arrived(
      Promise.all([loadGame(table.game), loadWords(settings.language, table.game, table.options["mode"])]),
    );
    await arrived(game.prepare?.(table) ?? Promise.resolve());
    const factor = () => settings.factor;
    const play = new TableController({ table, game, words, api, factor, connect: () => STILL, isLesson: true });
    return new Showing(match, play);
  }

  /** Which version of the bots played it. */
  get version(): string {
    return this.#match.version;
  }
  get #isOver(): boolean {
    return this.#moment === this.#match.stops.length - 1;
  }

  /** Go on until told to stop; returns what stops it. */
  run(failed: (error: unknown) => void, again: () => void): () => void {
    let isStopped = false;
    const next = async (): Promise<void> => {
      if (this.#isOver) {
        again();
        return;
      }
      await this.#advance();
      if (!isStopped) wait();
    };
    const wait = (): void => {
      const pause = this.play.isMoving ? 200 : this.#isOver ? ENDED : PAUSE;
      this.#timer = window.setTimeout(() => {
        if (this.play.isMoving || document.hidden) wait();
        else next().catch(failed);
      }, pause);
    };
    wait();
    return () => {
      isStopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #advance(): Promise<void> {
    const update = await api.showcaseMoment(this.#match.table, this.#moment + 1, this.#moment);
    this.#moment += 1;
    this.play.receive(update);
  }
}
