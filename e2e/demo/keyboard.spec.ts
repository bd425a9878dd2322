// Journeys of a visitor who has no pointer: keys only, and the focus is seen at each stop.
import { codeLabels } from "@/content/code-labels";
import { videoLabels } from "@/content/interface";
import { faq } from "@/content/faq";
import { blogLabels } from "@/content/muglife";
import { strip } from "@/content/home-story";
import { DEMO_CODES } from "@/demo/demo-codes";
import { fillText } from "@/lib/text/fill-text";
import { paths } from "@/lib/site/paths";
import { codeField, codeStatus, openField } from "../code-area.ts";
import { expectCreditedTo } from "../demo-order.ts";
import { AT_NIGHT } from "../every.ts";
import { expectSeenFocus, tabThrough, tabTo } from "../keyboard.ts";
import {
  addButton,
  answerOf,
  barLink,
  cart,
  checkout,
  checkoutButton,
  heading,
  letsGo,
  menuButton,
  questionOf,
  redeemButton,
} from "../locators.ts";
import { knownPaths, openHydrated, PHONE } from "../pages.ts";
import { required } from "../required.ts";
import { filled, itemWith } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { code, percent } = required(DEMO_CODES[0], "demo code");

// A smooth scroll takes its time, and the place of what has the focus is measured at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with the popup", () => {
  test.use({ popup: "keep" });

  test("a referral link leads by keys from the popup to the paid order", async ({ page }) => {
    await page.goto(`/${code}`);
    await expect(redeemButton(page)).toBeVisible();
    await tabTo(page, redeemButton(page));
    await page.keyboard.press("Enter");
    await expect(checkout(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(addButton(page)).toBeVisible();
    await tabTo(page, addButton(page));
    await page.keyboard.press("Enter");
    await expect(cart(page).locator(":focus")).toHaveCount(1);
    await tabTo(page, checkoutButton(page));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/demo\/checkout/);
    await expectCreditedTo(page, code);
  });
});

test(
  "a code is typed, and the focus returns to the button that opened its field",
  AT_NIGHT,
  async ({ page }) => {
    await page.goto("/#shopify-checkout");
    await page.keyboard.press("Tab");
    await expect(addButton(page)).toBeVisible();
    await tabTo(page, openField(checkout(page)));
    await page.keyboard.press("Enter");
    await tabTo(page, codeField(checkout(page)));
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(codeStatus(checkout(page), fillText(codeLabels.added, { code, percent }))).toBeVisible();
    await expectSeenFocus(page, openField(checkout(page)));
  },
);

test("the FAQ search leads to an answer", AT_NIGHT, async ({ page }) => {
  await page.goto(paths.faq);
  const item = itemWith(faq, "scent");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type(item.question);
  await expect(questionOf(page, item)).toBeVisible();
  const isOpen = await answerOf(page, item).isVisible();
  await tabTo(page, questionOf(page, item));
  await page.keyboard.press("Enter");
  await expect(answerOf(page, item)).toBeVisible({ visible: !isOpen });
});

test("on a phone the menu leads to a page", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.about);
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await tabTo(page, barLink(page, paths.brocode));
  await page.keyboard.press("Enter");
  await page.waitForURL(paths.brocode);
  await expect(heading(page)).toBeFocused();
});

test("a film gets its sound, and loses it again", AT_NIGHT, async ({ page }) => {
  await page.goto("/");
  const film = page
    .getByRole("region", { name: strip.heading })
    .getByRole("button", { name: filled(videoLabels.sound, "") })
    .first();
  await tabTo(page, film);
  for (const isPressed of ["true", "false"]) {
    await page.keyboard.press("Enter");
    await expect(film).toHaveAttribute("aria-pressed", isPressed);
  }
});

test("an article leads to the purchase", AT_NIGHT, async ({ page }) => {
  await page.goto(paths.muglife);
  await tabTo(page, page.getByRole("link", { name: new RegExp(`^${blogLabels.readMore}`) }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/muglife\/[a-z-]+$/);
  await expect(heading(page)).toBeFocused();
  await tabTo(page, letsGo(page));
  await page.keyboard.press("Enter");
  await expect(addButton(page)).toBeVisible();
  await tabTo(page, addButton(page));
  await page.keyboard.press("Enter");
  await expect(cart(page).locator(":focus")).toHaveCount(1);
});

for (const path of knownPaths)
  test(`the focus is seen at each of its stops on ${path}`, AT_NIGHT, async ({ page }) => {
    await openHydrated(page, path);
    await tabThrough(page);
  });
