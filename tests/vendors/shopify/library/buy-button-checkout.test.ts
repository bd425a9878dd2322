// Where the buttons of the product and of the cart lead.
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { nextTask } from "@/lib/browser/next-task";
import {
  CHECKOUT_HASH,
  click,
  type DrawnPage,
  endPage,
  holdAnswers,
  labels,
  newPage,
  open,
  openWithProduct,
  startPage,
} from "./drawn-button";

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

/** A page with one piece in its cart, whose shopper types 3 and taps the checkout. The shop has not answered yet. */
async function typeAndCheckOut() {
  const { page } = await openWithProduct();
  click(product.addToCart);
  await screen.findByRole("button", { name: cart.checkout });
  const answer = holdAnswers(page);
  const field = screen.getByRole("spinbutton", { name: cart.quantity });
  if (!(field instanceof HTMLInputElement)) throw new Error("The cart has no field for the quantity.");
  field.focus();
  field.value = "3";
  field.blur();
  click(cart.checkout);
  await waitFor(() => expect(answer.held()).toBe(1));
  return { page, answer };
}

describe("the way to the checkout", () => {
  it("begins when the shop has the quantity that was typed right before", async () => {
    const { page, answer } = await typeAndCheckOut();
    expect(window.location.hash).toBe("");
    answer.release();
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    expect(page.carts.at(-1)?.lines).toEqual([{ variantId: "42", quantity: 3 }]);
  });

  it("waits for another tap when the shop did not take that quantity, and the shopper is told", async () => {
    const { page, answer } = await typeAndCheckOut();
    page.change = () => "<html>";
    answer.release();
    await waitFor(() => expect(page.problems).toEqual(["garbled"]));
    page.change = (text) => text;
    await nextTask();
    expect(window.location.hash).toBe("");
    click(cart.checkout);
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
  });

  it("is prepared once, however often the shopper taps meanwhile", async () => {
    const { page } = await openWithProduct();
    const answer = holdAnswers(page);
    click(product.buyNow);
    click(product.buyNow);
    await waitFor(() => expect(answer.held()).toBe(1));
    answer.release();
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    window.history.replaceState(null, "", "/?_fd=0");
    click(product.buyNow);
    await waitFor(() => expect(window.location.hash).toBe(CHECKOUT_HASH));
    expect(answer.held()).toBe(2);
  });

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
