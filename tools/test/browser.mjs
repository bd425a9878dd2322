// Finds the browsers for the tests. Without one, installs Debian's package or the Chromium that Playwright downloads.
import { existsSync } from "node:fs";
import { inPath, prepareInstallation, runQuietly } from "./install-package.mjs";

/** Measured: the end-to-end tests take two thirds of the time in it that they take in full Chromium. */
const HEADLESS_SHELL = "chromium-headless-shell";
const CHROMIUMS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const DOWNLOAD_LIMIT_MS = 300_000;
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

/**
 * Each of these asks what it has to, and resolves to a function that installs the browser where it is missing and may be installed.
 * That resolves to whether there is one.
 */
export async function prepareChromium() {
  if (chromiumPath() || (await playwrightHasChromium())) return () => Promise.resolve(true);
  // Debian's package comes first because Playwright's download host is not reachable from every network.
  const install = await prepareInstallation(HEADLESS_SHELL);
  return async () => {
    await install();
    if (chromiumPath()) return true;
    console.log("Installing the Chromium that Playwright downloads…");
    await runQuietly("npx", ["playwright", "install", "chromium"], DOWNLOAD_LIMIT_MS);
    return playwrightHasChromium();
  };
}

export async function prepareFirefox() {
  const install = firefoxPath() ? null : await prepareInstallation("firefox-esr");
  return async () => {
    await install?.();
    return firefoxPath() !== undefined;
  };
}

/** With a display for it, and the decoder of its films. */
export async function prepareWebkit() {
  const packages = ["webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"];
  const install = webkitDriverPath() ? null : await prepareInstallation(...packages);
  return async () => {
    await install?.();
    return webkitDriverPath() !== undefined;
  };
}

/** Whether there is a Chromium, after trying to install one. */
export const ensureChromium = async () => (await prepareChromium())();

/** Whether there is a Firefox, after trying to install one. */
export const ensureFirefox = async () => (await prepareFirefox())();
