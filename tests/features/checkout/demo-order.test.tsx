import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { demoCheckout } from "@/content/demo-checkout";
import { OrderSummary } from "@/features/checkout/demo-order";
import { openDemoStore } from "@/features/checkout/demo-shop";
import { goods } from "./bundles";

const { summary } = demoCheckout;

/** Renders the sums of two packs at $20, with a code that takes 25% off. */
function showSums(shippingCents: number): string[] {
  const order = openDemoStore(goods).readCheckout("?items=41:2&discount=BRO25");
  if (!order) throw new Error("There is no order.");
  render(
    <MemoryRouter>
      <OrderSummary labels={summary} offerLabel="{code}" order={order} shippingCents={shippingCents} />
    </MemoryRouter>,
  );
  return screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent).join(" "));
}

it.each([
  [0, summary.free, "$30.00"],
  [450, "$4.50", "$34.50"],
])("the total of an order has the discount and a shipping cost of %d cents", (cents, shipping, total) => {
  expect(showSums(cents)).toEqual([
    `${summary.subtotal} $40.00`,
    "BRO25 −$10.00",
    `${summary.shipping} ${shipping}`,
    `${summary.total} ${total}`,
  ]);
});
