const SOON = 50; // milliseconds, where a browser does not tell (Safari)

/** When the browser has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(done, { timeout: 1000 });
    else setTimeout(done, SOON);
  });
}
