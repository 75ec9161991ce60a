// How much room there is: on a phone the dock's things lie behind tabs, and where it is short they open over the board.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 900px), (max-height: 560px)");
export const short = new MediaQuery("(max-width: 900px) and (max-height: 740px) and (min-height: 561px)");
/** Whether there is room for panels beside the board, as in the frame. */
export const aside = new MediaQuery("(min-width: 1181px) and (min-height: 561px)");
/** Where the panels beside the board would leave the log one line. */
export const low = new MediaQuery("(max-height: 960px)");
