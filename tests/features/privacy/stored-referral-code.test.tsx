import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { StoredReferralCode } from "@/features/privacy/stored-referral-code";
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { referralStore } from "@/lib/referral/referral-store";
import { freshRecord } from "@/lib/referral/referral-code";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

const labels = {
  stored: "Waiting:",
  none: "nothing waits",
  forget: "Forget",
  forgotten: "forgotten",
  removing: "being taken off",
  removed: "off the cart",
};

function openPage() {
  const onCartToClear = vi.fn<() => void>();
  render(<StoredReferralCode labels={labels} onCartToClear={onCartToClear} />);
  return { onCartToClear, button: () => screen.queryByRole("button", { name: "Forget" }) };
}

const status = () => screen.getByRole("status").textContent;
const store = (code: string) => referralStore.remember(freshRecord(code, Date.now()));

it("offers no button without a referral code", () => {
  const { button, onCartToClear } = openPage();
  expect([status(), button()]).toEqual(["nothing waits", null]);
  expect(onCartToClear).not.toHaveBeenCalled();
});

it("shows the stored code, and forgets it with every record of it", () => {
  store("BRO25");
  localStore.set(STORAGE_KEYS.popupShown, '["BRO25"]');
  visitStore.set(STORAGE_KEYS.discount, '["BRO25",25]');
  const { button, onCartToClear } = openPage();
  expect(status()).toBe("Waiting: BRO25");
  fireEvent.click(button() ?? document.body);
  expect([status(), button()]).toEqual(["forgotten", null]);
  // The button is removed, so the focus moves to the status.
  expect(document.activeElement).toBe(screen.getByRole("status"));
  expect(referralStore.current()).toBeNull();
  expect([window.localStorage, window.sessionStorage].flatMap((area) => Object.entries(area))).toEqual([]);
  // No cart is known, so the shop gets no request.
  expect(onCartToClear).not.toHaveBeenCalled();
});

it("marks a cart that has the code for its removal, connects the shop, and announces when it is done", () => {
  store("BRO25");
  localStore.set(STORAGE_KEYS.cartCode, cartCodeRecord("cart-1", "BRO25"));
  const { button, onCartToClear } = openPage();
  fireEvent.click(button() ?? document.body);
  expect(localStore.get(STORAGE_KEYS.cartCode)).toBe(cartCodeRecord("cart-1", null, ["BRO25"]));
  expect(status()).toBe("being taken off");
  expect(onCartToClear).toHaveBeenCalledTimes(1);
  act(() => localStore.set(STORAGE_KEYS.cartCode, ""));
  expect(status()).toBe("off the cart");
});

it("continues a removal that an earlier visit did not finish", () => {
  localStore.set(STORAGE_KEYS.cartCode, cartCodeRecord("cart-1", null, ["BRO25"]));
  const { onCartToClear } = openPage();
  expect(status()).toBe("being taken off");
  expect(onCartToClear).toHaveBeenCalledTimes(1);
});
