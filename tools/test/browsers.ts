// Finds the browsers for the journeys. Without one, installs Debian's package or the Chromium that Playwright downloads.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import { inPath, prepareInstallation, runQuietly } from "./install-package.ts";

/** Measured: the end-to-end tests take two thirds of the time in it that they take in full Chromium. */
const HEADLESS_SHELL = "chromium-headless-shell";
const CHROMIUMS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const DOWNLOAD_LIMIT_MS = 300_000;
const CHROME_ON_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium on this machine; undefined when only the one that Playwright downloads can be used. */
export const chromiumPath = (): string | undefined =>
  process.env["CHROMIUM_PATH"] || inPath(HEADLESS_SHELL).find(existsSync) || fullChromiumPath();

/** Path of a full Chromium or Chrome, as visitors use it: the headless shell's paint times are one and a half times as long. */
export const fullChromiumPath = (): string | undefined =>
  [...CHROMIUMS.flatMap(inPath), CHROME_ON_MAC].find(existsSync);

/** The newest Firefox seen not to know a command that Playwright starts with ("network.addDataCollector: unknown command"; 140.12). */
const TOO_OLD_FIREFOX = 140;

const anyFirefox = (): string | undefined =>
  process.env["FIREFOX_PATH"] || inPath("firefox-esr").find(existsSync);

/** Path of a Firefox that Playwright can drive: FIREFOX_PATH, or else Firefox ESR. Undefined when there is neither. */
export const firefoxPath = (): string | undefined => (oldFirefox() === null ? anyFirefox() : undefined);

/** One line about a Firefox that is there, and too old; null otherwise. */
function oldFirefox(): string | null {
  const path = anyFirefox();
  if (path === undefined) return null;
  const facts = join(dirname(realpathSync(path)), "application.ini");
  const version = existsSync(facts) ? /^Version=(\d+)/m.exec(readFileSync(facts, "utf8"))?.[1] : undefined;
  if (version === undefined || Number(version) > TOO_OLD_FIREFOX) return null;
  return `Playwright cannot drive Firefox ${version}.`;
}

/**
 * Path of WebKitGTK's driver, which starts its browser: WEBKIT_DRIVER_PATH, or else Debian's. Undefined where there is none, or
 * no display for its browser.
 */
export function webkitDriverPath(): string | undefined {
  const hasDisplay = process.env["DISPLAY"] || inPath("Xvfb").some(existsSync);
  if (!hasDisplay) return undefined;
  return process.env["WEBKIT_DRIVER_PATH"] || inPath("WebKitWebDriver").find(existsSync);
}

interface Browser {
  name: string;
  isThere: () => boolean;
  /** One line about one that is there and cannot be used; null otherwise. No newer package can be installed then. */
  tooOld?: () => string | null;
  /** Debian's package, and what it needs: a display, and the decoder of films. */
  packages: readonly [name: string, ...more: string[]];
  advice: string;
}

export const BROWSERS = {
  chromium: {
    name: "Chromium",
    isThere: () => chromiumPath() !== undefined || existsSync(chromium.executablePath()),
    packages: [HEADLESS_SHELL],
    advice: "Install one, or set CHROMIUM_PATH to its program.",
  },
  firefox: {
    name: "Firefox ESR",
    isThere: () => firefoxPath() !== undefined,
    tooOld: oldFirefox,
    packages: ["firefox-esr"],
    advice: "Install firefox-esr, or set FIREFOX_PATH to its program.",
  },
  webkit: {
    name: "WebKitGTK",
    isThere: () => webkitDriverPath() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"],
    advice:
      "Install webkit2gtk-driver and gstreamer1.0-libav, or set WEBKIT_DRIVER_PATH to the driver; without a display it needs xvfb.",
  },
} satisfies Record<string, Browser>;

export type BrowserName = keyof typeof BROWSERS;

export const tooOld = (name: BrowserName): string | null => {
  const browser: Browser = BROWSERS[name];
  return browser.tooOld?.() ?? null;
};

/** Asks what it has to, and resolves to a function that installs the browsers which are missing and may be installed, one by one. */
export async function prepareBrowsers(names: readonly BrowserName[]): Promise<() => Promise<void>> {
  const missing = names.filter((name) => !BROWSERS[name].isThere() && tooOld(name) === null);
  const installs: (() => Promise<void>)[] = [];
  for (const name of missing) installs.push(await prepareInstallation(BROWSERS[name].packages));
  return async () => {
    for (const install of installs) await install();
    // Debian's package comes first because Playwright's download host is not reachable from every network.
    if (!missing.includes("chromium") || BROWSERS.chromium.isThere()) return;
    console.log("Installing the Chromium that Playwright downloads…");
    await runQuietly("npx", ["playwright", "install", "chromium"], DOWNLOAD_LIMIT_MS);
  };
}
