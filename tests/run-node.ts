import { execFile } from "node:child_process";

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
  /** Both, one after the other. */
  output: string;
}

/** Runs a script of Node.js in a folder, and waits for its end. */
export function runNode(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const options = { cwd, env: { ...process.env, ...env } };
  return new Promise((done) => {
    execFile(process.execPath, words, options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr, output: stdout + stderr }),
    );
  });
}
