// The watch of e2e/test.ts fails a journey on a violation of the content security policy; this one visits every kind of page.
import { knownPaths, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

test("no page violates its content security policy @each-browser", async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  for (const path of knownPaths) {
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("violations"), path).toEqual([]);
  }
});
