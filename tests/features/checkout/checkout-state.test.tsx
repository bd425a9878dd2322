import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";

it("a component outside of the purchase fails with an error that names what it lacks", () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(() => renderHook(useCheckout)).toThrow(CheckoutProvider.name);
});
