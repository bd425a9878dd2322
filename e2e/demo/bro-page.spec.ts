import { broLabels } from "@/content/bro-labels";
import { privacySwitch } from "@/content/opt-out";
import { paths } from "@/lib/site/paths";
import { expectCreditedTo } from "../demo-order.ts";
import { addButton, bar, cart, checkout, checkoutButton, popup } from "../locators.ts";
import { PHONE } from "../pages.ts";
import { storedText } from "../stored-code.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

const SENT = "Sent by Dre";

test(
  "an affiliate's link previews as his, and shows him to the order, until another code follows or an opt-out",
  { tag: "@each-browser" },
  async ({ page, request }) => {
    for (const path of ["/BRO25", "/bro25", "/discount/BRO25"]) {
      const html = await (await request.get(path)).text();
      expect(html.slice(0, 16_384)).toContain(
        'property="og:title" content="Dre sent you. 25% off Mugworks."',
      );
      expect(html).toContain("noindex");
      expect(html).toContain(SENT.replace("Dre", ""));
    }
    expect((await request.get("/social/BRO25.jpg")).ok()).toBe(true);
    await page.goto("/BRO25");
    await expect(page.locator(".sender")).toContainText(SENT);
    await expect(popup(page).getByText("Dre sent you.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(page.locator(".suspect").first()).toContainText(broLabels.informant.place);
    await expect.poll(() => storedText(page)).toContain('"shortName":"Dre"');
    await page.setViewportSize(PHONE);
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("data-sent");
    // A page that is navigated to has the card from the start, on a phone too.
    await bar(page).getByRole("link").first().click();
    await expect(page.locator(".sender").getByText(SENT)).toBeVisible();

    await checkout(page).scrollIntoViewIfNeeded();
    await addButton(page).click();
    await expect(cart(page)).toContainText("Dre sent you, and earns when you buy.");
    await checkoutButton(page).click();
    await expectCreditedTo(page, "BRO25");

    await page.goto("/MATTE15");
    await expect(popup(page).getByText("Maya sent you.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(page.locator(".sender")).toContainText("Sent by Maya");
    await page.goto(paths.optOut);
    await page.getByRole("switch", { name: privacySwitch.label }).click();
    await expect.poll(async () => String(await storedText(page))).not.toContain("Maya");
    await page.goto("/");
    await expect(page.locator(".sender")).toHaveCount(0);
    // Until the application starts, which it never does here, his page has the HTML of the build.
    await page.route(/\/assets\/app-/, () => undefined);
    await page.goto("/BRO25");
    await expect(page.locator(".sender")).toBeHidden();
    await expect(page.locator(".sender")).toHaveCount(1);
  },
);

test("a code in a parameter finds its affiliate, and one without a page finds none", async ({ page }) => {
  // First, because a code that nobody knows gives way to the one before it.
  const asked = page.waitForResponse(/\/data\/bros\/\d+\.json/);
  await page.goto("/OTHER5");
  await asked;
  await expect(page.locator("html")).not.toHaveAttribute("data-sent");
  await page.goto("/?snowball=MATTE15");
  await expect(popup(page)).toContainText("Maya sent you.");
});
