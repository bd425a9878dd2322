// Waits until a page has loaded what it asked for.
import { expect, type Page, type Request } from "playwright/test";
import { required } from "./site-content.ts";

interface Traffic {
  underWay: Set<Request>;
  begun: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Notes the page's requests from now on. */
export function noteRequests(page: Page): void {
  const traffic = { underWay: new Set<Request>(), begun: 0 };
  trafficOf.set(page, traffic);
  page.on("request", (request) => {
    traffic.underWay.add(request);
    traffic.begun += 1;
  });
  page.on("response", (response) => {
    const request = response.request();
    // A film is read as it plays, and its request stays open.
    if (request.resourceType() === "media") traffic.underWay.delete(request);
    // With the next document, what the last one waited for is given up, and is not always said to have failed.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.underWay.clear();
  });
  page.on("requestfinished", (request) => traffic.underWay.delete(request));
  page.on("requestfailed", (request) => traffic.underWay.delete(request));
}

/**
 * Resolves when all responses have been read and none has begun for half a second. Playwright's own "networkidle" never comes where it was
 * reached once before the page's load event and a request began and ended in between (microsoft/playwright 42598): a run of CI waited
 * for it for four minutes.
 */
export async function networkIdle(page: Page): Promise<void> {
  const traffic = required(trafficOf.get(page), "traffic of the page");
  let known = -1;
  const isQuiet = (): boolean => {
    const wasKnown = traffic.begun === known;
    known = traffic.begun;
    return wasKnown && traffic.underWay.size === 0;
  };
  await expect.poll(isQuiet, { intervals: [500], timeout: 60_000 }).toBe(true);
}
