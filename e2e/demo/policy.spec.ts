// The watch of e2e/test.ts fails a journey on a violation of the content security policy; these visit every kind of page.
import type { Page } from "playwright/test";
import { networkIdle } from "../network-idle.ts";
import { isSample, knownPaths, openHydrated } from "../pages.ts";
import { EACH_BROWSER, EACH_BROWSER_BY_DAY, expect, test } from "../test.ts";

async function expectNoViolation(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  for (const path of addresses) {
    await openHydrated(page, path);
    await networkIdle(page);
    expect(await page.evaluate("violations"), path).toEqual([]);
  }
}

test(
  "no page of the first of each kind violates its content security policy",
  EACH_BROWSER_BY_DAY,
  ({ page }) => expectNoViolation(page, knownPaths.filter(isSample)),
);

test("no other page violates its content security policy", EACH_BROWSER, ({ page }) =>
  expectNoViolation(
    page,
    knownPaths.filter((path) => !isSample(path)),
  ),
);
