// Parts of the page that are fetched late, and do not come because the server is away or has a newer page by now.
import { nothingOwed, pause } from "./away.svelte";

const LOOK_EVERY = 2000; // milliseconds: at whether the server is back
const LATELY = 60_000; // milliseconds: after such a recent reload another one does not help
const RENEWED = "turncoat-renewed";

/** Such a part cannot be asked for twice; so reload as soon as the server answers, and has all that was to be sent: all that counts is kept there. */
export function renewWhenPartsAreMissing(): void {
  let isWaiting = false;
  addEventListener("vite:preloadError", () => {
    if (isWaiting || Date.now() - Number(sessionStorage.getItem(RENEWED)) < LATELY) return;
    isWaiting = true;
    void renew();
  });
}

async function renew(): Promise<void> {
  await untilBack();
  await nothingOwed();
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
}

async function untilBack(): Promise<void> {
  for (;;) {
    await pause(LOOK_EVERY);
    try {
      if ((await fetch("/healthz")).ok) return;
    } catch (error) {
      // a TypeError: it is still away
      if (!(error instanceof TypeError)) throw error;
    }
  }
}
