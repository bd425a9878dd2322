// States of the screenshots test that only a configured shop has: its answers, and those of the contact form's endpoint.
import type { Page, Route } from "playwright/test";
import { bundles } from "@/content/bundles";
import { contact } from "@/content/contact";
import { buyButtonLabels, checkoutLabels, shopProblems } from "@/content/interface";
import { checkoutPath, paths } from "@/lib/site/paths";
import { cart, checkout } from "./locators.ts";
import { addToCart } from "./pages.ts";
import { RoutedShop } from "./routed-shop.ts";
import { SHOP_ENVIRONMENT } from "./shop-environment.ts";
import { expect } from "./test.ts";
import { show, type Visit, visible } from "./visit.ts";

const { failure, labels, sent } = contact.form;
const ALLOWED = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "content-type" };
const NETWORK = /Failed to load resource|ShopError/;

/** The endpoint is down for the first message, and takes the second. */
async function routeContact(page: Page): Promise<void> {
  await RoutedShop.open(page);
  let posts = 0;
  const answer = (route: Route): Promise<void> => {
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: ALLOWED });
    posts += 1;
    return route.fulfill({ status: posts === 1 ? 500 : 204, headers: ALLOWED });
  };
  await page.route(SHOP_ENVIRONMENT.VITE_CONTACT_ENDPOINT, answer);
}

const send = (page: Page): Promise<void> => page.getByRole("button", { name: labels.submit }).click();

export const shopOutcomes: readonly Visit[] = [
  {
    address: paths.contact,
    prepare: routeContact,
    allow: NETWORK,
    states: [
      {
        name: "contact-failed",
        async act(page) {
          for (const [name, text] of [
            [labels.name, "Alex"],
            [labels.email, "a@lamp.example"],
            [labels.subject, "Lamp"],
            [labels.message, "It was a good lamp."],
          ] as const)
            await page.getByRole("textbox", { name, exact: true }).fill(text);
          await send(page);
          await expect(page.getByRole("alert")).toContainText(failure.problems.down);
          await show(page.getByRole("alert"));
        },
      },
      {
        name: "contact-sent",
        async act(page) {
          await send(page);
          await expect(page.getByRole("heading", { name: sent.heading })).toBeFocused();
          await show(page.getByRole("heading", { name: sent.heading }));
        },
      },
    ],
  },
  {
    address: checkoutPath,
    prepare: async (page) => (await RoutedShop.open(page)).sellOut(...bundles),
    states: [
      {
        name: "all-sold-out",
        read: (page) => [checkout(page)],
        async act(page) {
          await expect(checkout(page).getByRole("alert")).toHaveText(checkoutLabels.allSoldOut);
          await show(checkout(page).getByRole("alert"));
        },
      },
    ],
  },
  {
    address: checkoutPath,
    prepare: async (page) => (await RoutedShop.open(page)).fail("cartLinesUpdate", 503),
    allow: NETWORK,
    states: [
      {
        name: "cart-failed",
        read: (page) => [cart(page)],
        async act(page) {
          await addToCart(page);
          await page.getByRole("button", { name: buyButtonLabels.cart.more }).click();
          await visible(cart(page).getByRole("alert").getByText(shopProblems.down));
        },
      },
    ],
  },
];
