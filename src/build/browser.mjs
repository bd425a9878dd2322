// Finds a Chromium for the tests, or installs one: the system's, Playwright's own, Debian's package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell first: measured, the journeys take two thirds of the time in it. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium on this machine; undefined when Playwright's own is to be used. */
export function chromiumPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC];
  return candidates.find((path) => existsSync(path));
}

async function playwrightHasChromium() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}

/** Makes sure that there is one. Throws with what to do when there is no way. */
export async function ensureChromium() {
  if (chromiumPath() || (await playwrightHasChromium())) return;
  // As root on Debian its package is the surer way: Playwright's download host may be out of reach.
  if (process.platform === "linux" && process.getuid?.() === 0) {
    console.log("No Chromium found; installing Debian's package…");
    const quietly = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update", "-qq"], quietly);
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], quietly);
    if (chromiumPath()) return;
  }
  console.log("Installing Playwright's own Chromium…");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  if (await playwrightHasChromium()) return;
  throw new Error(
    "The tests need Chromium. Install it, or set CHROMIUM_PATH to one, and run npm test again.",
  );
}
