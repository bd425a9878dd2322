export function scoreInTurn(
  modules: readonly string[],
  score: (path: string) => Promise<void>,
  isTimeLeft: () => boolean,
): Promise<string[]>;
export function progressOf(modules: readonly string[], scored: readonly string[]): string;
