// How much room there is: on a phone the dock's things lie behind tabs, and where it is short they open over the board.
import { MediaQuery } from "svelte/reactivity";
import { MEDIA } from "../../lib/breakpoints";

export const phone = new MediaQuery(`${MEDIA["--tablet"]}, ${MEDIA["--flat"]}`);
export const short = new MediaQuery(`${MEDIA["--tablet"]} and ${MEDIA["--low"]} and ${MEDIA["--above-flat"]}`);
/** Whether there is a column for what stands below the seats. */
export const wide = new MediaQuery(`${MEDIA["--above-laptop"]} and ${MEDIA["--above-flat"]}`);
/** Where the panels beside the board would leave the log one line. */
export const low = new MediaQuery(MEDIA["--desk-short"]);
