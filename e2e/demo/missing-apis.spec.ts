// Browsers that lack a part, or have one that throws. Whatever it is: the page opens, and the sale is credited to the code.
import type { Page } from "playwright/test";
import { checkoutButton, popup } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { creditLine, totalRow } from "../demo-order.ts";
import { firstBundle, reducedCentsOf } from "../site-content.ts";
import { byDayIf, expect, test } from "../test.ts";

const DENIED = "that denies storage";

/** Each runs in the page before any script of the page does. */
const faults: Record<string, () => void> = {
  "without IntersectionObserver": () => Reflect.deleteProperty(window, "IntersectionObserver"),
  "without matchMedia": () => Reflect.deleteProperty(window, "matchMedia"),
  "without modal dialogs": () => {
    for (const name of ["show", "showModal", "close"])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  },
  "without dialogs": () => {
    for (const name of ["show", "showModal", "close", "open"])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    Reflect.deleteProperty(window, "HTMLDialogElement");
  },
  "without popovers": () => {
    for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  "without storage": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { value: undefined });
  },
  [DENIED]: () => {
    const get = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  },
  "without locks, channels, idle callbacks and random identifiers": () => {
    Reflect.deleteProperty(Navigator.prototype, "locks");
    Reflect.deleteProperty(window, "BroadcastChannel");
    Reflect.deleteProperty(window, "requestIdleCallback");
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
  },
};

async function expectSale(page: Page): Promise<void> {
  await page.goto("/BRO25");
  await expect(popup(page)).toBeHidden();
  await addToCart(page);
  await checkoutButton(page).click();
  await expect(totalRow(page, reducedCentsOf(firstBundle, "BRO25"))).toBeVisible();
  await expect(creditLine(page, "BRO25")).toBeVisible();
}

for (const [name, fault] of Object.entries(faults))
  test(`a sale is credited and reduced in a browser ${name}`, byDayIf(name === DENIED), async ({ page }) => {
    await page.addInitScript(fault);
    await expectSale(page);
  });
