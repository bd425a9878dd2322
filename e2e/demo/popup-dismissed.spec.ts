// A dismissed popup stays dismissed when a later link's code gives way to the code that it belongs to.
import type { Page } from "playwright/test";
import { keptLocally } from "../kept-values.ts";
import { closePopupButton, popup, straightLink } from "../locators.ts";
import { hydrated, nextPaint } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

/** Counts the dialogs that open in each page from now on, also those that close by themselves. */
const countOpenings = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { openings: 0 });
    new MutationObserver((changes) => {
      const opened = changes.filter(({ target }) => target instanceof Element && target.matches("[open]"));
      Object.assign(window, { openings: Number(Reflect.get(window, "openings")) + opened.length });
    }).observe(document, { subtree: true, attributeFilter: ["open"] });
  });

test("the popup of a dismissed code does not return with a mistyped code, or with its own in other letter case", async ({
  page,
}) => {
  for (const code of ["MATTE15", "BRO25"]) {
    await page.goto(`/${code}`);
    await closePopupButton(page).click();
    await expect(popup(page)).toBeHidden();
  }
  await countOpenings(page);
  // The second visit of each finds the stored answer.
  for (const link of ["/NOPE1234", "/bro25", "/NOPE1234", "/bro25"]) {
    await page.goto(link);
    await hydrated(page);
    await expect(straightLink(page, firstBundle)).toHaveAttribute("href", /=BRO25$/);
    await page.waitForLoadState("networkidle");
    await nextPaint(page);
    expect(await page.evaluate("openings"), link).toBe(0);
    await expect(popup(page)).toHaveCount(0);
    expect(JSON.parse((await keptLocally(page, "popupShown")) ?? "[]"), link).toEqual(["MATTE15", "BRO25"]);
  }
});
