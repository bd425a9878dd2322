// Stryker breaks one thing in a module at a time (a mutant) and runs the unit tests that reach it. `npm run mutants` starts it.
import { fileURLToPath } from "node:url";

export default {
  testRunner: "vitest",
  vitest: { configFile: "src/build/mutants/vitest.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner", fileURLToPath(new URL("./ignored.mjs", import.meta.url))],
  ignorers: ["no-behavior"],
  coverageAnalysis: "perTest",
  // A mutant that is evaluated with its module would need all modules evaluated again and every test of them run: it takes minutes.
  ignoreStatic: true,
  concurrency: 2,
  // The initial run for src/vendors takes 36 s; one on a busy machine did not end within the default limit of five minutes.
  dryRunTimeoutMinutes: 30,
  // Tests on a busy machine take several times as long as in the first run.
  timeoutMS: 10_000,
  // Stryker reads this file by TypeScript's interface for programs, which TypeScript 7 lacks. No tool of these tests reads it.
  tsconfigFile: "none",
  ignorePatterns: ["/e2e", "/docs", "/dist", "/dist-hosts"],
  allowEmpty: true,
  cleanTempDir: "always",
  incremental: true,
  incrementalFile: "node_modules/.cache/mugworks/mutants/incremental.json",
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: "node_modules/.cache/mugworks/mutants/report.json" },
};
