// Het Verraad: what the expansion adds to the city, as a chunk of its own.
import { addDrawings } from "../../../art/emblems";
import drawings from "../../../art/het_verraad.svg?raw";

addDrawings(drawings);

export { default as Castle } from "./Castle.svelte";
export { default as FightCard } from "./FightCard.svelte";
export { default as Layer } from "./Layer.svelte";
export { default as MasterChip } from "./MasterChip.svelte";
export { default as MasterSeat } from "./MasterSeat.svelte";
export { default as Reveal } from "./Reveal.svelte";
export { default as Row } from "./Row.svelte";
export { default as SeatCastle } from "./SeatCastle.svelte";
export { default as Throw } from "./Throw.svelte";
export { default as Tokens } from "./Tokens.svelte";
export { default as TurnLeft } from "./TurnLeft.svelte";
export { default as Ways } from "./Ways.svelte";
export { fightIn, fightNow, fightTold } from "./fight";
export { preview } from "./preview";
export { TIMES } from "./film";
export { chancesText, describe, verdict } from "./texts";
