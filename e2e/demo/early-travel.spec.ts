// Going back after a reload, where the application led from the page before to this one. The two are one document to the browser: it
// changes the address only, and the application that would show the other page does not run yet.
import { faqPage } from "@/content/faq";
import { muglife } from "@/content/muglife";
import { paths } from "@/lib/site/paths";
import { footerLink, heading } from "../locators.ts";
import { openHydrated } from "../pages.ts";
import { EACH_BROWSER, expect, test } from "../test.ts";

test(
  "going back after a reload shows the page before, without any user input",
  EACH_BROWSER,
  async ({ page }) => {
    await openHydrated(page, paths.faq);
    await footerLink(page, paths.muglife).click();
    await expect(heading(page)).toHaveText(muglife.heading);
    await page.reload();
    await page.goBack();
    await expect(heading(page)).toHaveText(faqPage.heading);
    await page.goForward();
    await expect(heading(page)).toHaveText(muglife.heading);
  },
);
