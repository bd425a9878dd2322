// Locators of the parts of a page that several journeys use. They find elements by role and name.
import type { Locator, Page } from "playwright/test";
import { buyButtonLabels, cartLabels, layoutLabels, navigationLabels } from "@/content/interface";
import { checkout as checkoutText, drop as dropText, hero } from "@/content/home";
import { referralPopup } from "@/content/code-offer";
import type { Bundle, FaqItem } from "@/content/schema";
import { pageActions } from "@/content/site";
import { labelOf } from "./site-content.ts";

export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

export const bar = (page: Page): Locator => page.getByRole("navigation", { name: navigationLabels.bar });
/** Finds the link both at desktop width and in an open menu. */
export const barLink = (page: Page, to: string): Locator =>
  bar(page).getByRole("link", { name: labelOf(to), exact: true });
export const menuButton = (page: Page): Locator =>
  bar(page).getByRole("button", { name: navigationLabels.menu });
export const cartPill = (page: Page): Locator =>
  bar(page).getByRole("link", { name: new RegExp(`^${navigationLabels.cart}`) });

export const footerLink = (page: Page, to: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name: labelOf(to), exact: true });

/** The switch that makes the headline matte, for visitors with reduced motion. It is loaded when the page is idle. */
export const matteSwitch = (page: Page): Locator =>
  page.getByRole("switch", { name: hero.wipe.matte, includeHidden: true });
export const wipeSlider = (page: Page): Locator =>
  page.getByRole("slider", { name: hero.wipe.label, includeHidden: true });
export const buyNow = (page: Page): Locator => page.getByRole("link", { name: hero.buyLabel, exact: true });

export const drop = (page: Page): Locator => page.getByRole("region", { name: dropText.heading });
/** The link of a bundle that chooses it and leads to the checkout. */
export const goLink = (page: Page, bundle: Bundle): Locator =>
  page.getByRole("link", { name: `${dropText.goLabel}: ${bundle.name}`, exact: true });
/** The link of a bundle that leads to the shop's cart. */
export const straightLink = (page: Page, bundle: Bundle): Locator =>
  page.getByRole("link", { name: `${dropText.straightLabel}: ${bundle.name}`, exact: true });

/** The bar at the lower edge of a phone, and its link to the chosen bundle. */
export const buyBar = (page: Page): Locator => page.getByRole("region", { name: layoutLabels.buyBar });
export const buyBarLink = (page: Page): Locator => buyBar(page).getByRole("link");
export const backToTop = (page: Page): Locator => page.getByRole("button", { name: layoutLabels.backToTop });

/** The home page's section with the buy button. */
export const checkout = (page: Page): Locator => page.getByRole("region", { name: checkoutText.heading });
export const addButton = (page: Page): Locator =>
  checkout(page).getByRole("button", { name: buyButtonLabels.product.addToCart });
/** The radio button of a bundle, by its value: one bundle's name may begin another's. */
export const bundleOption = (page: Page, bundle: Bundle): Locator =>
  checkout(page)
    .getByRole("radio")
    .and(page.locator(`[value="${bundle.id}"]`));
export const pickBundle = (page: Page, bundle: Bundle): Promise<void> =>
  checkout(page)
    .locator("label", { has: page.getByRole("radio").and(page.locator(`[value="${bundle.id}"]`)) })
    .click();

export const cart = (page: Page): Locator => page.getByRole("complementary", { name: cartLabels.cart });
/** The checkout button of the open cart. */
export const checkoutButton = (page: Page): Locator =>
  page.getByRole("button", { name: buyButtonLabels.cart.checkout, exact: true });

/** "A bro sent you.", or the name of one with a page of his own. */
export const popup = (page: Page): Locator => page.getByRole("dialog", { name: / sent you\.$/ });
export const redeemButton = (page: Page): Locator =>
  popup(page).getByRole("button", { name: referralPopup.redeem });
export const closePopupButton = (page: Page): Locator =>
  popup(page).getByRole("button", { name: referralPopup.close, exact: true });

/** The two links at the end of a page. */
export const letsGo = (page: Page): Locator =>
  page.getByRole("main").getByRole("link", { name: pageActions.go, exact: true });
export const backHome = (page: Page): Locator =>
  page.getByRole("main").getByRole("link", { name: pageActions.backHome, exact: true });

export const questionOf = (page: Page, item: FaqItem): Locator =>
  page.getByRole("group").getByText(item.question, { exact: true });
/** The first block of an item's answer. */
export const answerOf = (page: Page, item: FaqItem): Locator =>
  page
    .getByRole("group")
    .filter({ has: page.getByText(item.question, { exact: true }) })
    .locator("p, li, dd")
    .first();
