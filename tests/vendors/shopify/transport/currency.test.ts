// A shop that charges in another currency: the library would write its amounts with a dollar sign.
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInOtherCurrency } from "@/vendors/shopify/transport/cart-figures";
import {
  click,
  endPage,
  holds,
  labels,
  newPage,
  open,
  openWithProduct,
  startPage,
} from "../library/drawn-button";

const inEuros = (text: string): string => text.replaceAll('"USD"', '"EUR"');

describe("an answer of the shop", () => {
  const money = (currencyCode: unknown) => ({ amount: "20.0", currencyCode });
  const withPrice = (price: unknown) => ({ data: { node: { variants: { edges: [{ node: { price } }] } } } });

  it("is in another currency where any price is", () => {
    expect(isInOtherCurrency(withPrice(money("EUR")))).toBe(true);
    expect(isInOtherCurrency({ data: { cart: { cost: { totalAmount: money("CAD") } } } })).toBe(true);
  });

  it.each([
    ["its prices are in dollars", withPrice(money("USD"))],
    ["it names no currency", withPrice({ amount: "20.0" })],
    ["only a discount is in another", { discountAllocations: [{ discountedAmount: money("EUR") }] }],
    ["it has no prices", { data: { cart: null } }],
    ["it is no object", null],
  ])("is not where %s", (_, answer) => {
    expect(isInOtherCurrency(answer)).toBe(false);
  });
});

describe("the page", () => {
  beforeEach(startPage);
  afterEach(endPage);

  it("does not show the product", async () => {
    const page = newPage();
    page.change = inEuros;
    const button = await open(page);
    await expect(button.showProduct(page.panel, "42")).rejects.toMatchObject({ problem: "currency" });
    expect(page.panel.textContent).not.toContain("$");
    expect(screen.queryByRole("button", { name: labels.product.addToCart })).toBeNull();
  });

  it("says so where a cart is answered in it, and draws none of its amounts", async () => {
    const { page } = await openWithProduct();
    click(labels.product.addToCart);
    await holds(page, 1);
    page.change = inEuros;
    click(labels.cart.more);
    await waitFor(() => expect(page.problems).toEqual(["currency"]));
    await holds(page, 1);
  });
});
