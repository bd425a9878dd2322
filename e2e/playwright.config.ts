import { defineConfig } from "playwright/test";
import { chromiumPath, firefoxPath, webkitDriverPath } from "../src/build/commands/browser.mjs";
import { journeyPorts } from "../src/build/commands/journey-ports.mjs";
import { SHOP_ENVIRONMENT } from "./shop-environment.ts";

const executablePath = chromiumPath();
const firefox = firefoxPath();
const ports = journeyPorts();
const cache = "node_modules/.cache/mugworks";

/** Three builds of the same commit: without configuration, for a shop, and with React's development warnings. */
const SITES = {
  demo: {
    port: ports.demo,
    command: `node node_modules/vite/bin/vite.js preview --port ${ports.demo} --strictPort`,
    env: {},
  },
  shop: {
    port: ports.shop,
    command: `node node_modules/vite/bin/vite.js build --outDir ${cache}/shop && node node_modules/vite/bin/vite.js preview --outDir ${cache}/shop --port ${ports.shop} --strictPort`,
    env: SHOP_ENVIRONMENT,
  },
  development: {
    port: ports.development,
    command: `node node_modules/vite/bin/vite.js build --mode development --outDir ${cache}/development && node node_modules/vite/bin/vite.js preview --outDir ${cache}/development --port ${ports.development} --strictPort`,
    env: { NODE_ENV: "development" },
  },
} as const;

/** The sites that the chosen journeys visit; all where nothing is said. */
const wanted = process.env["E2E_SITES"]?.split(",") ?? Object.keys(SITES);

const siteOf = (name: keyof typeof SITES) => `http://localhost:${SITES[name].port}`;

const NO_PICTURES = "--blink-settings=imagesEnabled=false";

export default defineConfig({
  testDir: ".",
  outputDir: `../${cache}/e2e-results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A journey may time out on a busy machine. A second failure counts.
  retries: 1,
  // These limits end a journey that hangs. A busy machine needs several times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }], ["./picture-reporter.ts"]],
  use: {
    baseURL: siteOf("demo"),
    locale: "en-US",
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    launchOptions: chromium(),
  },
  projects: [
    { name: "demo", testMatch: "demo/*.spec.ts" },
    // The journeys of the shop need no pictures, and loading them took a fifth of the time.
    {
      name: "shop",
      testMatch: "shop/*.spec.ts",
      use: { baseURL: siteOf("shop"), launchOptions: chromium(NO_PICTURES) },
    },
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
              // As in a Firefox that nothing automates.
              "network.prefetch-next": true,
            }),
          },
        ]
      : []),
    // Its journeys drive WebKitGTK by its own driver (e2e/webkit/test.ts), one after another in one process. Two of forty failed
    // at the first try, for no reason that could be found (2026-11-22): hence more tries.
    ...(webkitDriverPath()
      ? [{ name: "webkit", testMatch: "webkit/*.spec.ts", workers: 1, retries: 3 }]
      : []),
    { name: "development", testMatch: "development/*.spec.ts", use: { baseURL: siteOf("development") } },
  ],
  webServer: Object.entries(SITES)
    .filter(([name]) => wanted.includes(name))
    .map(([name, { port, command, env }]) => ({
      name,
      command,
      port,
      cwd: "..",
      env: { ...emptyConfiguration(), ...env },
      reuseExistingServer: false,
      timeout: 120_000,
    })),
});

function chromium(...more: string[]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // Without hinting, characters have fractional positions, as on phones. Hinting changes their width with the font.
      "--font-render-hinting=none",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  };
}

function firefoxUse(path: string, firefoxUserPrefs: Record<string, number | boolean> = {}) {
  return {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: { executablePath: path, args: [], firefoxUserPrefs },
  };
}

/** A configuration in the machine's environment must not leak into the builds under test. */
function emptyConfiguration(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith("VITE_"))
      .map((name) => [name, ""]),
  );
}
