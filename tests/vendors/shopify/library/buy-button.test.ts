// What a shopper sees of the buy button, and what the buttons of its cart do. The library itself draws it here.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { goods } from "../../../features/checkout/bundles";
import {
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

const { product, cart } = labels;

beforeEach(startPage);
afterEach(endPage);

describe("a product", () => {
  it("has a quantity and two ways to buy, and reports what the shop sells", async () => {
    const { page, shown } = await openWithProduct();
    const area = within(page.panel);
    expect(area.getByRole("button", { name: product.addToCart })).toHaveProperty("disabled", false);
    expect(area.getByRole("button", { name: product.buyNow })).toHaveProperty("disabled", false);
    expect(area.getByRole("spinbutton")).toHaveProperty("value", "1");
    expect(area.queryByRole("heading", { name: "Wipes" })).toBeNull();
    expect(shown.variants).toEqual(
      ["Small", "Medium", "Large"].map((title, index) => ({
        id: `4${index + 1}`,
        title,
        available: true,
        price: 20,
      })),
    );
  });

  it("has the quantity of the picker, and changes it in the picker", async () => {
    const page = newPage();
    page.picked.quantity = 3;
    const button = await open(page);
    await button.showProduct(page.panel, "42");
    expect(screen.getByRole("spinbutton")).toHaveProperty("value", "3");
    click("+Increment");
    expect(page.picked.quantity).toBe(4);
    expect(screen.getByRole("spinbutton")).toHaveProperty("value", "4");
  });

  it("keeps a quantity of one when the shopper asks for none", async () => {
    const { page } = await openWithProduct();
    click("-Decrement");
    expect(page.picked.quantity).toBe(1);
    expect(screen.getByRole("spinbutton")).toHaveProperty("value", "1");
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
    page.change = (text) => text.replaceAll('"available":true', '"available":false');
    const variants = await shown.readStock();
    expect(variants.map(({ available }) => available)).toEqual([false, false, false]);
    expect(screen.getByRole("button", { name: product.soldOut })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: product.buyNow })).toBeNull();
  });

  it("takes the focus to the button that adds to the cart", async () => {
    const { shown } = await openWithProduct();
    shown.focus();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: product.addToCart }));
  });

  it("leaves the page when it is removed, and the next one can be bought", async () => {
    const { page, button, shown } = await openWithProduct();
    shown.remove();
    expect(screen.queryByRole("button", { name: product.addToCart })).toBeNull();
    await button.showProduct(page.panel, "41");
    click(product.addToCart);
    await holds(page, 1, "41");
  });

  it.each([
    ["does not have it", () => '{"data":{"node":null}}', "missing"],
    ["answers with something else", () => "<html>", "garbled"],
    ["charges in another currency", (text: string) => text.replaceAll('"USD"', '"EUR"'), "currency"],
  ])("is not shown when the shop %s", async (_, change, problem) => {
    const page = newPage();
    const button = await open(page);
    page.change = change;
    await expect(button.showProduct(page.panel, "42")).rejects.toMatchObject({ problem });
    expect(screen.queryByRole("button", { name: product.addToCart })).toBeNull();
  });
});

describe("the cart", () => {
  it("says that it is empty, and has a way out", async () => {
    const { button } = await openWithProduct();
    button.openCart();
    await screen.findByRole("heading", { name: cart.title });
    expect(screen.getByRole("heading", { name: cart.title })).toBeTruthy();
    expect(screen.getByText(cart.empty)).toBeTruthy();
    expect(screen.getByRole("button", { name: new RegExp(cart.close) })).toBeTruthy();
    expect(screen.queryByRole("button", { name: cart.checkout })).toBeNull();
  });

  it("has a line with its quantity, a subtotal and the way to checkout", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    const line = within(await screen.findByRole("listitem"));
    expect(line.getByText("Medium", { selector: ".shopify-buy__cart-item__title" })).toBeTruthy();
    expect(line.getByRole("spinbutton", { name: cart.quantity })).toHaveProperty("value", "1");
    line.getByRole("button", { name: cart.more }).click();
    await holds(page, 2);
    line.getByRole("button", { name: cart.fewer }).click();
    await holds(page, 1);
    for (const text of ["Size of 42", cart.total, "$20", cart.notice, cart.paymentMethods])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it("is named by its bundle, with both prices of the line, and the shop's total after discounts", async () => {
    const { page } = await openWithProduct({
      code: { current: () => "BRO25", subscribe: () => () => undefined },
    });
    click(product.addToCart);
    expect(await screen.findByText("−$5")).toBeTruthy();
    expect(screen.getByText(cart.total).nextElementSibling?.textContent).toBe(
      `${cart.before} $20 ${cart.after} $15`,
    );
    expect(page.carts.at(-1)?.figures?.totalCents).toBe(1500);
    const [line] = screen.getAllByRole("listitem");
    expect(line?.textContent).toContain(`${cart.before} $20 ${cart.after} $15`);
    expect(line?.querySelector(".shopify-buy__cart-item__title")?.textContent).toBe("Medium");
    // The live code stands above the footer, and the page shows it there.
    expect(screen.queryByText(cart.discount)).toBeNull();
  });

  it("names each discount but that of the live code, and what it takes off", async () => {
    let code: string | null = "BRO25";
    const { page } = await openWithProduct({
      code: { current: () => code, subscribe: () => () => undefined },
    });
    click(product.addToCart);
    await holds(page, 1);
    code = null;
    click(cart.more);
    await holds(page, 2);
    const name = await screen.findByText(cart.discount);
    expect(name.closest("p")?.textContent).toBe(`${cart.discount} BRO25−$10`);
  });

  it("gets a code that comes later", async () => {
    let [code, tell]: [string | null, () => void] = [null, () => undefined];
    const { page } = await openWithProduct({
      code: {
        current: () => code,
        subscribe: (onChange) => {
          tell = onChange;
          return () => undefined;
        },
      },
    });
    click(product.addToCart);
    await holds(page, 1);
    code = "BRO25";
    tell();
    await waitFor(() => expect(screen.getAllByText("$15")).toHaveLength(2));
  });

  it("has another bundle in the place of a bundle, drawn and reported, also after a second tap", async () => {
    const { page, button } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    const from = page.carts.at(-1)?.lines[0]?.variantId ?? "";
    const to = goods.bundles.find(({ variantId }) => variantId !== from)?.variantId ?? "";
    // The second tap of an impatient shopper.
    void button.swap(from, { variantId: to, quantity: 2 });
    void button.swap(from, { variantId: to, quantity: 2 });
    await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([{ variantId: to, quantity: 2 }]));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  });

  it("loses a line by its own button, which is named after the line", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    click(`${cart.remove} Medium`);
    await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
  });

  it("gets a bundle while it is open and empty, and stays open where the shop does not add it", async () => {
    const { page, button } = await openWithProduct();
    button.openCart();
    await screen.findByRole("heading", { name: cart.title });
    page.change = () => "<html>";
    void button.add("43");
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(page.options.page.cartNode.classList.contains("is-active")).toBe(true);
    page.change = (text) => text;
    await button.add("43");
    await holds(page, 1, "43");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it("is kept for pages that do not ask the shop, with its sum and without its key, until it is empty", async () => {
    const { page } = await openWithProduct();
    const kept = () => page.options.storage.get(STORAGE_KEYS.keptCart);
    click(product.addToCart);
    await holds(page, 1);
    expect(kept()).toMatch(/^\w+:1:2000$/);
    click(cart.more);
    await holds(page, 2);
    expect(kept()).toMatch(/^\w+:2:4000$/);
    click(`${cart.remove} Medium`);
    await waitFor(() => expect(kept()).toBeNull());
  });

  it("is kept no longer where the browser has no cart any more", async () => {
    const page = newPage();
    page.options.storage.set(STORAGE_KEYS.keptCart, "c1:1:2000");
    await open(page);
    expect(page.options.storage.get(STORAGE_KEYS.keptCart)).toBeNull();
  });

  it("is opened and closed by the page", async () => {
    const { page, button } = await openWithProduct();
    const isShown = () => screen.queryByRole("heading", { name: cart.title }) !== null;
    expect(isShown()).toBe(false);
    button.openCart();
    await waitFor(() => expect(isShown()).toBe(true));
    button.closeCart();
    endTransition(page);
    await waitFor(() => expect(isShown()).toBe(false));
  });

  it("is read again when the browser returns to the page, because the shop may have changed it", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    page.change = (text) => text.replaceAll('"quantity":1', '"quantity":7');
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await holds(page, 7);
    await waitFor(() =>
      expect(screen.getByRole("spinbutton", { name: cart.quantity })).toHaveProperty("value", "7"),
    );
  });

  it("is closed again, with the reason, when its first line could not be added", async () => {
    const { page } = await openWithProduct();
    page.change = () => "<html>";
    click(product.addToCart);
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    endTransition(page);
    await waitFor(() => expect(screen.queryByRole("heading", { name: cart.title })).toBeNull());
  });
});
