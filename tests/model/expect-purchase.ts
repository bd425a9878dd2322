// What must hold after every sequence of clicks and faults.
import { expect } from "vitest";
import { bundles as content } from "../features/checkout/bundles";
import { cartIdIn } from "./browser";
import type { Visit } from "./commands";
import { PRICES, VARIANTS } from "./catalog";
import type { Page } from "./page";
import type { ShopCart, SimulatedShop } from "./simulated-shop";

function cartOf({ browser }: Visit): ShopCart | null {
  return browser.shop.carts.get(browser.cartId() ?? "") ?? null;
}

/** Whether nothing but the pages themselves decides what happens. A change of a page that was closed may arrive unseen. */
function isUndisturbed({ browser, allPages }: Visit): boolean {
  return browser.met.length === 0 && allPages.every(({ isOpen }) => isOpen);
}

function dollars(cents: number): string {
  return `$${(cents / 100)
    .toFixed(2)
    .replaceAll(/\B(?=(\d{3})+\.)/g, ",")
    .replace(".00", "")}`;
}

/**
 * Without a fault, each click is one addition, and every click on plus and minus counts, whatever another tab does meanwhile. What a lost
 * answer may do to a line is the machine's model.
 */
function expectLines(visit: Visit, cart: ShopCart | null): void {
  if (!isUndisturbed(visit)) return;
  const { allPages, browser } = visit;
  const { expired, bought } = browser.shop;
  const performed = browser.shop.performed.filter(({ cartId }) => cartId === cart?.id);
  const clicks = allPages.flatMap((page) => page.clicks);
  for (const { variant, quantity } of clicks) {
    const isSame = (line: { variant: number; quantity: number }): boolean =>
      line.variant === variant && line.quantity === quantity;
    const same = clicks.filter(isSame);
    const done = same.filter(({ isDone }) => isDone);
    const additions = performed.filter(({ added }) => added.some(isSame));
    if (expired.length + bought.length === 0)
      expect(additions.length, `of ${quantity} of ${variant}`).toBeGreaterThanOrEqual(done.length);
    // A cart that takes the place of one that expired begins with that one's lines.
    if (expired.length === 0) expect(additions.length).toBeLessThanOrEqual(same.length);
  }
  const hasSwapped = allPages.some((page) => page.hasSwapped);
  for (const { from, to } of performed.flatMap(({ set }) => set))
    // One fewer of a line that is sold out removes it, and a swap removes any.
    if (!hasSwapped || to > 0)
      expect(Math.abs(to - from), `${from} to ${to}`).toBe(from === 0 && to === 0 ? 0 : 1);
  for (const { variant, quantity } of cart?.lines ?? []) {
    const steps = allPages.flatMap((page) => page.steps).filter((step) => step.variant === variant);
    const asked = clicks.filter((click) => click.variant === variant);
    const most = [...asked.map((click) => click.quantity), ...steps.map(({ by }) => Math.max(0, by))];
    expect(quantity, `of ${variant}`).toBeLessThanOrEqual(most.reduce((sum, more) => sum + more, 0));
  }
}

/**
 * The shopper is told of each cart that expired with lines in it, of each change that met too small a stock, and of each that the shop
 * refused; and of none where it is not so. Of a cart that was taken to the checkout, nothing is said.
 */
function expectSaid(visit: Visit, wasUndisturbed: boolean): void {
  const { browser } = visit;
  const { expired, stock, remarks } = browser.shop;
  const said = visit.allPages.flatMap((page) => page.said);
  const last = expired.findLastIndex(
    (cart) => cart.lines.some(({ quantity }) => quantity > 0) && !browser.wasLeft(cart),
  );
  const told = said.filter(({ problem }) => problem === "cart-gone").map((report) => report.expired);
  expect(Math.max(0, ...told), "carts that expired, by the last report").toBeGreaterThan(last);
  if (!browser.met.includes("denied")) expect(told, "reports before a cart expired").not.toContain(0);
  const others = said.map(({ problem }) => problem).filter((problem) => problem !== "cart-gone");
  if (stock.size === 0) expect(others).not.toContain("sold-out");
  if (!wasUndisturbed) return;
  if (!browser.shop.isSilent)
    expect(others.length, `${others.join()} said about ${JSON.stringify(remarks)}`).toBe(remarks.length);
  expect(
    visit.allPages.flatMap((page) => page.closed),
    "added to a cart that is closed",
  ).toEqual([]);
}

/** Without a fault, every checkout of the sequence, also a direct one, has a code that was live then, and its discount. */
function expectDepartures(visit: Visit): void {
  if (!isUndisturbed(visit)) return;
  const { browser } = visit;
  for (const { address, cart } of browser.departures) {
    // The shop had deleted it. The page cannot know that, and the shop's checkout shows it.
    const isExpired = browser.shop.expired.some(({ id }) => id === cartIdIn(address));
    if (cart === null && (isExpired || browser.wasRaced)) continue;
    expect(cart, "the cart of a checkout, null where its order was completed before").not.toBeNull();
    if (browser.met.includes("attributes-refused")) continue;
    const attribute = cart?.attributes.find(({ key }) => key === "__snowball")?.value ?? null;
    expect([...browser.codesSinceCheckout]).toContain(attribute);
    if (browser.shop.isRewritten) continue;
    expect(cart?.codes.map((code) => code.toUpperCase())).toEqual(
      attribute === null ? [] : [attribute.toUpperCase()],
    );
  }
}

/** Without a fault, every open page shows the cart as it is, once one tab was looked at and all responses have arrived. */
async function expectShown(visit: Visit, cart: ShopCart | null): Promise<void> {
  if (!isUndisturbed(visit)) return;
  const { browser } = visit;
  browser.faults.length = 0;
  const page = visit.pages.find(({ shown }) => shown?.lines.length);
  if (page) browser.comeBack(page, "visibilitychange");
  await browser.deliver("all");
  // The page shows the lines of a cart that expired until the next change, which creates them again.
  if (!cart && browser.shop.expired.length > 0) return;
  const isRepriced = VARIANTS.some((variant) => browser.shop.prices[variant] !== PRICES[variant]);
  for (const { name, shown } of visit.pages) {
    expect(shown?.lines.map(lineText), name).toEqual((cart?.lines ?? []).map(lineText));
    // What the shop has changed since its last response is shown with the next one.
    if (cart && !isRepriced && !browser.shop.isRewritten)
      expect(shown?.subtotal, name).toBe(dollars(browser.shop.totalOf(cart)));
  }
}

function lineText({ variant, quantity }: { variant: string | number; quantity: string | number }): string {
  return `${quantity} of ${variant}`;
}

/** The shop lists its variants in the content's order. A bundle beyond the last one is sold out, with what the content says of it. */
function expectBundles(page: Page, { listed, prices, stock }: SimulatedShop): void {
  const wanted = content.map((bundle, index) => {
    const variant = listed[index];
    return variant === undefined
      ? { variantId: bundle.variantId, price: bundle.price, isSoldOut: true }
      : { variantId: `${variant}`, price: prices[variant] / 100, isSoldOut: stock.get(variant) === 0 };
  });
  const shown = page.store.get().bundles;
  expect(shown.map(({ variantId, price, isSoldOut }) => ({ variantId, price, isSoldOut }))).toEqual(wanted);
}

/** The network is healthy again, and the shopper comes back in his last tab and checks out. */
async function expectCheckout(visit: Visit, cart: ShopCart | null): Promise<void> {
  const { browser } = visit;
  browser.faults.length = 0;
  const session = visit.pages.at(-1)?.session;
  for (const page of visit.pages.splice(0)) page.close();
  const page = visit.open(session);
  await browser.deliver("all");
  expect(page.isReady).toBe(true);
  expectBundles(page, browser.shop);
  const { lines, subtotal } = page.shown ?? {};
  if (!cart) {
    expect(lines).toEqual([]);
    expect(browser.cartId(), "the stored id of a cart that is gone").toBeNull();
    return;
  }
  expect(lines?.map(lineText)).toEqual(cart.lines.map(lineText));
  expect(subtotal).toBe(dollars(browser.shop.totalOf(cart)));
  // An empty cart has no button that leads to the checkout.
  if (cart.lines.length === 0) return;
  const before = browser.departures.length;
  page.checkOut();
  await browser.deliver("all");
  expect(browser.departures.length - before).toBe(1);
  const left = new URL(browser.departures.at(-1)?.address ?? "");
  expect(cartIdIn(left.href)).toBe(cart.id);
  expect(left.searchParams.get("consent")).toBe(page.privacy.allowed() ? null : "declined");
  // Price shown equals price paid.
  expect(subtotal).toBe(dollars(browser.shop.totalOf(cart)));
  const lateCode = browser.shop.performed.some(
    ({ isLate, operation }) => isLate && /Attributes|Codes/.test(operation),
  );
  // A code that reaches the shop after the page has given up on it may be on the cart, although it was removed meanwhile.
  if (lateCode || browser.met.includes("attributes-refused")) return;
  const live = page.referrals.current();
  expect(cart.attributes).toEqual(live === null ? [] : [{ key: "__snowball", value: live }]);
  expect(cart.codes.map((code) => code.toUpperCase())).toEqual(live === null ? [] : [live.toUpperCase()]);
}

export async function expectPurchase(visit: Visit): Promise<void> {
  const cart = cartOf(visit);
  expectLines(visit, cart);
  expectDepartures(visit);
  await expectShown(visit, cart);
  const wasUndisturbed = isUndisturbed(visit);
  await expectCheckout(visit, cart);
  expectSaid(visit, wasUndisturbed);
}
