import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { RedeemToast } from "@/features/referral/redeem-toast";

const below = (): HTMLElement => screen.getByRole("button", { name: "Below" });

/** Shows it on a page for a code that was redeemed. The button of the page has the focus. Returns what is called when it is left. */
function show(copied: boolean) {
  const onLeave = vi.fn<() => void>();
  render(
    <>
      <main id="main" tabIndex={-1} />
      <button>Below</button>
      <RedeemToast labels={referralPopup} redeemed={{ code: "BRO25", copied }} onLeave={onLeave} />
    </>,
  );
  below().focus();
  return onLeave;
}

it("confirms a copy for 4 seconds, without a button that removes it", () => {
  vi.useFakeTimers();
  const onLeave = show(true);
  expect(screen.queryByRole("button", { name: referralPopup.close })).toBeNull();
  vi.advanceTimersByTime(3_999);
  expect(onLeave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it("shows a code that was not copied until the visitor goes on, and not when the code is touched", () => {
  vi.useFakeTimers();
  const onLeave = show(false);
  fireEvent.pointerDown(screen.getByText("BRO25"));
  vi.advanceTimersByTime(4_000);
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it.each([
  ["what had it before", "button", () => undefined],
  ["the page, where nothing had it", "main", () => below().blur()],
])("gives the focus of the button that removes the code to %s", (_, role, leave) => {
  const onLeave = show(false);
  leave();
  const close = screen.getByRole("button", { name: referralPopup.close });
  act(() => close.focus());
  act(() => close.click());
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getAllByRole(role)[0]);
});
