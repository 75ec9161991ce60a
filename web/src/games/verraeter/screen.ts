// How much room a screen has beside the ring. The frame's own style changes at the same sizes.
import { MediaQuery } from "svelte/reactivity";
import { MEDIA } from "../../lib/breakpoints";

/** A phone on its side: what would be under the ring is beside it. */
export const lying = new MediaQuery(`${MEDIA["--flat"]} and ${MEDIA["--above-phone-wide"]}`);

/** The panels are beside the board; elsewhere what they say is said in brief. */
export const aside = new MediaQuery(`${MEDIA["--above-tablet"]} and ${MEDIA["--above-flat"]}`);
