// How much room a screen has beside the ring. The frame's own style changes at the same sizes.
import { MediaQuery } from "svelte/reactivity";

/** A phone on its side: what would be under the ring is beside it. */
export const lying = new MediaQuery("(max-height: 560px) and (min-width: 561px)");

/** The panels are beside the board; elsewhere what they say is said in brief. */
export const wide = new MediaQuery("(min-width: 1181px) and (min-height: 561px)");
