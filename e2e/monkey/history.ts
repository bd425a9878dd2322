// The browser's own buttons. Playwright does not notice that Firefox shows a page from its back-forward cache, so that it waits for
// nothing. What is shown is examined afterwards.
import type { Page } from "playwright/test";

const UNTIL = { waitUntil: "commit", timeout: 3_000 } as const;

export async function goBack(page: Page): Promise<void> {
  await page.goBack(UNTIL).catch(ignoreLimit);
}

export async function goForward(page: Page): Promise<void> {
  await page.goForward(UNTIL).catch(ignoreLimit);
}

function ignoreLimit(error: unknown): void {
  if (!String(error).includes("Timeout")) throw error;
}
