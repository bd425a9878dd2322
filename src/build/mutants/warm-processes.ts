// Vitest starts a thread for each run and loads jsdom into it: a second of a processor, thousands of times. These processes are kept
// for the next run, which evaluates the site's modules and tests anew; packages and the window stay, as in the unit tests
// (`isolate: false` in vite.config.ts).
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, Vitest, WorkerRequest } from "vitest/node";

const ENTRY = fileURLToPath(new URL("./warm-process.mjs", import.meta.url));

/** By environment: "jsdom" or "node". */
const idle = new Map<string, ChildProcess[]>();

class WarmProcess implements PoolWorker {
  readonly name = "warm";
  #process: ChildProcess | undefined;
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  start(): Promise<void> {
    const { env, execArgv, environment } = this.#options;
    this.#process ??=
      idle.get(environment.name)?.pop() ??
      fork(ENTRY, [], {
        env,
        execArgv,
        stdio: ["ignore", "ignore", "ignore", "ipc"],
        serialization: "advanced",
      });
    return Promise.resolve();
  }

  stop(): Promise<void> {
    const { name } = this.#options.environment;
    for (const event of ["message", "error", "exit"]) this.#process?.removeAllListeners(event);
    if (this.#process?.connected) idle.set(name, [...(idle.get(name) ?? []), this.#process]);
    this.#process = undefined;
    return Promise.resolve();
  }

  on(event: string, callback: (value: unknown) => void): void {
    this.#process?.on(event, callback);
  }

  off(event: string, callback: (value: unknown) => void): void {
    this.#process?.off(event, callback);
  }

  send(message: WorkerRequest): void {
    this.#process?.send(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

const warmProcesses: PoolRunnerInitializer = {
  name: "warm",
  createPoolWorker: (options) => new WarmProcess(options),
};

/** Replaces the pool that Stryker asks Vitest for. */
export const warmProcessesPlugin = {
  name: "mugworks:warm-processes",
  configureVitest({ vitest }: { vitest: Vitest }): void {
    for (const { config } of vitest.projects) {
      config.pool = "warm";
      config.poolRunner = warmProcesses;
      config.isolate = true;
    }
    vitest.onClose(() => {
      for (const processes of idle.values()) for (const child of processes) child.kill();
    });
  },
};
