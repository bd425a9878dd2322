import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { referralPopup } from "@/content/referral-popup";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { freshRecord } from "@/lib/referral-code";
import { referralStore } from "@/lib/referral-store";

beforeEach(() => {
  // jsdom draws no dialogs; what they do is tested in a browser.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  referralStore.remember(freshRecord("BRO25", Date.now()));
});

it.each([
  [25, "25%", referralPopup.offer],
  [100, "100%", referralPopup.offer],
  [12.5, "12.5%", referralPopup.offer],
  [100 / 3, "33.3%", referralPopup.offer],
  [0.04, "0%", referralPopup.noDiscount],
  [0, "0%", referralPopup.noDiscount],
])(
  "a discount of %s reads %s, with the words that belong to that figure",
  async (discount, figure, words) => {
    render(<ReferralPopup words={referralPopup} lookUp={async () => discount} />);
    expect(await screen.findByText(figure, {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Redeem & Copy" })).toBeTruthy();
  },
);

it("nothing is looked up, and nothing shows, for a code whose ticket was shown", async () => {
  window.localStorage.setItem("mugworks_popup_shown", '["BRO25"]');
  const lookUp = vi.fn(async () => 25);
  render(<ReferralPopup words={referralPopup} lookUp={lookUp} />);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(lookUp).not.toHaveBeenCalled();
});
