// A process that runs one file of tests after another, in one window. Vitest's own process stops listening when its first run has
// ended.
import { init, runBaseTests, setupEnvironment } from "vitest/worker";

// Tests may replace them.
const send = process.send.bind(process);
const exit = process.exit.bind(process);
const listeners = [];
let environment;

process.on("disconnect", () => exit());
init({
  post: (response) => send(response),
  on(callback) {
    listeners.push(callback);
    process.on("message", callback);
  },
  off: (callback) => process.off("message", callback),
  // The first listener waits for the next run; the others were those of this one.
  teardown() {
    for (const callback of listeners.splice(1)) process.off("message", callback);
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
