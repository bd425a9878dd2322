// Where the buttons of the product and of the cart lead.
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import {
  CHECKOUT_HASH,
  click,
  type DrawnPage,
  endPage,
  newPage,
  open,
  openWithProduct,
  startPage,
} from "./drawn-button";
import { labels } from "./labels";

const { product, cart } = labels;

beforeEach(startPage);
afterEach(endPage);

const spentCarts = ({ options }: DrawnPage) => options.storage.get(STORAGE_KEYS.spentCarts);

/** A page with a piece in its cart, whose visitor has objected since. */
async function openAndObject() {
  let [objected, tell]: [boolean, () => void] = [false, () => undefined];
  const page = newPage();
  page.options.visitor.objection = {
    current: () => objected,
    subscribe: (onChange) => {
      tell = onChange;
    },
  };
  const button = await open(page);
  await button.showProduct(page.panel, "42");
  click(product.addToCart);
  await screen.findByRole("button", { name: cart.checkout });
  objected = true;
  tell();
  return page;
}

describe("the way to the checkout", () => {
  it("leads from the cart to the address that the shop gave", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    (await screen.findByRole("button", { name: cart.checkout })).click();
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    expect(page.problems).toEqual([]);
  });

  it("leads from the product there without the cart", async () => {
    const { page } = await openWithProduct();
    click(product.buyNow);
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    expect(page.carts.flatMap(({ lines }) => lines)).toEqual([]);
  });

  it("marks the cart as taken there only when the page is left", async () => {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await screen.findByRole("button", { name: cart.checkout });
    expect(spentCarts(page)).toBeNull();
    click(cart.checkout);
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    expect(spentCarts(page)).not.toBeNull();
  });

  it("does not mark a cart whose checkout is no page", async () => {
    const { page } = await openWithProduct();
    page.change = (text) => text.replaceAll(/"checkoutUrl":"[^"]*"/g, '"checkoutUrl":"javascript:0"');
    click(product.addToCart);
    (await screen.findByRole("button", { name: cart.checkout })).click();
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(spentCarts(page)).toBeNull();
  });

  it("is asked for again when the visitor has objected since, because the shop writes that into it", async () => {
    const page = await openAndObject();
    page.change = (text) => text.replaceAll(CHECKOUT_HASH, "#objected");
    click(cart.checkout);
    await waitFor(() => expect(window.location.hash).toBe("#objected"));
  });
});
