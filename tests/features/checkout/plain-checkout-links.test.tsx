// Links that lead to the shop without the buy button report the same analytics event as the buy button.
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cartLabels, checkoutLabels, priceLabels } from "@/content/interface";
import { Drop } from "@/features/landing/drop";
import { recordEvents } from "../../site-events";
import { unansweredBundles } from "./bundles";
import { fakeButton } from "./fake-button";
import { openMedium, openPicker } from "./picker";
import { FIGURES, LINES } from "./store-page";

const reported = recordEvents();
/** jsdom implements no navigation. */
const preventNavigation = (event: Event): void => event.preventDefault();
beforeEach(() => window.addEventListener("click", preventNavigation));
afterEach(() => window.removeEventListener("click", preventNavigation));

function follow(name: string): unknown[] {
  fireEvent.click(screen.getByRole("link", { name }));
  return reported;
}

it.each([
  ["", null, 20],
  [", with what is paid with a code", { code: "BRO25", percent: 25, refused: false }, 15],
])("reports a checkout by the link below a bundle%s", (_, offer, value) => {
  render(
    <MemoryRouter>
      <Drop
        content={{ heading: "Heading", text: "", goLabel: "Go", straightLabel: "Straight" }}
        soldOutLabel="Sold out"
        prices={{ labels: priceLabels, offer }}
        bundles={unansweredBundles}
        quotes={[]}
        cartLinkFor={() => "https://shop.example/cart/41:1"}
      />
    </MemoryRouter>,
  );
  expect(follow("Straight: Small")).toEqual([{ event: "checkout", cart: expect.any(Array), value }]);
});

it("reports a checkout by the link that replaces the buy button while it loads", async () => {
  await openPicker(() => new Promise(() => undefined));
  expect(follow(checkoutLabels.buy.replace("{bundle}", "Small"))).toEqual([
    { event: "checkout", cart: LINES, value: 20 },
  ]);
});

it("reports a checkout by the link in a cart that failed, with what the cart costs after its discounts", async () => {
  await openMedium(async ({ onCart, onProblem }) => {
    onCart({ lines: LINES, figures: FIGURES, isOwnChange: true });
    onProblem({ problem: "down" });
    return fakeButton();
  });
  reported.length = 0;
  expect(follow(cartLabels.buyAtShop)).toEqual([{ event: "checkout", cart: LINES, value: 15 }]);
});
