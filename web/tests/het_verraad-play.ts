// A table of Het Verraad for tests, as one of the game that it expands.
import positions from "./het_verraad-scenes.json";
import { recorded } from "./ontembare_stad-play";

export type { TestPlay } from "./ontembare_stad-play";
export const { PROMPTS, sceneOf, playOf } = recorded(positions);
