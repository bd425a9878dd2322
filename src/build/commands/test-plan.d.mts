interface TestArguments {
  words: string[];
  headed: boolean;
  trace: boolean;
  watch: boolean;
}
interface TestStep {
  name: string;
  command: string[];
  environment?: Record<string, string>;
}
interface Problem {
  problem: string;
}
export function readArguments(args: readonly string[]): TestArguments | Problem;
export function planTests(
  wanted: TestArguments,
  files: readonly string[],
  browsers: { chromium: boolean; firefox: boolean; webkit: boolean },
): { steps: TestStep[]; missing: string[] } | Problem;
