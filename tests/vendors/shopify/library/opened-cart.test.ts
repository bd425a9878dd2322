// The clicks of a shopper who clicks twice, in the page that the library draws. It closes its cart on a click outside it.
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, endPage, holds, openWithProduct, startPage } from "./drawn-button";
import { labels } from "./labels";

const { product } = labels;

beforeEach(startPage);
afterEach(endPage);

/** A click outside the cart, at this time of the page and at this place of the window. */
function clickOutside(timeStamp: number, place: MouseEventInit = {}): void {
  const event = new MouseEvent("click", { bubbles: true, ...place });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  fireEvent(document.body.appendChild(document.createElement("div")), event);
}

async function openByClick() {
  const opened = await openWithProduct();
  const clicks: number[] = [];
  document.addEventListener("click", ({ timeStamp }) => clicks.push(timeStamp), { capture: true });
  click(product.addToCart);
  const [at = 0] = clicks;
  const isOpen = () => opened.page.options.page.cartNode.classList.contains("is-active");
  await holds(opened.page, 1);
  expect(isOpen()).toBe(true);
  return { ...opened, at, isOpen };
}

it("the cart stays open when a second click follows outside it within half a second", async () => {
  const { at, isOpen } = await openByClick();
  clickOutside(at + 300);
  expect(isOpen()).toBe(true);
});

it("the cart stays open by what the browser counts as a double click, however slow", async () => {
  const { at, isOpen } = await openByClick();
  clickOutside(at + 900, { detail: 2 });
  expect(isOpen()).toBe(true);
});

it.each([
  ["half a second later", 501, {}],
  ["elsewhere", 300, { clientX: 80, clientY: 80 }],
])("a click outside the cart closes it %s", async (_, ms, place) => {
  const { at, isOpen } = await openByClick();
  clickOutside(at + ms, place);
  expect(isOpen()).toBe(false);
});

it("the second click reaches what was clicked: on the button, it adds again", async () => {
  const { page, isOpen } = await openByClick();
  click(product.addToCart);
  await holds(page, 2);
  expect(isOpen()).toBe(true);
});

it("a closed cart takes no clicks from the page", async () => {
  const { button, at, isOpen } = await openByClick();
  button.closeCart();
  expect(isOpen()).toBe(false);
  const onClick = vi.fn();
  document.addEventListener("click", onClick, { once: true });
  clickOutside(at + 200);
  expect(onClick).toHaveBeenCalledOnce();
});
