import { existsSync } from "node:fs";
import { defineConfig } from "playwright/test";
import { firefoxPath, webkitDriverPath } from "../tools/test/browsers.ts";
import { chromium } from "./chromium-options.ts";
import { BUILDS, isSite, journeyPorts, SITE_FOLDERS } from "./sites.ts";

const firefox = firefoxPath();
const ports = journeyPorts();
const cache = "node_modules/.cache/mugworks";

const siteOf = (name: keyof typeof ports) => `http://localhost:${ports[name]}`;

/** The sites that are served: those of the chosen journeys, or all that are built. */
const served =
  process.env["E2E_SITES"]?.split(",").filter(isSite) ??
  Object.keys(SITE_FOLDERS)
    .filter(isSite)
    .filter((name) => existsSync(new URL(`../${SITE_FOLDERS[name]}`, import.meta.url)));

const edgeUse = { baseURL: `https://localhost:${ports.edge}`, ignoreHTTPSErrors: true };
const NO_PICTURES = "--blink-settings=imagesEnabled=false";

export default defineConfig({
  testDir: ".",
  outputDir: `../${cache}/e2e-results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // These limits end a journey that hangs. A busy machine needs several times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list", { printSteps: false }], ["./picture-reporter.ts"]],
  use: {
    baseURL: siteOf("demo"),
    locale: "en-US",
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    launchOptions: chromium(),
  },
  projects: [
    // First those that have one worker each, so that they do not come last, one after another.
    // Runs where Firefox is installed, and only the journeys of features in which browsers differ.
    ...(firefox
      ? [
          {
            name: "firefox",
            testMatch: "demo/*.spec.ts",
            grep: /@each-browser/,
            // Starting Firefox takes as long as a journey.
            workers: 1,
            use: firefoxUse(firefox),
          },
          {
            name: "edge-firefox",
            testMatch: "edge/*.spec.ts",
            grep: /@each-browser/,
            workers: 1,
            use: { ...firefoxUse(firefox), ...edgeUse },
          },
          // Chromium starts muted films under each of its autoplay policies, and has no setting for Global Privacy Control.
          {
            name: "strict-firefox",
            testMatch: "strict-firefox/*.spec.ts",
            workers: 1,
            use: firefoxUse(firefox, {
              "media.autoplay.default": 5,
              // Playback starts only within a click handler: Playwright's own scripts count as user activation.
              "media.autoplay.blocking_policy": 2,
              "privacy.globalprivacycontrol.enabled": true,
            }),
          },
        ]
      : []),
    // Its journeys drive WebKitGTK by its own driver (e2e/webkit/test.ts), one after another in one process.
    ...(webkitDriverPath() ? [{ name: "webkit", testMatch: "webkit/*.spec.ts", workers: 1 }] : []),
    { name: "demo", testMatch: "demo/*.spec.ts" },
    // The journeys of the shop need no pictures, and loading them took a fifth of the time.
    {
      name: "shop",
      testMatch: "shop/*.spec.ts",
      use: { baseURL: siteOf("shop"), launchOptions: chromium(NO_PICTURES) },
    },
    { name: "edge", testMatch: "edge/*.spec.ts", use: edgeUse },
    { name: "development", testMatch: "development/*.spec.ts", use: { baseURL: siteOf("development") } },
  ],
  webServer: served.map((name) => ({
    name,
    ...(name === "edge"
      ? { command: "node --import tsx e2e/edge/server.ts", url: edgeUse.baseURL, ignoreHTTPSErrors: true }
      : {
          command: `node node_modules/vite/bin/vite.js preview --outDir ${SITE_FOLDERS[name]} --port ${ports[name]} --strictPort`,
          port: ports[name],
        }),
    cwd: "..",
    env: BUILDS[name].environment,
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});

function firefoxUse(path: string, firefoxUserPrefs: Record<string, number | boolean> = {}) {
  return {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: { executablePath: path, args: [], firefoxUserPrefs },
  };
}
