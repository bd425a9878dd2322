import { defineConfig } from "playwright/test";
import { chromiumPath, firefoxPath } from "../src/build/commands/browser.mjs";
import { SHOP_ENVIRONMENT } from "./shop-environment.ts";

const executablePath = chromiumPath();
const firefox = firefoxPath();
/** The first of three ports; another where these are taken. */
const firstPort = Number(process.env["E2E_PORT"] ?? 4310);
const cache = "node_modules/.cache/mugworks";

/** Three builds of the same commit: as a bare clone has it, for a shop, and with React's own complaints. */
const SITES = {
  demo: { port: firstPort, command: `npx vite preview --port ${firstPort} --strictPort`, env: {} },
  shop: {
    port: firstPort + 1,
    command: `npx vite build --outDir ${cache}/shop && npx vite preview --outDir ${cache}/shop --port ${firstPort + 1} --strictPort`,
    env: SHOP_ENVIRONMENT,
  },
  development: {
    port: firstPort + 2,
    command: `npx vite build --mode development --outDir ${cache}/development && npx vite preview --outDir ${cache}/development --port ${firstPort + 2} --strictPort`,
    env: { NODE_ENV: "development" },
  },
} as const;

const siteOf = (name: keyof typeof SITES) => `http://localhost:${SITES[name].port}`;

const NO_PICTURES = "--blink-settings=imagesEnabled=false";

export default defineConfig({
  testDir: ".",
  outputDir: `../${cache}/e2e-results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A busy machine may cost a journey its time; a second failure is a failure.
  retries: 1,
  // These end a journey that hangs. A busy machine needs several times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: siteOf("demo"),
    locale: "en-US",
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    launchOptions: chromium(),
  },
  projects: [
    { name: "demo", testMatch: "demo/*.spec.ts" },
    // What is bought there has nothing to do with pictures, which cost a fifth of the time.
    {
      name: "shop",
      testMatch: "shop/*.spec.ts",
      use: { baseURL: siteOf("shop"), launchOptions: chromium(NO_PICTURES) },
    },
    // Where there is one; only for what browsers do differently.
    ...(firefox
      ? [
          {
            name: "firefox",
            testMatch: "demo/*.spec.ts",
            grep: /@each-browser/,
            use: firefoxUse(firefox),
          },
          // Chromium lets muted films start under each of its policies, and has no switch for the signal.
          {
            name: "wary-firefox",
            testMatch: "wary-firefox/*.spec.ts",
            use: firefoxUse(firefox, {
              "media.autoplay.default": 5,
              // Allowed within a click only: Playwright's own scripts count as a visitor's touch.
              "media.autoplay.blocking_policy": 2,
              "privacy.globalprivacycontrol.enabled": true,
            }),
          },
        ]
      : []),
    { name: "development", testMatch: "development/*.spec.ts", use: { baseURL: siteOf("development") } },
  ],
  webServer: Object.entries(SITES).map(([name, { port, command, env }]) => ({
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
      // Letters stand at fractions of pixels, as on phones; hinted ones change their width with the font.
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
