// A part of a page that cannot be rendered. The rest of the page, and a way to buy, stay.
import { drop as dropText, checkout as checkoutText, hero } from "@/content/home";
import { emailArea, shortFaq } from "@/content/home-end";
import { benefits, steps, strip, ugc } from "@/content/home-story";
import { layoutLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { checkoutButton, footerLink, heading, straightLink } from "../locators.ts";
import { creditLine } from "../demo-order.ts";
import { repeatIf } from "../every.ts";
import { addToCart, hydrated } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { spoil } from "../spoil.ts";
import { expect, test } from "../test.ts";

/** A text that each section of the landing page has as its own. */
const sections = {
  hero: hero.howLabel,
  "line-up": ugc.wallLabel,
  films: strip.heading,
  steps: steps.heading,
  benefits: benefits.heading,
  drop: dropText.heading,
  questions: shortFaq.heading,
  checkout: checkoutText.heading,
  email: emailArea.heading,
};

test.beforeEach(({ watch }) => watch.allow(/failed: |differed from its HTML/));

for (const [name, text] of Object.entries(sections))
  test(
    `the section ${name} that fails keeps its HTML, and the page sells with the code`,
    repeatIf(name !== "checkout"),
    async ({ page }) => {
      await spoil(page, text);
      const failed = page.waitForEvent("console", (message) => message.text().includes(`"${name}" failed`));
      await page.goto("/?snowball=BRO25");
      await hydrated(page);
      await failed;
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      for (const other of Object.values(sections))
        await expect(page.getByText(other, { exact: true }).first()).toBeAttached();
      if (name === "checkout") await straightLink(page, firstBundle).click();
      else {
        await addToCart(page);
        await checkoutButton(page).click();
      }
      await expect(creditLine(page, "BRO25")).toBeVisible();
    },
  );

test("an application that fails as a whole leaves the HTML, whose links to the cart hold the code", async ({
  page,
}) => {
  await spoil(page, layoutLabels.skip);
  const failed = page.waitForEvent("console", (message) => message.text().includes("The application failed"));
  await page.goto("/BRO25");
  await failed;
  await expect(heading(page)).toBeVisible();
  await expect(footerLink(page, paths.faq)).toBeVisible();
  const followed = page.waitForRequest((request) => request.url().includes(paths.demoCheckout));
  await straightLink(page, firstBundle).click();
  expect(new URL((await followed).url()).searchParams.get("discount")).toBe("BRO25");
});
