// Runs the steps of `npm test`.
import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

export interface Step {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: readonly string[];
  /** Asked for further arguments when the step begins; null: there is nothing to run. */
  ask?: () => Promise<readonly string[] | null>;
  environment?: Readonly<Record<string, string>>;
  /** The steps of the same run that must have passed before. */
  after?: readonly Step[];
  /** Whether its output is shown while it runs, and not when it has ended. */
  isShownAtOnce?: boolean;
}

const PATH = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter);
/** A developer's machine and CI have at least two processors, and most steps use one. */
const LANES = 2;

/**
 * Runs the steps in their order, two at a time; a step that waits for others lets those behind it pass. When one fails, no further one
 * starts, and the one beside it is stopped. Resolves to 0, or to the status of the step that failed.
 */
export async function runTogether(
  steps: readonly Step[],
  log: (text: string) => void = console.log,
): Promise<number> {
  const waiting = [...steps];
  const passed = new Set<Step>();
  const failed: { text: string; status: number }[] = [];
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const run = async (step: Step): Promise<void> => {
    const more = step.ask ? await step.ask() : [];
    // Another one may have failed meanwhile.
    if (more === null || failed.length > 0) return void passed.add(step);
    const title = `\n── ${step.name}`;
    if (step.isShownAtOnce) log(title);
    const { output, status, seconds } = await runStep([...step.command, ...more], step.environment, {
      show: step.isShownAtOnce ? log : undefined,
      signal: stopping.signal,
    });
    const end = lastLine(step, status, seconds, failed.length > 0 ? "stopped" : "failed");
    const text = step.isShownAtOnce ? output + end : `${title}\n${output}${end}`;
    if (status !== 0) failed.push({ text, status });
    if (status !== 0 && failed.length === 1) return stopping.abort();
    log(text);
    if (status === 0) passed.add(step);
  };

  for (;;) {
    while (running.size < LANES && failed.length === 0) {
      const place = waiting.findIndex(({ after = [] }) => after.every((step) => passed.has(step)));
      const [step] = place === -1 ? [] : waiting.splice(place, 1);
      if (!step) break;
      const ended: Promise<void> = run(step).then(() => void running.delete(ended));
      running.add(ended);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  const [first] = failed;
  // After what was stopped, which may be long: a log is often cut, and its end is read first.
  if (first) log(first.text);
  return first?.status ?? 0;
}

/** Runs a step that shows its output at once, and has the terminal. Resolves to its status. */
export async function runAlone(step: Step, log: (text: string) => void = console.log): Promise<number> {
  log(`\n── ${step.name}`);
  const { output, status, seconds } = await runStep(step.command, step.environment);
  log(output + lastLine(step, status, seconds, "failed"));
  return status;
}

const lastLine = ({ name }: Step, status: number, seconds: number, what: "failed" | "stopped"): string =>
  `── ${name}: ${status === 0 ? "" : `${what} after `}${seconds.toFixed(1)} s`;

/** Without `pipe`, the program has the terminal. `show` gets whole lines as they come; the output that it did not get is returned. */
function runStep(
  [program = "", ...words]: readonly string[],
  environment: Step["environment"],
  pipe?: { show: ((lines: string) => void) | undefined; signal: AbortSignal },
) {
  const started = Date.now();
  return new Promise<{ output: string; status: number; seconds: number }>((done) => {
    const stdio = pipe ? "pipe" : "inherit";
    const child = spawn(program, words, {
      stdio: ["inherit", stdio, stdio],
      env: { ...process.env, PATH, ...environment },
      shell: process.platform === "win32",
    });
    // As by Control and C: Vitest and Playwright end the programs that they have started, and print what has failed so far.
    pipe?.signal.addEventListener("abort", () => child.kill("SIGINT"));
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const length = output.lastIndexOf("\n");
        if (!pipe?.show || length === -1) return;
        pipe.show(output.slice(0, length));
        output = output.slice(length + 1);
      });
    const end = (status: number): void => done({ output, status, seconds: (Date.now() - started) / 1000 });
    child.once("error", (error) => {
      output += `${program} could not be run: ${error.message}\n`;
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
