// Runs the project's commands as a person does.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";

interface Run {
  status: number | null;
  lines: string[];
}

/** Runs a command of the project; returns what it wrote to the error output. */
export async function run(
  cwd: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const child = spawn(process.execPath, words, { cwd, env: { ...process.env, ...environment } });
  let output = "";
  child.stderr.on("data", (text) => (output += String(text)));
  const status = await new Promise<number | null>((done) => child.on("close", done));
  expect(output).not.toMatch(/^\s+at .+:\d+/m);
  return { status, lines: output.trim().split("\n") };
}

/** The commands in a clone without packages. */
export function clone(): string {
  const root = mkdtempSync(join(tmpdir(), "clone-"));
  for (const path of ["tools", "package.json", "package-lock.json", ".npmrc"])
    cpSync(path, join(root, path), { recursive: true });
  return root;
}

export const TOOLS = "tools/run.mjs";
