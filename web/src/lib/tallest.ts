// What shrinks keeps its room, so that what stands below it does not jump.

/** Remembers the greatest height that was seen on a screen; on another screen it begins anew. */
export function tallestSeen(): (height: number, screen: string) => number {
  let most = 0;
  let seenOn = "";
  return (height, screen) => {
    most = screen === seenOn ? Math.max(most, height) : height;
    seenOn = screen;
    return most;
  };
}
