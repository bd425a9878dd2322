// How far a command is that takes a minute, on one line of a terminal. Nothing where somebody reads the output by a program.

export interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** `done`: 0 to 1. The line goes with the last step. */
export function showProgress(what: string, done: number, output: Output = process.stderr): void {
  if (!output.isTTY) return;
  const line = `${what} ${Math.floor(Math.min(done, 1) * 100)}%`;
  output.write(done >= 1 ? "\r\u001B[K" : `\r\u001B[K${line}`);
}
