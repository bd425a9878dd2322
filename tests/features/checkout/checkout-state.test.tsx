import { act, render, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { CheckoutProvider, useCheckout, useCheckoutState } from "@/features/checkout/checkout-context";
import type { CheckoutStore } from "@/features/checkout/checkout-store";
import { goods } from "./bundles";

it("a change of the purchase renders only what shows it", () => {
  const rendered: string[] = [];
  const stores: CheckoutStore[] = [];
  function Page() {
    stores.push(useCheckout());
    rendered.push("page");
    return <Choice />;
  }
  function Choice() {
    const chosen = useCheckoutState((state) => state.chosen);
    rendered.push(`choice ${chosen}`);
    return null;
  }
  render(
    <BrowserRouter>
      <CheckoutProvider goods={goods} connect={() => new Promise(() => undefined)}>
        <Page />
      </CheckoutProvider>
    </BrowserRouter>,
  );
  expect(rendered).toEqual(["page", "choice small"]);
  act(() => stores[0]?.setVariants([]));
  act(() => stores[0]?.choose("medium"));
  expect(rendered).toEqual(["page", "choice small", "choice medium"]);
});

it("a component outside of the purchase fails with an error that names what it lacks", () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(() => renderHook(useCheckout)).toThrow(CheckoutProvider.name);
});
