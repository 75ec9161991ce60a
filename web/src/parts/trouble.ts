import { Refused, Unreachable } from "../lib/api";
import { say } from "../lib/page.svelte";

/** What went wrong with a request, in a sentence; faults of our own are thrown on. */
export function troubleText(error: unknown): string {
  if (error instanceof Refused) return error.problem.text;
  if (error instanceof Unreachable) return say("page-trouble-away");
  throw error;
}
