// Finds the browsers for the tests, or installs them: the system's, Playwright's own, Debian's packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Measured: the journeys take two thirds of the time in it. */
const SHELL = "chromium-headless-shell";
const CHROMIUMS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const CHROME_ON_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium on this machine; undefined when Playwright's own is to be used. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || inPath(SHELL).find(existsSync) || wholeChromiumPath();
}

/** One that paints as people's do. Paint times of the shell are half as long again. */
export function wholeChromiumPath() {
  return [...CHROMIUMS.flatMap(inPath), CHROME_ON_MAC].find(existsSync);
}

/** Path of a Firefox that Playwright can drive: the long-supported one, or one that is named. Undefined without. */
export function firefoxPath() {
  return process.env.FIREFOX_PATH || inPath("firefox-esr").find(existsSync);
}

/** @param {string} name */
function inPath(name) {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

/** As root on Debian; elsewhere nothing happens. @param {string} name */
function installPackage(name) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log(`No ${name} found; installing Debian's package…`);
  const quietly = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quietly);
  spawnSync("apt-get", ["install", "-y", "-qq", name], quietly);
}

async function playwrightHasChromium() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}

/** Makes sure that there is one. Throws with what to do when there is no way. */
export async function ensureChromium() {
  if (chromiumPath() || (await playwrightHasChromium())) return;
  // The surer way where it goes: Playwright's download host may be out of reach.
  installPackage(SHELL);
  if (chromiumPath()) return;
  console.log("Installing Playwright's own Chromium…");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  if (await playwrightHasChromium()) return;
  throw new Error(
    "The tests need Chromium. Install it, or set CHROMIUM_PATH to one, and run npm test again.",
  );
}

/** Whether there is a Firefox, after trying to install one. The tests can do without, and then say so. */
export function ensureFirefox() {
  if (!firefoxPath()) installPackage("firefox-esr");
  return firefoxPath() !== undefined;
}
