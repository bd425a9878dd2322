// What the picker says and offers for each problem that the shop's connection may have.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { checkoutLabels, shopProblems } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { problemText } from "@/features/checkout/problem-text";
import { ShopError, type ShopProblem, type ShopReport } from "@/vendors/shopify/transport/shop-error";
import { openPurchase } from "./purchase";

const SHOP = "https://shop.example/cart/41:1";

/** The kinds, as the type has them: one that is missing here does not compile. Whether each keeps the product from being shown. */
const KINDS: Record<ShopProblem, boolean> = {
  offline: true,
  blocked: true,
  slow: true,
  busy: true,
  down: true,
  refused: true,
  missing: true,
  garbled: true,
  "sold-out": true,
  "few-left": false,
  quantity: true,
  "not-sold": true,
  "cart-full": true,
  remark: true,
  currency: true,
  "cart-gone": false,
  "cart-late": true,
  unknown: true,
};

const KINDS_OF_FAILURE = Object.entries(KINDS).flatMap(([kind, isFailure]) =>
  isFailure && isKind(kind) ? [kind] : [],
);

function isKind(kind: string): kind is ShopProblem {
  return kind in KINDS;
}

it.each(KINDS_OF_FAILURE)("announces the text of %s, with a link to the shop's cart", async (kind) => {
  await openPurchase(() => Promise.reject(new ShopError(kind)), SHOP);
  expect(screen.getByRole("alert").textContent).toBe(shopProblems[kind]);
  const link = screen.getByRole("link", { name: fillText(checkoutLabels.buyAtShop, { bundle: "Small" }) });
  expect(link.getAttribute("href")).toBe(SHOP);
  screen.getByRole("button", { name: checkoutLabels.retry });
});

it("says how many of a bundle the shop had", () => {
  expect(problemText(shopProblems, { problem: "few-left", quantity: 2 })).toBe(
    fillText(shopProblems["few-left"], { quantity: 2 }),
  );
});

it("quotes the shop where it has its own words, and says something true where it has none", () => {
  expect(problemText(shopProblems, { problem: "remark", message: "Limit 2." })).toBe(
    fillText(shopProblems.quoted, { message: "Limit 2." }),
  );
  expect(problemText(shopProblems, { problem: "remark" })).toBe(shopProblems.remark);
});

it("has a sentence for each of several remarks on one change", () => {
  const report: ShopReport = { problem: "quantity", others: [{ problem: "remark", message: "Limit 2." }] };
  expect(problemText(shopProblems, report)).toBe(
    `${shopProblems.quantity} ${fillText(shopProblems.quoted, { message: "Limit 2." })}`,
  );
});
