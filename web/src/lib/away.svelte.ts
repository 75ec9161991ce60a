// How many requests are being sent again and again because the server, or what it stores games in, is away.
export const away = $state({ requests: 0 });

const waiting = new Set<() => void>();

/** Wait before something is sent again, but no longer than until the server is heard of. */
export function pause(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    waiting.add(go);
  });
}

/** The server is heard of: what waits to be sent again is sent now. */
export function seeBack(): void {
  for (const go of [...waiting]) go();
}
