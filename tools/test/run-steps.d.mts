export interface Step {
  name: string;
  /** The program and its arguments. */
  command: string[];
  environment?: Record<string, string>;
  /** Whether it waits for the steps before it, and shows its output at once. */
  alone?: boolean;
}
export function runSteps(steps: readonly Step[], log?: (text: string) => void): Promise<number>;
