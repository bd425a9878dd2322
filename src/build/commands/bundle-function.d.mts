export interface WorkerModule {
  type: "ESModule";
  path: string;
  contents: string;
}
export function bundleFunction(input: Record<string, string>): Promise<WorkerModule[]>;
