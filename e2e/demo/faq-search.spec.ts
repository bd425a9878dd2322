import { faq, faqPage } from "@/content/faq";
import { faqSearchLabels } from "@/content/faq-search";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { answerOf, questionOf } from "../locators.ts";
import { distanceFromTop, openHydrated, PHONE } from "../pages.ts";
import { itemWith } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { labels } = faqPage;
const scentItem = itemWith(faq, "scent");
const returnsItem = itemWith(faq, "returns");

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the search filters the answers while the visitor types, and no match offers an email", async ({
    page,
  }) => {
    await openHydrated(page, paths.faq);
    const main = page.getByRole("main");
    const search = main.getByRole("searchbox", { name: labels.searchLabel });
    await search.fill(scentItem.question);
    await expect(main.getByRole("status")).not.toHaveText(
      labels.allShown.replace("{all}", String(faq.length)),
    );
    await expect(questionOf(page, scentItem)).toBeVisible();
    expect(await main.getByRole("group").filter({ visible: true }).count()).toBeLessThan(faq.length);
    await search.fill("lawnmower".repeat(9));
    await expect(main.getByRole("status")).toHaveText(labels.noneShown);
    await expect(main.getByRole("link", { name: labels.askLabel }).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole("link", { name: faqSearchLabels.mail })).toHaveAttribute(
      "href",
      /^mailto:.+subject=lawnmower/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violations(page)).toEqual([]);
    await main.getByRole("button", { name: labels.showAll }).click();
    await expect(search).toBeFocused();
    await expect(main.getByRole("group").filter({ visible: true })).toHaveCount(faq.length);
  });
});

test("a search from the end of the list keeps the field in place and shows what it found", async ({
  page,
}) => {
  await openHydrated(page, paths.faq);
  const search = page.getByRole("searchbox");
  await search.focus();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const top = await distanceFromTop(search);
  await page.keyboard.type("refnd");
  await expect(answerOf(page, returnsItem)).toBeInViewport();
  expect(await distanceFromTop(search)).toBe(top);
});
