// A process that runs one file of tests after another, in one window. Vitest's own process stops listening when its first run has
// ended.
import { init, runBaseTests, setupEnvironment } from "vitest/worker";

// Tests may replace them.
const send = process.send.bind(process);
const exit = process.exit.bind(process);
const listeners = [];
let ofLastRun = [];
let environment;
let isRunning = false;

process.on("disconnect", () => exit());
init({
  post(message) {
    // What a test left behind may ask Vitest for a module after the run. Nobody would answer, and the next run would wait for it.
    if (!isRunning && message.t === "q") return refuse(message.i);
    if (message.type === "testfileFinished") isRunning = false;
    return send(message);
  },
  on(callback) {
    isRunning = true;
    listeners.push(callback);
    process.on("message", callback);
  },
  off: (callback) => process.off("message", callback),
  // The first listener waits for the next run; the others were those of this one.
  teardown() {
    ofLastRun = listeners.splice(1);
    for (const callback of ofLastRun) process.off("message", callback);
    // Stryker's state: the module of a mutant must not find the mutant before active while it is evaluated.
    Reflect.deleteProperty(globalThis, "__stryker__");
  },
  runTests: (state, traces) => runBaseTests("run", state, traces),
  collectTests: (state, traces) => runBaseTests("collect", state, traces),
  // Returns nothing, so that the window stays: packages such as the testing library keep the one that they have seen first.
  async setup(context) {
    environment ??= setupEnvironment(context);
    await environment;
  },
});

/** Answers a request of the last run itself. */
function refuse(id) {
  for (const callback of [...listeners.slice(1), ...ofLastRun]) callback({ t: "s", i: id, r: undefined });
}
