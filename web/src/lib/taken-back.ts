import type { StepView } from "./messages";

/** The log without what was taken back. */
export function withoutTakenBack(steps: readonly StepView[]): readonly StepView[] {
  const gone = new Set(steps.flatMap((step) => step.undone));
  return gone.size ? steps.filter((step) => !gone.has(step.number)) : steps;
}
