// What a shopper sees of the buy button, and where its buttons lead. The library itself draws it here.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import {
  CHECKOUT_HASH,
  click,
  endPage,
  endTransition,
  holds,
  newPage,
  open,
  openWithProduct,
  startPage,
} from "./drawn-button";
import { labels } from "./labels";
import { recordEvents } from "../../../site-events";

const { product, cart } = labels;
const isCartShown = () => screen.queryByRole("heading", { name: cart.title }) !== null;

beforeEach(startPage);
afterEach(endPage);

describe("a product", () => {
  it("has a quantity and two ways to buy, and reports what the shop sells", async () => {
    const { page, shown } = await openWithProduct();
    const area = within(page.panel);
    for (const name of [product.addToCart, product.buyNow])
      expect(area.getByRole("button", { name })).toHaveProperty("disabled", false);
    expect(area.getByRole("spinbutton")).toHaveProperty("value", "1");
    expect(area.queryByRole("heading", { name: "Wipes" })).toBeNull();
    const variant = (id: string, title: string) => ({ id, title, available: true, price: 20 });
    expect(shown.variants).toEqual([variant("41", "Small"), variant("42", "Medium"), variant("43", "Large")]);
    shown.focus();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: product.addToCart }));
  });

  it("has the quantity of the picker, and changes it in the picker, to one at least", async () => {
    const page = newPage();
    page.picked.quantity = 2;
    const button = await open(page);
    await button.showProduct(page.panel, "42");
    const quantities = () => [page.picked.quantity, screen.getByRole<HTMLInputElement>("spinbutton").value];
    expect(quantities()).toEqual([2, "2"]);
    click("+Increment");
    expect(quantities()).toEqual([3, "3"]);
    for (let clicks = 0; clicks < 3; clicks += 1) click("-Decrement");
    expect(quantities()).toEqual([1, "1"]);
  });

  it("adds the variant that was selected last, and ignores one that the shop does not have", async () => {
    const { page, shown } = await openWithProduct();
    shown.select("43");
    shown.select("99");
    click(product.addToCart);
    await holds(page, 1, "43");
  });

  it("waits up to 10 s for another tab that changes the cart, longer than the 8 s of a slow shop", async () => {
    // jsdom has no locks.
    const locks = { request: (_name: string, _options: LockOptions, work: () => unknown) => work() };
    Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
    const limits = vi.spyOn(AbortSignal, "timeout");
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1, "42");
    expect(new Set(limits.mock.calls.flat())).toEqual(new Set([10_000]));
  });

  it("cannot be bought when the shop says that it is sold out", async () => {
    const { page, shown } = await openWithProduct();
    page.change = (text) => text.replaceAll('"availableForSale":true', '"availableForSale":false');
    const variants = await shown.readStock();
    expect(variants.map(({ available }) => available)).toEqual([false, false, false]);
    expect(screen.getByRole("button", { name: product.soldOut })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: product.buyNow })).toBeNull();
  });

  it("leaves the page when it is removed, and the next one can be bought", async () => {
    const { page, button, shown } = await openWithProduct();
    shown.remove();
    expect(screen.queryByRole("button", { name: product.addToCart })).toBeNull();
    await button.showProduct(page.panel, "41");
    click(product.addToCart);
    await holds(page, 1, "41");
  });

  it("is not shown when the shop does not have it", async () => {
    const page = newPage();
    const button = await open(page);
    page.change = () => '{"data":{"node":null}}';
    await expect(button.showProduct(page.panel, "42")).rejects.toMatchObject({ problem: "missing" });
    expect(screen.queryByRole("button", { name: product.addToCart })).toBeNull();
  });
});

describe("the cart", () => {
  it("is opened and closed by the page, and says that it is empty", async () => {
    const { page, button } = await openWithProduct();
    expect(isCartShown()).toBe(false);
    button.openCart();
    await waitFor(() => expect(isCartShown()).toBe(true));
    expect(screen.getByText(cart.empty)).toBeTruthy();
    expect(screen.getByRole("button", { name: new RegExp(cart.close) })).toBeTruthy();
    expect(screen.queryByRole("button", { name: cart.checkout })).toBeNull();
    button.closeCart();
    endTransition(page);
    await waitFor(() => expect(isCartShown()).toBe(false));
  });

  it("has a line with its quantity, a total, and a text of it for pages that do not ask the shop", async () => {
    const { page } = await openWithProduct();
    const kept = () => page.options.storage.get(STORAGE_KEYS.keptCart);
    click(product.addToCart);
    // Until the shop has answered.
    expect(screen.getByText(cart.adding)).toBeTruthy();
    await holds(page, 1);
    expect(page.carts.at(-1)).toMatchObject({ isOwnChange: true, asked: ["42"], prices: { 42: 20 } });
    // With its sum, and without its key.
    expect(kept()).toMatch(/^\w+:1:2000$/);
    const line = within(await screen.findByRole("listitem"));
    expect(line.getByText("Medium", { selector: ".shopify-buy__cart-item__title" })).toBeTruthy();
    expect(line.getByRole("spinbutton", { name: cart.quantity })).toHaveProperty("value", "1");
    line.getByRole("button", { name: cart.more }).click();
    await holds(page, 2);
    expect(kept()).toMatch(/^\w+:2:4000$/);
    line.getByRole("button", { name: cart.fewer }).click();
    await holds(page, 1);
    for (const text of ["Size of 42", cart.total, "$20", cart.notice, cart.paymentMethods])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    click(`${cart.remove} Medium`);
    await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
    expect(kept()).toBeNull();
  });

  it("has both prices, and names each discount but that of the live code, which stands above", async () => {
    let code: string | null = "BRO25";
    const { page } = await openWithProduct({
      code: { current: () => code, subscribe: () => () => undefined },
    });
    click(product.addToCart);
    expect(await screen.findByText("−$5")).toBeTruthy();
    const total = () => screen.getByText(cart.total).nextElementSibling?.textContent;
    expect(total()).toBe(`${cart.before} $20 ${cart.after} $15`);
    expect(page.carts.at(-1)?.figures?.totalCents).toBe(1500);
    expect(screen.getByRole("listitem").textContent).toContain(`${cart.before} $20 ${cart.after} $15`);
    expect(screen.queryByText(cart.discount)).toBeNull();
    code = null;
    click(cart.more);
    await holds(page, 2);
    const name = await screen.findByText(cart.discount);
    expect(name.closest("p")?.textContent).toBe(`${cart.discount} BRO25−$10`);
  });

  it("says again that it is empty where the shop adds nothing", async () => {
    const { page } = await openWithProduct();
    page.change = () => "<html>";
    click(product.addToCart);
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(page.options.page.cartNode.textContent).toContain(cart.empty);
  });

  it("gets a bundle while it is open and empty, and stays open where the shop does not add it", async () => {
    const { page, button } = await openWithProduct();
    button.openCart();
    await screen.findByRole("heading", { name: cart.title });
    page.change = () => "<html>";
    button.add("43");
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(page.options.page.cartNode.classList.contains("is-active")).toBe(true);
    page.change = (text) => text;
    button.add("43");
    await holds(page, 1, "43");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it("stays open where its only line is sold out by a step, says so, and offers no checkout", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    page.change = (text) => text.replaceAll('"quantity":2', '"quantity":0');
    click(cart.more);
    await waitFor(() => expect(page.problems).toEqual(["sold-out"]));
    expect(page.options.page.cartNode.classList.contains("is-active")).toBe(true);
    within(screen.getByRole("listitem")).getByText(product.soldOut);
    expect(screen.queryByRole("button", { name: cart.checkout })).toBeNull();
  });

  it.each([null, "Z2lkOi8vc2hvcGlmeS9DaGVja291dC8x"])("is kept no longer where %s is its id", async (id) => {
    const page = newPage();
    const { storage, connection } = page.options;
    storage.set(`${connection.shop.storefrontToken}.${connection.shop.domain}.checkoutId`, id);
    storage.set(STORAGE_KEYS.keptCart, "c1:1:2000");
    await open(page);
    expect([storage.get(STORAGE_KEYS.keptCart), page.problems]).toEqual([null, []]);
  });

  it("is closed again, with the reason, when its first line could not be added, and stays so until a click", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    click(`${cart.remove} Medium`);
    await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
    page.change = () => "<html>";
    click(product.addToCart);
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    endTransition(page);
    await waitFor(() => expect(isCartShown()).toBe(false));
    // The shop had made the change, as it turns out.
    page.change = (text) => text;
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await holds(page, 1);
    expect(isCartShown()).toBe(false);
  });
});

describe("the way to the checkout", () => {
  const reported = recordEvents();

  it("leads to the address that the shop gave, and marks the cart only when the page is left", async () => {
    const { page } = await openWithProduct();
    const spentCarts = () => page.options.storage.get(STORAGE_KEYS.spentCarts);
    click(product.addToCart);
    const checkout = await screen.findByRole("button", { name: cart.checkout });
    page.change = (text) => text.replaceAll(/"checkoutUrl":"[^"]*"/g, '"checkoutUrl":"javascript:0"');
    click(cart.more);
    await holds(page, 2);
    checkout.click();
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(spentCarts()).toBeNull();
    page.change = (text) => text;
    click(cart.fewer);
    await holds(page, 1);
    click(cart.checkout);
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
  });

  it("leads from the product there without the cart, and is reported with what it costs", async () => {
    const { page } = await openWithProduct();
    click(product.buyNow);
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    expect(page.carts.flatMap(({ lines }) => lines)).toEqual([]);
    expect(reported).toEqual([{ event: "checkout", cart: [{ variantId: "42", quantity: 1 }], value: 20 }]);
  });
});
