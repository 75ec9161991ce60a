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
import { isAutoPassed } from "./auto-pass.svelte";
import { ordersOf, seatInTurn, type Scene, type StadPlay } from "./scene";
import SeatGoods from "./SeatGoods.svelte";
import SeatMark from "./SeatMark.svelte";
import { film } from "./film";
import { arm, armsOf } from "./armed.svelte";
import { asks } from "./preview";
import { describe, where } from "./texts";

addDrawings(drawings);

/** Whose turn is being shown: who decides, or while chance has its say, the order in its turn. */
function turnOf(play: StadPlay): number | null {
  return play.scene.mover >= 0 ? play.scene.mover : seatInTurn(play.scene);
}

/** A seat has the points of its best order. */
const points = (scene: Scene, seat: number) =>
  Math.max(...ordersOf(scene, seat).map((order) => scene.orders[order]!.score));

const verdict = (play: StadPlay) => verraad()?.verdict(play, play.before) ?? null;

/** A seat's castle is opened by its card. */
function look({ table, words }: StadPlay, seat: number): SeatLook<Scene> | null {
  const more = verraad();
  return more && { Look: more.SeatCastle, title: words.say("board-castle-of", { who: table.seats[seat]?.name ?? "" }) };
}

const takenUp = (play: StadPlay) => (armsOf(play) ? () => arm(play, null) : null);

const stad: GameModule<Scene> = {
  ...{ Board, Dock, Panels, Ledger, SeatMark, SeatGoods, Reveal },
  ...{ where, buttons, asks, takenUp, points, turnOf, verdict, look, describe, film, Piece, prepare },
  summary: () => import("./summary"),
  digest: () => import("./digest"),
  isAnswered: isAutoPassed,
};
export default stad;
