// What must hold after every sequence of clicks and faults.
import { expect } from "vitest";
import type { Visit } from "./commands";
import { SHOP } from "./page";
import { VARIANTS } from "./catalog";
import { type ShopCart, totalOf } from "./simulated-shop";

const CART_KEY = `${SHOP.storefrontToken}.${SHOP.domain}.checkoutId`;

function cartOf(visit: Visit): ShopCart | null {
  const id = visit.browser.window.localStorage.getItem(CART_KEY);
  return (id && visit.browser.shop.carts.get(id)) || null;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ",")}`;
}

/**
 * No line lost: what the page confirmed is in the cart. No line doubled: the shop made at most one addition for each click, and
 * one for a click with its repetitions.
 *
 * A response that is lost leaves the page without knowledge. Neither the specification nor the API has a key that makes a repeated
 * request harmless, so this is allowed, and nothing else:
 * - An addition that the page reported as failed may be in the cart. The shopper sees it as soon as the page reads the cart.
 * - A request that reaches the shop after the page has given up on it (8 s) is an addition of its own.
 * - A network that delivers a request twice adds twice. The page shows what is there.
 */
function expectLines({ browser, allPages }: Visit, cart: ShopCart | null): void {
  const clicks = allPages.flatMap((page) => page.clicks);
  const performed = browser.shop.performed.filter(({ cartId }) => cartId === cart?.id);
  const doubled = browser.met.filter((fault) => fault === "doubled").length;
  for (const variant of VARIANTS) {
    for (const quantity of [1, 2]) {
      const isSame = (line: { variant: number; quantity: number }): boolean =>
        line.variant === variant && line.quantity === quantity;
      const same = clicks.filter(isSame);
      const done = same.filter(({ outcome }) => outcome === "done").length;
      const wanted = same.filter(({ isRetry }) => !isRetry).length;
      const additions = performed.filter(({ added }) => added.some(isSame));
      const late = additions.filter(({ isLate }) => isLate).length;
      const what = `${quantity} of ${variant}: ${additions.length} additions in the cart, ${late} of them late`;
      expect(additions.length, `${what}, ${done} confirmed`).toBeGreaterThanOrEqual(done);
      expect(additions.length, `${what}, ${wanted} wanted`).toBeLessThanOrEqual(wanted + doubled + late);
    }
  }
  // Without a fault, every click on plus and minus counts, whatever another tab does meanwhile. A page that is reloaded may read
  // the cart before a change of its predecessor arrives.
  if (browser.met.length > 0 || allPages.some(({ isOpen }) => !isOpen)) return;
  for (const { from, to } of performed.flatMap(({ set }) => set))
    expect(Math.abs(to - from), `${from} to ${to}`).toBe(1);
}

/** Without a fault, every checkout of the sequence, also a direct one, has a code that was live then, and its discount. */
function expectDepartures({ browser, allPages }: Visit): void {
  if (browser.met.length > 0 || allPages.some(({ isOpen }) => !isOpen)) return;
  for (const { cart } of browser.departures) {
    const attribute = cart?.attributes.find(({ key }) => key === "__snowball")?.value ?? null;
    expect([...browser.codesSinceCheckout]).toContain(attribute);
    expect(cart?.codes.map((code) => code.toUpperCase())).toEqual(
      attribute === null ? [] : [attribute.toUpperCase()],
    );
  }
}

/**
 * Without a fault, every open page shows the cart as it is, once all responses have arrived. The change of a page that was closed
 * may arrive unseen.
 */
function expectShown({ browser, pages, allPages }: Visit, cart: ShopCart): void {
  if (browser.met.length > 0 || allPages.some(({ isOpen }) => !isOpen)) return;
  for (const { name, shown } of pages) {
    expect(shown?.lines.map(lineText), name).toEqual(cart.lines.map(lineText));
    expect(shown?.subtotal, name).toBe(dollars(totalOf(cart)));
  }
}

function lineText({ variant, quantity }: { variant: string | number; quantity: string | number }): string {
  return `${quantity} of ${variant}`;
}

/** The network is healthy again, and the shopper comes back and checks out. */
async function expectCheckout(visit: Visit, cart: ShopCart): Promise<void> {
  const { browser } = visit;
  browser.faults.length = 0;
  for (const page of visit.pages.splice(0)) page.close();
  const page = visit.open();
  await browser.deliver("all");
  expect(page.isReady).toBe(true);
  const { lines, subtotal } = page.shown ?? {};
  expect(lines?.map(lineText)).toEqual(cart.lines.map(lineText));
  expect(subtotal).toBe(dollars(totalOf(cart)));
  // An empty cart has no button that leads to the checkout.
  if (cart.lines.length === 0) return;
  const before = browser.departures.length;
  page.checkOut();
  await browser.deliver("all");
  expect(browser.departures.length - before).toBe(1);
  const left = new URL(browser.departures.at(-1)?.address ?? "");
  expect(left.searchParams.get("cart")).toBe(cart.id);
  expect(left.searchParams.get("consent")).toBe(page.privacy.allowed() ? null : "declined");
  // Price shown equals price paid.
  expect(subtotal).toBe(dollars(totalOf(cart)));
  const lateCode = browser.shop.performed.some(
    ({ isLate, operation }) => isLate && /Attributes|Codes/.test(operation),
  );
  // A code that reaches the shop after the page has given up on it may be on the cart, although it was removed meanwhile.
  if (lateCode) return;
  const live = page.referrals.current();
  expect(cart.attributes).toEqual(live === null ? [] : [{ key: "__snowball", value: live }]);
  expect(cart.codes.map((code) => code.toUpperCase())).toEqual(live === null ? [] : [live.toUpperCase()]);
}

export async function expectPurchase(visit: Visit): Promise<void> {
  const cart = cartOf(visit);
  expectLines(visit, cart);
  expectDepartures(visit);
  if (!cart) return;
  expectShown(visit, cart);
  await expectCheckout(visit, cart);
}
