// Runs npm, which knows the registry from its own configuration.
import { execFile } from "node:child_process";

/** Runs npm with these words and returns what it prints, whatever its status. Handed in, so that tests need no network. */
export type RunNpm = (words: readonly string[]) => Promise<{ stdout: string; stderr: string }>;

const LIMIT_MS = 120_000;
const LIMIT_BYTES = 64 * 2 ** 20;

export const runNpm: RunNpm = (words) =>
  new Promise((resolve) => {
    // On Windows, npm is a batch file, which only a shell runs. All words are constants or names of temporary folders.
    const isShell = process.platform === "win32";
    const options = { timeout: LIMIT_MS, maxBuffer: LIMIT_BYTES, shell: isShell };
    // `npm run --silent` hands its log level down to this npm, whose errors hold the reasons.
    execFile("npm", [...words, "--loglevel=warn"], options, (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });

/** The reason that npm gives in its error messages, in one line. */
export function npmReason(stderr: string): string {
  const errors = [...stderr.matchAll(/^npm (?:error|ERR!) (?!A complete log|code )(.+)$/gm)];
  return errors.map(([, text = ""]) => text.trim()).find(Boolean) ?? "npm gave no reason";
}

/** Null for a text that is no JSON, as npm prints where it failed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
