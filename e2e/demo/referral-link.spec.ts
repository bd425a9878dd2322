import { faqPage } from "@/content/faq";
import { heading, straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { firstBundle, homeHeading } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

test(
  "on a host that answers a referral link with its 404 page, the home page is loaded at once, with the code",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await page.route(
      (url) => url.pathname === "/BRO25",
      async (route) => route.fulfill({ response: await route.fetch({ url: "/404" }), status: 404 }),
    );
    const applications: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/app-/.test(request.url())) applications.push(request.url());
    });
    await page.goto("/BRO25?n=1");
    await expect(page).toHaveURL("/?n=1");
    await hydrated(page);
    await expect(straightLink(page, firstBundle)).toHaveAttribute(
      "href",
      `/demo/checkout?items=${firstBundle.variantId}:1&discount=BRO25&attributes[__snowball]=BRO25`,
    );
    expect(applications).toHaveLength(1);
  },
);

test("the back button does not return from the home page to the referral link", BY_DAY, async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/BRO25");
  await expect(heading(page)).toHaveText(homeHeading);
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading(page)).toHaveText(faqPage.heading);
});
