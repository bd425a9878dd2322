// Runs the steps of `npm test`.
import { spawn } from "node:child_process";

/** A developer's machine and CI have at least two processors, and most steps use one. */
const LANES = 2;

/**
 * Runs the steps in their order, two at a time, and shows what each printed when it has ended. A step that is `alone` waits for those
 * before it, and shows its output at once. Resolves to 0, or to the status of the first step that failed, after which no further one
 * starts.
 */
export async function runSteps(steps, log = console.log) {
  for (const group of groupsOf(steps)) {
    const status = group.length === 1 ? await runAlone(group[0], log) : await runTogether(group, log);
    if (status !== 0) return status;
  }
  return 0;
}

function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && !step.alone && !last[0].alone) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runAlone(step, log) {
  log(`\n── ${step.name}`);
  const { output, status, seconds } = await runStep(step, "inherit");
  log(output + lastLineOf(step.name, status, seconds));
  return status;
}

async function runTogether(steps, log) {
  const waiting = [...steps];
  let failure = 0;
  const lane = async () => {
    while (waiting.length > 0 && failure === 0) {
      const step = waiting.shift();
      const { output, status, seconds } = await runStep(step, "pipe");
      log(`\n── ${step.name}\n${output}${lastLineOf(step.name, status, seconds)}`);
      failure ||= status;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failure;
}

const lastLineOf = (name, status, seconds) =>
  `── ${name}: ${status === 0 ? "" : "failed after "}${seconds.toFixed(1)} s`;

/** `output` is how the step shows what it prints: at once, or in the result. */
function runStep({ command, environment }, output) {
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
