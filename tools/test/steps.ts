// Runs the steps of `npm test`.
import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

export interface Step {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const PATH = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter);
/** A developer's machine and CI have at least two processors, and most steps use one. */
const LANES = 2;

/**
 * Runs the steps in their order, two at a time, and shows what each printed when it has ended. Resolves to 0, or to the status of the
 * first step that failed, after which no further one starts.
 */
export async function runTogether(
  steps: readonly Step[],
  log: (text: string) => void = console.log,
): Promise<number> {
  const waiting = [...steps];
  let failure = 0;
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step && failure === 0; step = waiting.shift()) {
      const { output, status, seconds } = await runStep(step, "pipe");
      log(`\n── ${step.name}\n${output}${lastLine(step, status, seconds)}`);
      failure ||= status;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failure;
}

/** Runs a step that shows its output at once. Resolves to its status. */
export async function runAlone(step: Step, log: (text: string) => void = console.log): Promise<number> {
  log(`\n── ${step.name}`);
  const { output, status, seconds } = await runStep(step, "inherit");
  log(output + lastLine(step, status, seconds));
  return status;
}

const lastLine = ({ name }: Step, status: number, seconds: number): string =>
  `── ${name}: ${status === 0 ? "" : "failed after "}${seconds.toFixed(1)} s`;

function runStep({ command: [program = "", ...words], environment }: Step, output: "pipe" | "inherit") {
  const started = Date.now();
  return new Promise<{ output: string; status: number; seconds: number }>((done) => {
    const child = spawn(program, words, {
      stdio: ["inherit", output, output],
      env: { ...process.env, PATH, ...environment },
      shell: process.platform === "win32",
    });
    const texts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text: Buffer) => void texts.push(text));
    const end = (status: number): void =>
      done({ status, seconds: (Date.now() - started) / 1000, output: Buffer.concat(texts).toString() });
    child.once("error", (error) => {
      texts.push(Buffer.from(`${program} could not be run: ${error.message}\n`));
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
