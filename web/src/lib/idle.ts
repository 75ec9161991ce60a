const SOON = 50; // milliseconds, where a browser does not tell (Safari)

/** After whatever has been pressed meanwhile: between two things that each take long. */
export function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** When the browser has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(done, { timeout: 1000 });
    else setTimeout(done, SOON);
  });
}
