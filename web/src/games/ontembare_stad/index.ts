// De Ontembare Stad's drawings.
import { addDrawings } from "../../art/emblems";
import drawings from "../../art/ontembare_stad.svg?raw";
import type { GameModule, SeatLook } from "../board";
import Board from "./Board.svelte";
import "./city.css";
import Dock from "./Dock.svelte";
import { buttons } from "./gestures";
import Ledger from "./Ledger.svelte";
import { prepare, verraad } from "./expansion";
import Panels from "./Panels.svelte";
import Piece from "./Piece.svelte";
import Reveal from "./Reveal.svelte";
import type { Scene, StadPlay } from "./scene";
import SeatGoods from "./SeatGoods.svelte";
import SeatMark from "./SeatMark.svelte";
import { film } from "./film";
import { describe, where } from "./texts";

addDrawings(drawings);

/** Whose turn is being shown: who decides, or while chance has its say, the order in its turn. */
function turnOf(play: StadPlay): number | null {
  const { mover, active, orders } = play.scene;
  if (mover >= 0) return mover;
  return active === null ? null : orders[active]!.seat;
}

const verdict = (play: StadPlay) => verraad()?.verdict(play, play.before) ?? null;

/** A seat's castle is opened by its card. */
function look({ table, words }: StadPlay, seat: number): SeatLook<Scene> | null {
  const more = verraad();
  return more && { Look: more.SeatCastle, title: words.say("board-castle-of", { who: table.seats[seat]?.name ?? "" }) };
}

const stad: GameModule<Scene> = {
  ...{ Board, Dock, Panels, Ledger, SeatMark, SeatGoods, Reveal },
  ...{ where, buttons, turnOf, verdict, look, describe, film, Piece, prepare },
};
export default stad;
