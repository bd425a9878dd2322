// Knows when the page waits for no response, so that what the next action finds does not depend on the speed of the machine.
import type { Page, Request } from "playwright/test";

/** A film is loaded in parts, for as long as it plays. */
const ENDLESS = "media";
const LIMIT_MS = 5_000;

export class Traffic {
  private readonly running = new Set<Request>();
  private whenIdle: () => void = () => undefined;

  constructor(page: Page) {
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.running.clear();
      if (request.resourceType() !== ENDLESS) this.running.add(request);
    });
    page.on("requestfinished", (request) => this.leaveOut(request));
    page.on("requestfailed", (request) => this.leaveOut(request));
  }

  /** For a request that is over, or that will not be answered for now. */
  leaveOut(request: Request): void {
    this.running.delete(request);
    if (this.running.size === 0) this.whenIdle();
  }

  /**
   * Resolves when no request is left, or after a while: what one action starts need not end before the next. What is left then is
   * not waited for again: a page that the browser is about to leave may still request pictures, and their end is never reported.
   */
  async idle(): Promise<void> {
    if (this.running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((done) => {
      this.whenIdle = done;
      timer = setTimeout(done, LIMIT_MS);
    });
    clearTimeout(timer);
    this.running.clear();
  }
}

/**
 * Waits until the browser has drawn the page twice at the same place. By then, observers of the screen have reported, and a click reaches
 * what was found at its place: browsers scroll to a section over many frames of their own clock.
 */
export async function standstill(page: Page): Promise<void> {
  const frames = await page.evaluateHandle(() => ({ left: 2, top: -1 }));
  await page.waitForFunction((seen) => {
    seen.left = seen.top === window.scrollY ? seen.left - 1 : 2;
    seen.top = window.scrollY;
    return seen.left <= 0;
  }, frames);
}
