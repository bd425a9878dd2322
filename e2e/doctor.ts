import { spawn } from "node:child_process";

/** Runs the doctor on a site; returns its status and what it printed. */
export async function runDoctor(
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: unknown; output: string }> {
  const command = spawn(process.execPath, ["tools/run.mjs", "site", "doctor", ...words], {
    env: { ...process.env, ...environment },
  });
  let output = "";
  for (const stream of [command.stdout, command.stderr])
    stream.on("data", (text) => (output += String(text)));
  const status = await new Promise((done) => command.on("close", done));
  return { status, output };
}
