// What shrinks keeps its room, so that what stands below it does not jump.

/** Remembers the greatest height that was seen on a screen. On another screen it starts from nothing, because what was measured last belongs to the old one. */
export function tallestSeen(): (height: number, screen: string) => number {
  let most = 0;
  let seenOn = "";
  return (height, screen) => {
    most = screen === seenOn ? Math.max(most, height) : 0;
    seenOn = screen;
    return most;
  };
}
