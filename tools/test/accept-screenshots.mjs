// `npm run screenshots:accept`: builds the sites of the screenshots test, and accepts how their pages look and are read now.
import { join } from "node:path";
import { BUILDS } from "./journey-sites.mjs";
import { runSteps } from "./run-steps.mjs";

const SITES = ["demo", "shop"];

const playwright = ["playwright", "test", "screenshots.spec", "--config", "e2e/playwright.config.ts"];
const accept = {
  name: "screenshots",
  command: [...playwright, ...SITES.map((site) => `--project=${site}`), "--update-snapshots"],
  environment: { E2E_SITES: SITES.join(",") },
  alone: true,
};
process.exitCode = await runSteps(
  [...SITES.map((site) => BUILDS[site]), accept].map(({ command: [program, ...words], ...step }) => ({
    ...step,
    command: [join("node_modules", ".bin", program), ...words],
  })),
);
