import { beforeEach, expect, it } from "vitest";
import { addCodeToCartLinks } from "@/features/referral/add-code-to-cart-links";
import { campaignStore } from "@/lib/referral/campaign-store";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

const LINK = "/demo/checkout?items=41:1";
const WITH_CODE = "/demo/checkout?items=41:1&discount=BRO25&attributes[__snowball]=BRO25";

/** A document with one link, as in prerendered HTML. */
function pageWith(href: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<a href="${href}"><b>Buy now</b></a>`;
  const [link, inside] = [page.querySelector("a"), page.querySelector("b")];
  if (!link || !inside) throw new Error("The page has no link.");
  addCodeToCartLinks(page);
  return { page, link, inside, hrefOf: () => link.getAttribute("href") };
}

function follow(target: Element, way = "click"): void {
  target.dispatchEvent(new MouseEvent(way, { bubbles: true, cancelable: true }));
}

beforeEach(() => referralStore.remember(freshRecord("BRO25", Date.now())));

it.each(["click", "auxclick", "contextmenu"])(
  "a cart link gets the live code when it is followed by %s",
  (way) => {
    const { inside, hrefOf } = pageWith(LINK);
    follow(inside, way);
    expect(hrefOf()).toBe(WITH_CODE);
  },
);

it("a cart link gets the code before any other listener runs, and even if one stops the event", () => {
  const { link, hrefOf } = pageWith(LINK);
  let seen: string | null = null;
  link.addEventListener("click", (event) => {
    event.stopImmediatePropagation();
    seen = hrefOf();
  });
  follow(link);
  expect(seen).toBe(WITH_CODE);
});

it("a cart link has the code of the moment: that of another tab, and none once no code is stored", () => {
  const { link, hrefOf } = pageWith(WITH_CODE);
  window.localStorage.setItem("snowball_code", JSON.stringify(freshRecord("MATTE15", Date.now())));
  follow(link);
  expect(hrefOf()).toBe("/demo/checkout?items=41:1&discount=MATTE15&attributes[__snowball]=MATTE15");
  window.localStorage.clear();
  window.sessionStorage.clear();
  follow(link);
  expect(hrefOf()).toBe(LINK);
});

it("a cart link of a visit with a campaign has both, however often it is followed", () => {
  campaignStore.capture("?utm_source=tiktok&utm_medium=paid");
  const { link, hrefOf } = pageWith(LINK);
  follow(link);
  follow(link);
  expect(hrefOf()).toBe(`${WITH_CODE}&utm_source=tiktok&utm_medium=paid`);
});

it.each([
  "/demo/checkout",
  "/demo/checkout?cart=1",
  "/faq?next=/demo/checkout?items=41:1",
  "https://my-shop.myshopify.com/cart/41:1",
  "https://evil.example/demo/checkout?items=41:1",
  "#the-drop",
])("a link that is no cart link is left unchanged: %s", (href) => {
  const { link, hrefOf } = pageWith(href);
  follow(link);
  expect(hrefOf()).toBe(href);
});

it("a cart link is left unchanged by clicks elsewhere on the page", () => {
  const { page, hrefOf } = pageWith(LINK);
  follow(page.body);
  page.dispatchEvent(new MouseEvent("click"));
  expect(hrefOf()).toBe(LINK);
});
