// The library's controls of a cart line that was removed a moment ago, whose row stays for as long as it fades, and of an emptied field.
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nextTask } from "@/lib/browser/next-task";
import { click, endPage, holds, openWithProduct, startPage } from "./drawn-button";
import { labels } from "./labels";

const { product, cart } = labels;

beforeEach(startPage);
afterEach(endPage);

it("changes nothing and throws nothing when a line is reduced or its field left after it was removed", async () => {
  const { page } = await openWithProduct();
  click(product.addToCart);
  await holds(page, 1);
  const field = screen.getByRole("spinbutton", { name: cart.quantity });
  const fewer = screen.getByRole("button", { name: cart.fewer });
  fewer.click();
  await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
  const reports = page.carts.length;
  const uncaught: string[] = [];
  window.addEventListener("error", ({ message }) => uncaught.push(message));
  fireEvent.blur(field);
  fewer.click();
  expect(uncaught).toEqual([]);
  expect(fewer.isConnected).toBe(true);
  expect(page.carts).toHaveLength(reports);
  expect(page.problems).toEqual([]);
});

it("keeps a line whose field is emptied, with its quantity", async () => {
  const { page } = await openWithProduct();
  click(product.addToCart);
  await holds(page, 1);
  click(cart.more);
  await holds(page, 2);
  const reports = page.carts.length;
  const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: cart.quantity });
  field.focus();
  field.value = "";
  field.blur();
  expect(field.value).toBe("2");
  await nextTask();
  expect(page.carts).toHaveLength(reports);
});
