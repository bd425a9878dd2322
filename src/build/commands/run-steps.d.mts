export interface Step {
  name: string;
  /** The program and its arguments. */
  command: string[];
  environment?: Record<string, string>;
  /** Whether it runs beside the step before it. */
  meanwhile?: boolean;
}
export function runSteps(steps: readonly Step[], log?: (text: string) => void): Promise<number>;
