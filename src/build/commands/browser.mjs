// Finds the browsers for the tests. Without one, installs Debian's package or the Chromium that Playwright downloads.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inPath, installPackage } from "./install-package.mjs";

/** Measured: the end-to-end tests take two thirds of the time in it that they take in full Chromium. */
const HEADLESS_SHELL = "chromium-headless-shell";
const CHROMIUMS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const CHROME_ON_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium on this machine; undefined when only the one that Playwright downloads can be used. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || inPath(HEADLESS_SHELL).find(existsSync) || fullChromiumPath();
}

/** Path of a full Chromium or Chrome, as visitors use it: the headless shell's paint times are one and a half times as long. */
export function fullChromiumPath() {
  return [...CHROMIUMS.flatMap(inPath), CHROME_ON_MAC].find(existsSync);
}

/** Path of a Firefox that Playwright can drive: FIREFOX_PATH, or else Firefox ESR. Undefined when there is neither. */
export function firefoxPath() {
  return process.env.FIREFOX_PATH || inPath("firefox-esr").find(existsSync);
}

/**
 * Path of WebKitGTK's driver, which starts its browser: WEBKIT_DRIVER_PATH, or else Debian's. Undefined where there is none, or
 * no display for its browser.
 */
export function webkitDriverPath() {
  const hasDisplay = process.env.DISPLAY || inPath("Xvfb").some(existsSync);
  if (!hasDisplay) return undefined;
  return process.env.WEBKIT_DRIVER_PATH || inPath("WebKitWebDriver").find(existsSync);
}

async function playwrightHasChromium() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}

/** Whether there is a Chromium, after trying to install one. */
export async function ensureChromium() {
  if (chromiumPath() || (await playwrightHasChromium())) return true;
  // Debian's package comes first because Playwright's download host is not reachable from every network.
  await installPackage(HEADLESS_SHELL);
  if (chromiumPath()) return true;
  console.log("Installing the Chromium that Playwright downloads…");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  return await playwrightHasChromium();
}

/** Whether there is a Firefox, after trying to install one. */
export async function ensureFirefox() {
  if (!firefoxPath()) await installPackage("firefox-esr");
  return firefoxPath() !== undefined;
}

/** Whether there is a WebKitGTK, after trying to install one, with a display for it and the decoder of its films. */
export async function ensureWebkit() {
  if (!webkitDriverPath()) await installPackage("webkit2gtk-driver", "xvfb", "gstreamer1.0-libav");
  return webkitDriverPath() !== undefined;
}
