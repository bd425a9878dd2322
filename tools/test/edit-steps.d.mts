import type { Step } from "./run-steps.d.mts";

export declare function editSteps(
  edit: string,
  options: { withJourneys: boolean; withAll: boolean },
): Pick<Step, "name" | "command">[];
