// How long a game takes at a table, in figures.
import type { Glance } from "../../lib/messages";

export function minutesOf({ leastMinutes, mostMinutes }: Glance): string {
  return leastMinutes === mostMinutes ? String(mostMinutes) : `${leastMinutes}–${mostMinutes}`;
}
