// `npm test`: runs all checks that a commit must pass. The fastest come first.
import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();
const { ensureChromium, ensureFirefox } = await import("./browser.mjs");
await ensureChromium();
const firefoxNote = ensureFirefox()
  ? ""
  : " Firefox ESR was not found and could not be installed, so the films were tested in Chromium only.";

/** @type {[name: string, command: string, args: string[]][]} */
const STEPS = [
  ["types", "npx", ["tsc", "--noEmit"]],
  ["lint", "npx", ["oxlint", "--type-aware", "--deny-warnings"]],
  ["format", "npx", ["oxfmt", "--check"]],
  ["dead code", "npx", ["knip"]],
  ["unit tests", "npx", ["vitest", "run"]],
  ["build", "npx", ["vite", "build", "--logLevel", "warn"]],
  ["end to end", "npx", ["playwright", "test", "--config", "e2e/playwright.config.ts"]],
];

for (const [name, command, args] of STEPS) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  run(command, args);
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`\nAll checks passed.${firefoxNote}`);
