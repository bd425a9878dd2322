// Runs the steps of `npm test`.
import { spawn } from "node:child_process";

/**
 * Runs the steps in their order. A step with `meanwhile` runs beside the one before it, and shows its output when both have ended.
 * Resolves to 0, or to the status of the first step that failed, after which no further one starts.
 */
export async function runSteps(steps, log = console.log) {
  for (const [first, ...beside] of groupsOf(steps)) {
    const meanwhile = runOneByOne(beside);
    log(`\n── ${first.name}`);
    const shown = await runStep(first, "inherit");
    log(shown.output + lastLineOf(shown));
    const others = await meanwhile;
    for (const other of others) log(`\n── ${other.name}\n${other.output}${lastLineOf(other)}`);
    const failed = [shown, ...others].find(({ status }) => status !== 0);
    if (failed) return failed.status;
  }
  return 0;
}

const lastLineOf = ({ name, status, seconds }) =>
  `── ${name}: ${status === 0 ? "" : "failed after "}${seconds.toFixed(1)} s`;

function groupsOf(steps) {
  const groups = [];
  for (const step of steps)
    if (step.meanwhile && groups.length > 0) groups.at(-1).push(step);
    else groups.push([step]);
  return groups;
}

async function runOneByOne(steps) {
  const ended = [];
  for (const step of steps) {
    ended.push(await runStep(step, "pipe"));
    if (ended.at(-1).status !== 0) break;
  }
  return ended;
}

/** `output` is how the step shows what it prints: at once, or in the result. */
function runStep({ name, command, environment }, output) {
  const started = Date.now();
  return new Promise((resolve) => {
    const [program, ...words] = command;
    const child = spawn(program, words, {
      stdio: ["inherit", output, output],
      env: { ...process.env, ...environment },
      shell: process.platform === "win32",
    });
    const texts = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => texts.push(text));
    const end = (status) =>
      resolve({
        name,
        status,
        seconds: (Date.now() - started) / 1000,
        output: Buffer.concat(texts).toString(),
      });
    child.once("error", (error) => {
      texts.push(Buffer.from(`${program} could not be run: ${error.message}\n`));
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
