import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { CheckoutProvider, useCheckout, useOffer } from "@/features/checkout/checkout-context";
import { forgetCode } from "@/lib/referral/forget-code";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { goods } from "./bundles";
import { fakeButton } from "./fake-button";
import { FIGURES } from "./store-page";

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
