// The buy button with the library that draws it, in a page of its own, on the demo store.
import { screen, waitFor } from "@testing-library/dom";
import { expect, vi } from "vitest";
import { DEMO_SHOP } from "@/demo/demo-credentials";
import { demoShop } from "@/demo/demo-shop";
import { openBuyButton } from "@/vendors/shopify/library/buy-button";
import type { BuyButtonOptions, CartReport } from "@/vendors/shopify/library/buy-page";
import { subscribeToReturn } from "@/lib/browser/visitor-return";
import { createDemoStore } from "@/demo/store/demo-store";
import { goods } from "../../../features/checkout/bundles";
import { createTextStorage } from "../../../demo/store/shopper";
import { labels } from "./labels";

/** jsdom leads only to parts of the same page, so the shop's checkout is one. */
export const CHECKOUT_HASH = "#shop-checkout";

export interface DrawnPage {
  options: BuyButtonOptions;
  panel: HTMLElement;
  carts: CartReport[];
  problems: string[];
  /** The quantity in the picker. */
  picked: { quantity: number };
  /** What becomes of each answer of the shop from now on. */
  change: (text: string) => string;
}

/** The library keeps one interface for each shop as long as the window exists, so every page has a shop of its own. */
export function newPage(change: Partial<BuyButtonOptions> = {}): DrawnPage {
  const panel = document.body.appendChild(document.createElement("div"));
  const cartNode = panel.appendChild(document.createElement("div"));
  const store = createDemoStore({ ...demoShop(goods), origin: "https://shop.example" }, createTextStorage());
  const texts = new Map<string, string>();
  const page: DrawnPage = {
    panel,
    carts: [],
    problems: [],
    picked: { quantity: 1 },
    change: (text) => text,
    options: {
      connection: {
        shop: { ...DEMO_SHOP, domain: `${crypto.randomUUID()}.example` },
        async send(input, init) {
          const text = await (await store.fetch(input, init)).text();
          const checkout = JSON.stringify(`${window.location.href.replace(/#.*/, "")}${CHECKOUT_HASH}`);
          const led = text.replaceAll(/"checkoutUrl":"[^"]*"/g, () => `"checkoutUrl":${checkout}`);
          return new Response(page.change(led), { headers: { "Content-Type": "application/json" } });
        },
        ownSites: [],
      },
      labels,
      code: { current: () => null, subscribe: () => () => undefined },
      visitor: {
        keptCampaign: () => "",
        campaign: () => "",
        objection: { current: () => false, subscribe: () => undefined },
        subscribeToReturn,
      },
      storage: {
        get: (key) => texts.get(key) ?? null,
        set: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
        subscribe: () => () => undefined,
      },
      page: {
        cartNode,
        quantity: {
          get: () => page.picked.quantity,
          set: (quantity) => void (page.picked.quantity = quantity),
        },
        sizeOf: (variantId) => `Size of ${variantId}`,
        onCart: (cart) => void page.carts.push(cart),
        onProblem: ({ problem }) => void page.problems.push(problem),
      },
      ...change,
    },
  };
  return page;
}

export const open = (page: DrawnPage) => openBuyButton(page.options);

let closing = new AbortController();

/** All tests share one window, and the library never removes its listeners from it. */
function removeListenersAtEnd(target: Window | Document | HTMLElement): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation(
    (...[type, listener, options]: Parameters<EventTarget["addEventListener"]>) =>
      void (
        listener &&
        add(type, listener, {
          ...(typeof options === "object" ? options : { capture: options === true }),
          signal: closing.signal,
        })
      ),
  );
}

export function startPage(): void {
  closing = new AbortController();
  removeListenersAtEnd(window);
  removeListenersAtEnd(document);
  removeListenersAtEnd(document.body);
  vi.spyOn(console, "warn").mockReturnValue();
  // The library adds this to the address of the checkout.
  window.history.replaceState(null, "", "/?_fd=0");
}

export function endPage(): void {
  closing.abort();
  // The library's style sheets hide a closed cart, also that of another test.
  document.head.replaceChildren();
}

export async function openWithProduct(change: Partial<BuyButtonOptions> = {}) {
  const page = newPage(change);
  const button = await open(page);
  return { page, button, shown: await button.showProduct(page.panel, "42") };
}

export const click = (name: string): void => screen.getByRole("button", { name }).click();

/** Waits for the cart that the shop answers. */
export const holds = (page: DrawnPage, quantity: number, variantId = "42"): Promise<void> =>
  waitFor(() => expect(page.carts.at(-1)?.lines).toEqual([{ variantId, quantity }]));

/** jsdom has no transitions. The library hides its closed cart when one ends. */
export const endTransition = ({ panel }: DrawnPage): void =>
  void panel.querySelector(".shopify-buy-frame--cart")?.dispatchEvent(new Event("transitionend"));
