// Events that the library handles wrongly, in the page that it draws.
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextTask } from "@/lib/browser/next-task";
import { ignoreMessages } from "@/vendors/shopify/library/cart-events";
import { click, endPage, holds, newPage, open, openWithProduct, startPage } from "./drawn-button";
import { labels } from "./labels";

const { product, cart } = labels;

beforeEach(startPage);
afterEach(endPage);

describe("a message", () => {
  /** What the library's message listener would act on. */
  const FOR_LIBRARY = [
    '{"syncCart":true}',
    '{"current_checkout_page":"/checkout/thank_you"}',
    '{"syncCart":0,"current_checkout_page":"/checkout/thank_you"}',
    "null",
    null,
    ['{"syncCart":1}'],
  ];
  const send = (data: unknown): boolean => window.dispatchEvent(new MessageEvent("message", { data }));

  it.each([
    ...FOR_LIBRARY.map((data) => [data, 0] as const),
    ...[1, "", "height 300", '{"height":300}', { height: 300 }].map((data) => [data, 1] as const),
  ])("%o reaches the listeners that follow: %i", (data, calls) => {
    ignoreMessages(window);
    const next = vi.fn<(event: Event) => void>();
    window.addEventListener("message", next);
    send(data);
    expect(next).toHaveBeenCalledTimes(calls);
  });

  it("makes the library neither reload the page nor throw", async () => {
    // jsdom reports a reload, which it cannot do, and what a listener throws.
    const report = vi.spyOn(console, "error").mockReturnValue();
    const thrown = vi.fn<(event: Event) => void>();
    window.addEventListener("error", thrown);
    await open(newPage());
    for (const data of FOR_LIBRARY) send(data);
    expect([...report.mock.calls, ...thrown.mock.calls]).toEqual([]);
  });
});

describe("a line", () => {
  async function openWithLine() {
    const { page } = await openWithProduct();
    click(product.addToCart);
    await holds(page, 1);
    return {
      page,
      field: screen.getByRole<HTMLInputElement>("spinbutton", { name: cart.quantity }),
      fewer: screen.getByRole("button", { name: cart.fewer }),
    };
  }

  it("that was removed, and fades, takes no click and no lost focus", async () => {
    const { page, field, fewer } = await openWithLine();
    fewer.click();
    await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([]));
    const reports = page.carts.length;
    const uncaught: string[] = [];
    window.addEventListener("error", ({ message }) => uncaught.push(message));
    fireEvent.blur(field);
    fewer.click();
    expect([uncaught, page.problems, fewer.isConnected]).toEqual([[], [], true]);
    expect(page.carts).toHaveLength(reports);
  });

  it("whose field is emptied keeps its quantity", async () => {
    const { page, field } = await openWithLine();
    click(cart.more);
    await holds(page, 2);
    const reports = page.carts.length;
    field.focus();
    field.value = "";
    field.blur();
    expect(field.value).toBe("2");
    await nextTask();
    expect(page.carts).toHaveLength(reports);
  });

  it.each([
    ["3.9", [{ variantId: "42", quantity: 3 }]],
    ["-3", []],
  ])("whose field has %s gets a whole quantity, and none below 0", async (typed, lines) => {
    const { page, field } = await openWithLine();
    field.focus();
    field.value = typed;
    field.blur();
    await waitFor(() => expect(page.carts.at(-1)?.lines).toEqual(lines));
  });
});

describe("a second click", () => {
  /** Outside the cart, at this time of the page and at this place of the window. */
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
    const isOpen = () => opened.page.options.page.cartNode.classList.contains("is-active");
    await holds(opened.page, 1);
    return { ...opened, at: clicks[0] ?? 0, isOpen };
  }

  it.each<[string, number, MouseEventInit, boolean]>([
    ["within half a second", 300, {}, true],
    ["that the browser counts as a double click, however slow,", 900, { detail: 2 }, true],
    ["after half a second", 501, {}, false],
    ["elsewhere", 300, { clientX: 80, clientY: 80 }, false],
  ])("%s outside the cart leaves it open: %$", async (_, ms, place, staysOpen) => {
    const { at, isOpen } = await openByClick();
    expect(isOpen()).toBe(true);
    clickOutside(at + ms, place);
    expect(isOpen()).toBe(staysOpen);
  });

  it("reaches what was clicked: on the button, it adds again", async () => {
    const { page, isOpen } = await openByClick();
    click(product.addToCart);
    await holds(page, 2);
    expect(isOpen()).toBe(true);
  });

  it("is the page's where the cart is closed", async () => {
    const { button, at } = await openByClick();
    button.closeCart();
    const onClick = vi.fn();
    document.addEventListener("click", onClick, { once: true });
    clickOutside(at + 200);
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe("the focus in a line that is removed", () => {
  /** A cart with one of each of these variants, each a line. */
  async function openWithLines(...variantIds: string[]) {
    const { page, shown } = await openWithProduct();
    for (const [index, id] of variantIds.entries()) {
      shown.select(id);
      click(product.addToCart);
      await waitFor(() =>
        expect(screen.getAllByRole("spinbutton", { name: cart.quantity })).toHaveLength(index + 1),
      );
    }
    return page;
  }

  const fewer = () => screen.getAllByRole("button", { name: cart.fewer });
  const lineOf = (control: Element | null | undefined) => control?.getAttribute("data-line-item-id") ?? "";

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
  ])("goes to the same control of %s", async (_, removed, expected) => {
    const page = await openWithLines("41", "42", "43");
    const lines = fewer().map(lineOf);
    reduce(removed);
    await waitFor(() => expect(page.carts.at(-1)?.lines).toHaveLength(2));
    const seen = () => [lineOf(document.activeElement), document.activeElement?.textContent?.trim()];
    expect(seen()).toEqual([lines[expected], cart.fewer]);
    // It stays there when the line has faded and the library draws the cart.
    document.getElementById(lines[removed] ?? "")?.dispatchEvent(new Event("animationend"));
    expect(fewer()).toHaveLength(2);
    expect(seen()).toEqual([lines[expected], cart.fewer]);
  });

  it("goes to the first control of the empty cart, or to the button that closes it", async () => {
    const page = await openWithLines("42");
    reduce(0);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(cart.close));
    click(product.addToCart);
    await holds(page, 1);
    const parts = page.panel.appendChild(document.createElement("div"));
    parts.className = "cart-parts";
    const link = parts.appendChild(document.createElement("a"));
    link.href = "/#pick";
    reduce(0);
    await waitFor(() => expect(document.activeElement).toBe(link));
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
});
