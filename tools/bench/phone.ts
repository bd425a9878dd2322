// The phone on which pages are opened: the screen, network and processor of Lighthouse's phone.
import type { Browser, CDPSession, Page } from "playwright";

const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
};
const KILOBIT = 1000 / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
const SLOWDOWN = 4;

/** Opens a tab of a new visitor, and calls back with the tab and its developer tools. Closes the visitor's context at the end. */
export async function onPhone<Result>(
  browser: Browser,
  origin: string,
  run: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...SCREEN, baseURL: origin });
  try {
    const page = await context.newPage();
    return await run(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
}

export async function slowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}
