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

let owed = 0; // what is on its way to the server, or waits to be sent again
const untilPaid = new Set<() => void>();

/** Do something that the server must have heard of before the page may reload. */
export async function owing<T>(work: () => Promise<T>): Promise<T> {
  owed += 1;
  try {
    return await work();
  } finally {
    owed -= 1;
    if (!owed) for (const go of [...untilPaid]) go();
  }
}

/** Wait until the server has answered all that it must have heard of. */
export async function nothingOwed(): Promise<void> {
  while (owed) await new Promise<void>((resolve) => untilPaid.add(resolve));
  untilPaid.clear();
}
