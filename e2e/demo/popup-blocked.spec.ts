// A referral link in a browser whose content blocker refuses scripts.
import { straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

test("the page and the referral code work when the popup's file is blocked", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/assets\/(live-parts|report-visits)-/, (route) => route.abort("blockedbyclient"));
  await page.goto("/BRO25");
  await hydrated(page);
  await expect(straightLink(page, firstBundle)).toHaveAttribute("href", /=BRO25$/);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(logged.filter((text) => text.includes("The referral popup did not load"))).toHaveLength(1);
});
