import type { Step } from "./run-steps.d.mts";

interface TestArguments {
  words: string[];
  headed: boolean;
  trace: boolean;
  watch: boolean;
  every: boolean;
}
interface Problem {
  problem: string;
}
export const FILES_AT_NIGHT: readonly string[];
export function readArguments(args: readonly string[]): TestArguments | Problem;
export function planTests(
  wanted: TestArguments,
  files: readonly string[],
  browsers: { chromium: boolean; firefox: boolean; webkit: boolean },
): { steps: Step[]; missing: string[] } | Problem;
