// What tests and the commands that they run write into the system's temporary folder goes into one folder, which is removed when
// the run ends. Tests that removed their own folders left them behind when they failed or when a worker was stopped.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The variables from which programs read the folder: Linux and macOS the first, Windows the others. */
const VARIABLES = ["TMPDIR", "TEMP", "TMP"];

/** Vitest calls this before it starts its workers, which inherit the variables, and calls what it returns at the end. */
export function setup(): () => void {
  const before = VARIABLES.map((name) => [name, process.env[name]] as const);
  const folder = mkdtempSync(join(tmpdir(), "unit-tests-"));
  for (const name of VARIABLES) process.env[name] = folder;
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    remove();
  };
}
