// What the tests of the referral popup share.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { codeAnswers, type LookupAnswer } from "@/lib/referral/code-answers";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

export const follow = (code: string): void => referralStore.remember(freshRecord(code, Date.now()));

export const known = (percent: number | null): LookupAnswer => ({ state: "known", code: "BRO25", percent });

/** Gives an answer of the affiliate service to all components. */
export const answer = (given: LookupAnswer, code = "BRO25"): void =>
  act(() => codeAnswers.set(new Map(codeAnswers.get()).set(code, given)));

/** In each test, the visitor has followed a link with a code. */
export function arriveWithCode(): void {
  beforeEach(() => {
    // jsdom lacks both. The journeys test dialogs in browsers.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    follow("BRO25");
  });
  afterEach(() => codeAnswers.set(new Map()));
}

/** Shows the popup over a page whose button has the focus. `onRedeem` leads on to the checkout. */
export function showPopup() {
  const onRedeem = vi.fn<() => void>();
  const { unmount } = render(
    <>
      <button>Below</button>
      <ReferralPopup labels={referralPopup} onRedeem={onRedeem} />
    </>,
  );
  screen.getByRole("button", { name: "Below" }).focus();
  return { onRedeem, unmount };
}

/** Holds the frames back. Returns the function that paints the next one. */
export function holdFrames() {
  let frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => frames.push(paint));
  return () =>
    act(() => {
      const due = frames;
      frames = [];
      for (const paint of due) paint(0);
    });
}
