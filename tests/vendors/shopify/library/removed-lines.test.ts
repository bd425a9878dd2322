// Where the focus goes when the line that has it is removed.
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { click, endPage, openWithProduct, startPage } from "./drawn-button";
import { labels } from "./labels";

const { product, cart } = labels;

beforeEach(startPage);
afterEach(endPage);

/** A cart with one of each of these variants, each a line. */
async function openWithLines(...variantIds: string[]) {
  const { page, shown } = await openWithProduct();
  for (const [index, id] of variantIds.entries()) {
    shown.select(id);
    click(product.addToCart);
    await waitFor(() => expect(page.carts.at(-1)?.lines).toHaveLength(index + 1));
    await waitFor(() =>
      expect(screen.getAllByRole("spinbutton", { name: cart.quantity })).toHaveLength(index + 1),
    );
  }
  return page;
}

const fewer = () => screen.getAllByRole("button", { name: cart.fewer });
/** The variant of the line that has the focus, and the name of its control. */
function focused() {
  const name =
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim();
  return { line: document.activeElement?.getAttribute("data-line-item-id"), name };
}

/** Presses the minus of a line, as Enter does. */
function reduce(index: number): void {
  const button = fewer()[index];
  button?.focus();
  button?.click();
}

it.each([
  ["the next line, from the first", 0, 1],
  ["the next line, from the second", 1, 2],
  ["the line before, from the last", 2, 1],
])("is on the same control of %s", async (_, removed, expected) => {
  const page = await openWithLines("41", "42", "43");
  const lines = fewer().map((button) => button.getAttribute("data-line-item-id"));
  reduce(removed);
  await waitFor(() => expect(page.carts.at(-1)?.lines).toHaveLength(2));
  expect(focused()).toEqual({ line: lines[expected], name: cart.fewer });
  // It stays there when the line has faded and the library draws the cart.
  document.getElementById(lines[removed] ?? "")?.dispatchEvent(new Event("animationend"));
  expect(fewer()).toHaveLength(2);
  expect(focused()).toEqual({ line: lines[expected], name: cart.fewer });
});

it("is on the first control of the empty cart after the last line", async () => {
  const page = await openWithLines("42");
  const parts = page.panel.appendChild(document.createElement("div"));
  parts.className = "cart-parts";
  const link = parts.appendChild(document.createElement("a"));
  link.href = "/#pick";
  reduce(0);
  await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it("is on the button that closes the cart where it offers none", async () => {
  const page = await openWithLines("42");
  reduce(0);
  await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(cart.close));
});

it("stays where it is while another line is removed, or none", async () => {
  const page = await openWithLines("41", "42");
  const [first] = fewer();
  const more = screen.getAllByRole("button", { name: cart.more })[1];
  more?.focus();
  first?.click();
  await waitFor(() => expect(page.carts.at(-1)?.lines).toHaveLength(1));
  expect(document.activeElement).toBe(more);
  more?.click();
  await waitFor(() => expect(page.carts.at(-1)?.lines).toMatchObject([{ quantity: 2 }]));
  expect(document.activeElement).toBe(more);
});
