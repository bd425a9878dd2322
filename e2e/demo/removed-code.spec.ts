// The bar says what becomes of a removed code, and offers the undo, beside the links.
import { paths } from "@/lib/site/paths";
import { removeButton, undoButton } from "../code-area.ts";
import { keepBefore } from "../kept-values.ts";
import { bar } from "../locators.ts";
import { DESKTOP, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

const LONGEST = "W".repeat(64);

test("a removed code of 64 characters on a cart covers no link of the bar", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await keepBefore(page, "cartCode", JSON.stringify(["gid://shopify/Cart/1", LONGEST]));
  await openHydrated(page, `${paths.contact}?snowball=${LONGEST}`);
  await page.keyboard.press("Escape");
  await removeButton(bar(page), LONGEST).click();
  const undo = await undoButton(bar(page)).boundingBox();
  const link = await bar(page).getByRole("list").getByRole("link").first().boundingBox();
  expect((undo?.x ?? 0) + (undo?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(link?.x ?? 0);
});
