// A game without drawings: its choices and its log are all there is, and that is enough to play it.
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import SeatMark from "../SeatMark.svelte";

const SHOWN = 700;

const plain: GameModule<Record<string, unknown>> = {
  Board,
  Dock: Nothing,
  Panels: Nothing,
  SeatMark,
  SeatGoods: Nothing,
  where: () => "",
  buttons: ({ line, words }) => (line.length ? [{ label: words.say("page-do-it"), actions: [], isMain: true }] : []),
  describe: () => [],
  film: { time: () => SHOWN, pieces: () => ({}) },
};
export default plain;
