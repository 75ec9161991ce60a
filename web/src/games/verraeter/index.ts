// Verräter's drawings.
import { addDrawings } from "../../art/emblems";
import drawings from "../../art/verraeter.svg?raw";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { buttons } from "./gestures";
import "./houses.css";
import Ledger from "./Ledger.svelte";
import Panels from "./Panels.svelte";
import Piece from "./Piece.svelte";
import type { Scene } from "./scene";
import SeatGoods from "./SeatGoods.svelte";
import SeatMark from "./SeatMark.svelte";
import { film } from "./film";
import { describe, where } from "./texts";

addDrawings(drawings);

const verraeter: GameModule<Scene> = {
  Board,
  Dock,
  Panels,
  Ledger,
  SeatMark,
  SeatGoods,
  points: (scene, seat) => scene.seats[seat]!.score,
  where,
  buttons,
  describe,
  film,
  summary: () => import("./summary"),
  digest: () => import("./digest"),
  Piece,
};
export default verraeter;
