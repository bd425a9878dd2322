import { beforeEach, describe, expect, it } from "vitest";
import { addCodeToCartLinks } from "@/features/referral/add-code-to-cart-links";
import { campaignStore } from "@/lib/referral/campaign-store";
import { cartLink, cartLinkBase } from "@/lib/purchase/cart-link";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

const BASE = cartLinkBase(null, "/demo/checkout");
const ITEMS = [{ variantId: "41000000000001", quantity: 1 }];

/** A document with one link, as in prerendered HTML. */
function pageWith(href: string): HTMLAnchorElement {
  const page = document.implementation.createHTMLDocument();
  const link = page.createElement("a");
  link.href = href;
  link.innerHTML = "<span>Buy <b>now</b></span>";
  page.body.append(link);
  addCodeToCartLinks(page);
  return link;
}

function follow(target: Element, way: string): void {
  target.dispatchEvent(new MouseEvent(way, { bubbles: true, cancelable: true }));
}

beforeEach(() => referralStore.remember(freshRecord("BRO25", Date.now())));

describe("a cart link", () => {
  it.each(["click", "auxclick", "contextmenu"])("gets the live code when it is followed by %s", (way) => {
    const link = pageWith(cartLink(BASE, ITEMS, null));
    follow(link, way);
    expect(link.getAttribute("href")).toBe(cartLink(BASE, ITEMS, "BRO25"));
  });

  it("gets it when the click is on an element inside the link", () => {
    const link = pageWith(cartLink(BASE, ITEMS, null));
    follow(link.querySelector("b") ?? link, "click");
    expect(link.getAttribute("href")).toBe(cartLink(BASE, ITEMS, "BRO25"));
  });

  it("gets it before any other listener runs, and even if one stops the event", () => {
    const link = pageWith(cartLink(BASE, ITEMS, null));
    let seen: string | null = null;
    link.addEventListener("click", (event) => {
      event.stopImmediatePropagation();
      seen = link.getAttribute("href");
    });
    follow(link, "click");
    expect(seen).toBe(cartLink(BASE, ITEMS, "BRO25"));
  });

  it("gets the code that another tab stored after the page was rendered", () => {
    const link = pageWith(cartLink(BASE, ITEMS, "BRO25"));
    window.localStorage.setItem("snowball_code", JSON.stringify(freshRecord("MATTE15", Date.now())));
    follow(link, "click");
    expect(link.getAttribute("href")).toBe(cartLink(BASE, ITEMS, "MATTE15"));
  });

  it("loses its code once no code is stored", () => {
    const link = pageWith(cartLink(BASE, ITEMS, "BRO25"));
    window.localStorage.clear();
    window.sessionStorage.clear();
    follow(link, "click");
    expect(link.getAttribute("href")).toBe(cartLink(BASE, ITEMS, null));
  });
});

describe("a cart link of a visit with a campaign", () => {
  beforeEach(() => campaignStore.capture("?utm_source=tiktok&utm_medium=paid"));

  it("has both, however often it is followed", () => {
    const link = pageWith(cartLink(BASE, ITEMS, null));
    follow(link, "click");
    follow(link, "click");
    expect(link.getAttribute("href")).toBe(
      `${cartLink(BASE, ITEMS, "BRO25")}&utm_source=tiktok&utm_medium=paid`,
    );
  });
});

describe("a link that is no cart link", () => {
  it.each(
    `/demo/checkout /demo/checkout?cart=1 /faq?next=/demo/checkout?items=41:1
    https://my-shop.myshopify.com/cart/41:1 https://evil.example/demo/checkout?items=41:1 #the-drop`.split(
      /\s+/,
    ),
  )("is left unchanged: %s", (href) => {
    const link = pageWith(href);
    follow(link, "click");
    expect(link.getAttribute("href")).toBe(href);
  });

  it("is not affected by clicks elsewhere on the page", () => {
    const link = pageWith(cartLink(BASE, ITEMS, null));
    follow(link.ownerDocument.body, "click");
    link.ownerDocument.dispatchEvent(new MouseEvent("click"));
    expect(link.getAttribute("href")).toBe(cartLink(BASE, ITEMS, null));
  });
});
