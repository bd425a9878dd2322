import { describe, expect, it } from "vitest";
import type { ButtonState } from "@/features/checkout/checkout-store";
import { panelView } from "@/features/checkout/panel-view";
import type { ShopReport } from "@/lib/purchase/shop-problem";
import { unansweredBundles } from "./bundles";
import { fakeButton } from "./fake-button";

const ready: ButtonState = { phase: "ready", buyButton: fakeButton(), problem: null };
const unshown: ButtonState = { ...ready, problem: "missing" };
const lent: ButtonState = { ...ready, buyButton: { ...fakeButton(), storage: "lent" } };
const failed: ButtonState = { phase: "failed", problem: "slow" };
const soldOut: ShopReport = { problem: "sold-out" };
const expired: ShopReport = { problem: "cart-gone" };
const fewLeft: ShopReport = { problem: "few-left", quantity: 2 };

interface Given {
  button?: ButtonState;
  clickProblem?: ShopReport | null;
  chosen?: string;
  isAllSoldOut?: boolean;
  isShown?: boolean;
}

/** The first bundle is wanted. */
function viewOf(given: Given) {
  const {
    button = ready,
    clickProblem = null,
    chosen = "small",
    isAllSoldOut = false,
    isShown = false,
  } = given;
  const bundles = unansweredBundles.map((bundle) => ({ ...bundle, isSoldOut: isAllSoldOut }));
  return panelView({ button, clickProblem, wanted: "small", chosen, bundles }, isShown);
}

it.each<[string, string, Given]>([
  ["link", "nothing is loaded", { button: { phase: "idle" } }],
  ["link", "the buy button loads", { button: { phase: "loading" } }],
  ["link", "the product is awaited", {}],
  ["product", "the product is shown", { isShown: true }],
  ["both", "a click on the product failed", { isShown: true, clickProblem: soldOut }],
  ["product", "the shop only gave notice", { isShown: true, clickProblem: expired }],
  ["link", "a notice came before the product", { clickProblem: fewLeft }],
  ["retry", "a click failed before the product", { clickProblem: { problem: "down" } }],
  ["retry", "the product cannot be shown", { button: unshown }],
  ["retry", "the buy button has failed", { button: failed }],
  ["contact", "all is sold out", { isShown: true, isAllSoldOut: true }],
  ["contact", "all is sold out and a click failed", { clickProblem: soldOut, isAllSoldOut: true }],
  ["product", "the next bundle was taken", { isShown: true, clickProblem: soldOut, chosen: "large" }],
  [
    "both",
    "a click on the next failed",
    { isShown: true, clickProblem: { problem: "down" }, chosen: "large" },
  ],
])("what the panel shows to buy with is %s where %s", (shows, _, given) =>
  expect(viewOf(given).shows).toBe(shows),
);

describe("what the panel reports", () => {
  it("is nothing without a problem", () => expect(viewOf({}).report).toBeNull());

  it("is why there is no product, in each phase that has a reason", () => {
    expect(viewOf({ button: unshown }).report).toEqual({ problem: "missing" });
    expect(viewOf({ button: failed }).report).toEqual({ problem: "slow" });
  });

  it("is the problem of the last click before any other, with its details", () => {
    expect(viewOf({ button: unshown, clickProblem: fewLeft }).report).toBe(fewLeft);
  });

  it("is not what a click met that is settled, but still why there is no product", () => {
    const settled = { clickProblem: soldOut, chosen: "large" };
    expect(viewOf(settled).report).toBeNull();
    expect(viewOf({ ...settled, button: unshown }).report).toEqual({ problem: "missing" });
  });
});

it.each<[string | null, string, Given]>([
  [null, "nothing is loaded", { button: { phase: "idle" } }],
  ["opening", "the buy button loads", { button: { phase: "loading" } }],
  ["opening", "the product is awaited", {}],
  ["opening", "the product is awaited and the cart is not kept", { button: lent }],
  [null, "the product is shown", { isShown: true }],
  [null, "the product cannot be shown", { button: unshown }],
  [null, "the buy button has failed", { button: failed }],
  [null, "all is sold out", { isAllSoldOut: true }],
  ["opening", "the button loads, all is sold out", { button: { phase: "loading" }, isAllSoldOut: true }],
  ["notKept", "the browser does not keep the cart", { button: lent, isShown: true }],
  ["notKept", "the cart is not kept, all is sold out", { button: lent, isAllSoldOut: true }],
])("the status of the panel is %s where %s", (status, _, given) => expect(viewOf(given).status).toBe(status));
