// A lesson: the real table, at which the server has prepared every move. What the learner is to do is known; other moves are answered with that.
import type { GameModule } from "../games/board";
import { api, Refused } from "./api";
import { STILL } from "./live";
import type { LessonCard, LessonView } from "./messages";
import { TableController } from "./table.svelte";
import type { Words } from "./words";

export interface LessonNeeds {
  game: GameModule<unknown>;
  words: Words;
  lesson: string;
  first: LessonView;
  factor: () => number;
  /** Told how far the learner has come. */
  reached: (beat: number) => void;
}

export type Aim = "send" | "back" | { action: string };

export class Lesson {
  readonly play: TableController<unknown>;
  #latest: LessonCard = $state.raw() as LessonCard;
  #shown: LessonCard; // the last one that was read while nothing moved
  readonly #needs: LessonNeeds;
  readonly #name: string;

  constructor(needs: LessonNeeds) {
    this.#needs = needs;
    this.#name = needs.first.update.table.game;
    this.#latest = this.#shown = needs.first.card;
    this.play = new TableController({
      table: needs.first.update.table,
      game: needs.game,
      words: needs.words,
      factor: needs.factor,
      api: {
        ...api,
        move: async (_, { actions }) => (await this.#make(actions)).update,
        foresight: (_table, _seat, _number, action) =>
          api.lessonForesight(this.#name, needs.lesson, this.#latest.beat, action),
        why: (_table, _seat, action, after) =>
          api.lessonWhy(this.#name, needs.lesson, this.#latest.beat, action, after ?? []),
        steps: async (_table, _seat, since, still) => (await this.#fetch(this.#latest.beat, 0, since, still)).update,
        table: async () => (await this.#fetch(this.#latest.beat, 0, 0, 0)).update.table,
      },
      connect: (events) => {
        events.state("live");
        return STILL;
      },
      isLesson: true,
    });
    this.play.receive(needs.first.update);
  }

  /** What is to be read: the next thing only when all has been seen that leads to it. */
  get card(): LessonCard {
    if (!this.play.isMoving) this.#shown = this.#latest;
    return this.#shown;
  }
  get isReady(): boolean {
    return !this.play.isMoving && !this.play.isSending && this.card === this.#latest;
  }
  /** How many of the actions chosen are the lesson's, up to the first that is not. */
  get #made(): number {
    const other = this.play.line.findIndex((action, place) => action !== this.card.wanted[place]);
    return other < 0 ? this.play.line.length : other;
  }
  /** What has been chosen leads elsewhere than the lesson. A card that was only taken up may still be used for anything. */
  get isAstray(): boolean {
    return this.#made < this.play.line.length && !this.play.game.takenUp?.(this.play);
  }
  /** What is to be pressed next: an action, what sends the gesture, or what takes the last choice back; null if nothing is. */
  get aim(): Aim | null {
    if (!this.isReady || !this.card.wanted.length) return null;
    if (this.isAstray) return "back";
    const main = this.play.game.buttons(this.play).find(({ isMain }) => isMain);
    const sent = main && [...this.play.line, ...main.actions];
    if (sent?.every((action, place) => action === this.card.wanted[place])) return "send";
    const action = this.card.wanted[this.#made];
    if (action !== undefined) return { action };
    return main ? "send" : null;
  }
  /** All that this beat wants has been chosen, and the page sends it only with what a later beat is about. */
  get isHalfway(): boolean {
    const isChosen = this.#made === this.card.wanted.length && this.#made > 0;
    return (
      this.isReady && isChosen && !this.play.isBusy && !this.play.game.buttons(this.play).some((one) => one.isMain)
    );
  }

  /** Read on. */
  async goOn(): Promise<void> {
    if (!this.isReady || this.card.wanted.length) return;
    await this.#advance(() => this.#fetch(this.card.beat + 1, 0, this.play.table.number, this.play.since));
  }

  /** Let it be done for me. */
  async show(): Promise<void> {
    if (!this.isReady || !this.card.wanted.length) return;
    await this.#advance(() => this.#make(this.card.wanted));
  }

  async #advance(step: () => Promise<LessonView>): Promise<void> {
    try {
      this.play.receive((await step()).update);
    } catch (error) {
      this.play.explain(error);
    }
  }

  /** Make moves of the lesson; any other is refused, with what the lesson goes on with. */
  async #make(actions: readonly string[]): Promise<LessonView> {
    const { wanted, wantedText, beat } = this.#latest;
    if (!actions.every((action, place) => action === wanted[place])) {
      const text = this.#needs.words.say("page-lesson-other", { action: wantedText ?? "" });
      throw new Refused({ status: 422, kind: "illegal", text, rule: null, table: null });
    }
    const { number } = this.play.table;
    return this.#fetch(beat + 1, number + actions.length, number, this.play.since);
  }

  async #fetch(beat: number, made: number, since: number, still: number): Promise<LessonView> {
    const view = await api.lesson(this.#name, this.#needs.lesson, { beat, made, since, still });
    this.#latest = view.card;
    this.#needs.reached(view.card.beat);
    return view;
  }
}
