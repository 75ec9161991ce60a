// De Ontembare Stad's drawings.
import { addDrawings } from "../../art/emblems";
import drawings from "../../art/ontembare_stad.svg?raw";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import "./city.css";
import Dock from "./Dock.svelte";
import { buttons } from "./gestures";
import Ledger from "./Ledger.svelte";
import Panels from "./Panels.svelte";
import type { Scene } from "./scene";
import SeatGoods from "./SeatGoods.svelte";
import SeatMark from "./SeatMark.svelte";
import { duration } from "./staging";
import { describe, where } from "./texts";

addDrawings(drawings);

const stad: GameModule<Scene> = { Board, Dock, Panels, Ledger, SeatMark, SeatGoods, where, buttons, describe, duration, isTelling: true };
export default stad;
