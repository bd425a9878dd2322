import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { keepTabOrder } from "@/lib/browser/tab-order";

/** As in the open cart, whose parts are not in the order of the document. */
const CART = `
  <div class="drawn">
    <div class="header"><button>Close</button></div>
    <div class="lines"><button>More</button><button data-hidden>Hidden</button></div>
    <div class="bottom"><button>Checkout</button></div>
  </div>
  <div class="own">
    <a href="/terms">Terms</a>
    <button>Code</button>
    <input aria-label="Typed code" disabled>
  </div>
  <div class="problem"><a href="/shop">Shop</a></div>`;
const PARTS = [".header", ".problem", ".lines", ".own", ".bottom"];
const ORDER = ["Close", "Shop", "More", "Terms", "Code", "Checkout"];

let inside = vi.fn<(event: Event) => void>();

beforeEach(() => {
  // The window of these tests has no layout.
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function rects(this: Element) {
    return this.hasAttribute("data-hidden") ? Object.assign([], { item: () => null }) : boxes();
  });
  const panel = document.body.appendChild(document.createElement("aside"));
  panel.innerHTML = CART;
  keepTabOrder(panel, PARTS);
  inside = vi.fn<(event: Event) => void>();
  for (const control of panel.children) control.addEventListener("keydown", inside);
});

function boxes(): DOMRectList {
  const box = new DOMRect(0, 0, 10, 10);
  return Object.assign([box], { item: () => box });
}

/** Presses the key where the focus is. Returns whether the browser would do what it does with it. */
function press(key: string, shiftKey = false): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
}

const focused = () => document.activeElement?.textContent;
const focus = (name: string) => screen.getByRole("button", { name }).focus();

it.each([
  ["from the last to the first", false, ORDER],
  ["back with Shift, and from the first to the last", true, ORDER.toReversed()],
])("moves from control to control as they are seen, %s", (_, shiftKey, order) => {
  focus(order[0] ?? "");
  const seen = order.map(() => {
    const name = focused();
    expect(press("Tab", shiftKey)).toBe(false);
    return name;
  });
  expect(seen).toEqual(order);
  expect(focused()).toBe(order[0]);
  expect(inside).not.toHaveBeenCalled();
});

it.each(["Enter", "Escape", "a"])("leaves the key %s to others", (key) => {
  focus("Code");
  expect(press(key)).toBe(true);
  expect(focused()).toBe("Code");
  expect(inside).toHaveBeenCalledOnce();
});

it("leaves the Tab key to the browser where none of its controls has the focus", () => {
  const panel = screen.getByRole("complementary");
  panel.tabIndex = -1;
  panel.focus();
  expect(press("Tab")).toBe(true);
  expect(document.activeElement).toBe(panel);
});
