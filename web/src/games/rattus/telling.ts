// What is told while something happens: never more than is to be seen.
import { RATS_AT_MOST, type RattusPlay } from "./scene";
import { stageOf } from "./stage.svelte";
import { regionName } from "./texts";

export function telling(play: RattusPlay): string | undefined {
  const { event } = stageOf(play);
  const events = play.step?.events ?? [];
  const flipped = events.find((one) => one.what === "flipped");
  const isTurning = flipped && (!event || event === flipped || !events.includes(event));
  if (!isTurning) return event?.text;
  return play.words.say("board-turning", { region: regionName(play, Math.floor(flipped.where! / RATS_AT_MOST)) });
}
