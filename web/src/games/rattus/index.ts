// Rattus's drawings.
import { addDrawings } from "../../art/emblems";
import drawings from "../../art/rattus.svg?raw";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { buttons } from "./gestures";
import Ledger from "./Ledger.svelte";
import "./map.css";
import Panels from "./Panels.svelte";
import Piece from "./Piece.svelte";
import type { RattusPlay, Scene } from "./scene";
import SeatGoods from "./SeatGoods.svelte";
import SeatMark from "../SeatMark.svelte";
import { asks } from "./preview";
import { film } from "./film";
import { arm, armedCard } from "./armed.svelte";
import { describe, where } from "./texts";

addDrawings(drawings);

/** Whose turn is being shown; nobody's when the plague is everywhere. */
const turnOf = (play: RattusPlay): number | null => (play.scene.ending === "everywhere" ? null : play.scene.active);

const rattus: GameModule<Scene> = {
  Board,
  isBroad: true,
  Dock,
  Panels,
  Ledger,
  SeatMark,
  SeatGoods,
  points: (scene, seat) => scene.seats[seat]!.score,
  where,
  buttons,
  asks,
  takenUp: (play) => (armedCard(play) ? () => arm(play, null) : null),
  turnOf,
  describe,
  film,
  summary: () => import("./summary"),
  digest: () => import("./digest"),
  Piece,
};
export default rattus;
