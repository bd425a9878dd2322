// What the picker and the cart announce besides the shop's problems.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { cartLabels, checkoutLabels, shopProblems } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { fakeButton } from "./fake-button";
import { openMedium } from "./picker";

it.each(["lent", "denied"] as const)(
  "the picker announces that the cart is not kept where storage is %s",
  async (storage) => {
    await openMedium(async () => ({ ...fakeButton(), storage }));
    screen.getByText(checkoutLabels.notKept, { selector: "[role=status]" });
  },
);

it.each([
  ["cart-gone", "status"],
  ["few-left", "alert"],
] as const)(
  "says %s in picker and cart as %s, without a way around a shop that works",
  async (problem, role) => {
    await openMedium(async ({ onCart, onProblem }) => {
      onCart({ lines: [{ variantId: "41", quantity: 2 }], figures: null, isOwnChange: true });
      onProblem({ problem, quantity: 2 });
      return fakeButton();
    });
    const text = fillText(shopProblems[problem], { quantity: 2 });
    expect(screen.getAllByRole(role).filter(({ textContent }) => textContent === text)).toHaveLength(2);
    expect(screen.queryByRole("link", { name: cartLabels.buyAtShop })).toBeNull();
  },
);
