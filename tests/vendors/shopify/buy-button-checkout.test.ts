// Where the buttons of the product and of the cart lead.
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHECKOUT_HASH, click, endPage, labels, openWithProduct, startPage } from "./drawn-button";

const { product, cart } = labels;

beforeEach(startPage);
afterEach(endPage);

/** A page with a piece in its cart, whose visitor has objected since. */
async function openAndObject() {
  let [objected, tell]: [boolean, () => void] = [false, () => undefined];
  const { page } = await openWithProduct({
    objection: {
      current: () => objected,
      subscribe: (onChange) => {
        tell = onChange;
      },
    },
  });
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
    expect(page.carts).toEqual([]);
  });

  it.each([
    [
      product.buyNow,
      "is no page",
      (text: string) => text.replaceAll(/"checkoutUrl":"[^"]*"/g, '"checkoutUrl":"javascript:0"'),
    ],
    [product.buyNow, "is no answer of the shop", () => "<html>"],
  ])("of %s is not taken where it %s, and the shopper is told", async (name, _, change) => {
    const { page } = await openWithProduct();
    page.change = change;
    click(name);
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(window.location.hash).toBe("");
  });

  it("is asked for again when the visitor has objected since, because the shop writes that into it", async () => {
    const page = await openAndObject();
    page.change = (text) => text.replaceAll(CHECKOUT_HASH, "#objected");
    click(cart.checkout);
    await waitFor(() => expect(window.location.hash).toBe("#objected"));
  });

  it("is not taken, and the shopper is told, when the cart cannot be asked for then", async () => {
    const page = await openAndObject();
    page.change = () => "<html>";
    click(cart.checkout);
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    expect(window.location.hash).toBe("");
  });
});
