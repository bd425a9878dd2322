import { act, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter, Link } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  CheckoutProvider,
  useCheckout,
  useCheckoutState,
  takeLinkedBundle,
  useLinkedBundle,
  useOffer,
} from "@/features/checkout/checkout-context";
import { noteBundleClicks } from "@/lib/purchase/bundle-clicks";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { forgetCode } from "@/lib/referral/forget-code";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { bundles, goods } from "./bundles";
import { fakeButton } from "./fake-button";
import { FIGURES } from "./store-page";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

const address = (): string => window.location.href.slice(window.location.origin.length);

describe("the bundle of an address", () => {
  it.each([
    ["/?bundle=medium", "medium"],
    ["/?bundle=%20MEDIUM%0A", "medium"],
    ["/?bundle=medium&bundle=large", "medium"],
    ["/?bundle=&bundle=huge&bundle=large", "large"],
    ["/", null],
    ["/?bundle=huge", null],
    ["/?Bundle=medium", null],
  ])("%s is %s", (link, bundle) => {
    window.history.replaceState(null, "", link);
    expect(takeLinkedBundle(window.location, bundles)).toBe(bundle);
  });

  it("is taken out of the address, which keeps its other parameters, its hash and its history state", () => {
    const state = { idx: 3, key: "abc", usr: { from: "/faq" } };
    window.history.replaceState(
      state,
      "",
      "/?utm_source=a%26b&bundle=medium&bundle=x&snowball=BRO25#shopify-checkout",
    );
    const entries = window.history.length;
    takeLinkedBundle(window.location, bundles);
    expect(address()).toBe("/?utm_source=a%26b&snowball=BRO25#shopify-checkout");
    expect(window.history.state).toEqual(state);
    expect(window.history.length).toBe(entries);
    expect(takeLinkedBundle(window.location, bundles)).toBeNull();
  });

  it("is logged once, and only when it does not exist, without its text", async () => {
    vi.resetModules();
    const fresh = await import("@/features/checkout/checkout-context");
    for (const link of ["/", "/?bundle=medium"]) {
      window.history.replaceState(null, "", link);
      fresh.takeLinkedBundle(window.location, bundles);
    }
    expect(console.warn).not.toHaveBeenCalled();
    for (const name of ["huge", "<b>huger</b>"]) {
      window.history.replaceState(null, "", `/?bundle=${encodeURIComponent(name)}`);
      fresh.takeLinkedBundle(window.location, bundles);
    }
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("huge");
  });
});

describe("the chosen bundle", () => {
  function Chosen() {
    const { choose } = useCheckout();
    const state = useCheckoutState((whole) => whole);
    useLinkedBundle(bundles);
    return (
      <>
        <button type="button" onClick={() => choose("large")}>
          {state.chosen}
        </button>
        <Link to="/?bundle=medium#shopify-checkout">Medium</Link>
      </>
    );
  }

  function clickLinkOf(bundle: string): void {
    const link = document.body.appendChild(document.createElement("a"));
    link.dataset["bundle"] = bundle;
    link.click();
    link.remove();
  }

  function load(link: string): void {
    window.history.replaceState(null, "", link);
    render(
      <BrowserRouter>
        <CheckoutProvider goods={goods} connect={() => new Promise(() => undefined)}>
          <Chosen />
        </CheckoutProvider>
      </BrowserRouter>,
    );
  }

  const button = () => screen.getByRole("button");
  const chosen = (): string => button().textContent;

  it("is that of the address, also when another one was chosen earlier in the visit", () => {
    window.sessionStorage.setItem(STORAGE_KEYS.choice, "large:3");
    load("/?bundle=medium");
    expect(chosen()).toBe("medium");
  });

  it("is the one whose link was clicked before the application ran, after the address was followed", () => {
    noteBundleClicks(document);
    clickLinkOf("large");
    load("/?bundle=medium");
    expect(chosen()).toBe("large");
  });

  it("is the one whose link is clicked, also in a section that React does not render, if there is such a bundle", () => {
    noteBundleClicks(document);
    load("/");
    act(() => clickLinkOf("medium"));
    act(() => clickLinkOf("gone"));
    expect(chosen()).toBe("medium");
  });

  it("is that of a link within the site, each time that the link is followed", () => {
    load("/");
    expect(chosen()).toBe("small");
    for (const visit of [1, 2]) {
      act(() => screen.getByRole("link").click());
      expect([visit, chosen()]).toEqual([visit, "medium"]);
      act(() => button().click());
      expect([visit, chosen()]).toEqual([visit, "large"]);
    }
  });
});

it("the offer is none without a code, unknown before anybody answers, and then what the shop takes off the cart", async () => {
  const { result } = renderHook(() => ({ offer: useOffer(), ...useCheckout() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CheckoutProvider
        goods={goods}
        connect={async ({ onCart }) => {
          onCart({ lines: [{ variantId: "41", quantity: 1 }], figures: FIGURES, isOwnChange: false });
          return fakeButton();
        }}
      >
        {children}
      </CheckoutProvider>
    ),
  });
  expect(result.current.offer).toBeNull();
  act(() => referralStore.remember(freshRecord("BRO25", Date.now())));
  expect(result.current.offer).toEqual({ code: "BRO25", percent: null, refused: false });
  result.current.setCartNode(document.createElement("div"));
  await act(async () => result.current.start());
  expect(result.current.offer).toEqual({ code: "BRO25", percent: 25, refused: false });
  await act(async () => void forgetCode());
  expect(result.current.offer).toBeNull();
});

it("a component outside of the purchase fails with an error that names what it lacks", () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(() => renderHook(useCheckout)).toThrow(CheckoutProvider.name);
});
