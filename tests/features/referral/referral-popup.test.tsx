import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { referralPopup } from "@/content/referral-popup";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { freshRecord } from "@/lib/referral-code";
import { referralStore } from "@/lib/referral-store";

beforeEach(() => {
  // jsdom implements no dialogs; the journeys test them in browsers.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  referralStore.remember(freshRecord("BRO25", Date.now()));
});

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [25, "25%", referralPopup.offer],
  [100, "100%", referralPopup.offer],
  [12.5, "12.5%", referralPopup.offer],
  [100 / 3, "33.3%", referralPopup.offer],
  [0.04, "0%", referralPopup.noDiscount],
  [0, "0%", referralPopup.noDiscount],
])("shows a discount of %s as %s, with the texts for that figure", async (discount, figure, text) => {
  render(<ReferralPopup labels={referralPopup} lookUp={async () => discount} />);
  expect(await screen.findByText(figure, {}, { timeout: 4_000 })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("button", { name: referralPopup.redeem })).toBeTruthy();
});

it.each([
  ["a code whose popup was shown", { mugworks_popup_shown: '["BRO25"]' }],
  ["an expired code", { snowball_code: JSON.stringify({ code: "BRO25", expiry: Date.now() - 1 }) }],
  ["a mistyped code", { snowball_code: JSON.stringify({ ...freshRecord("BR", Date.now()), valid: false }) }],
  ["no code at all", { snowball_code: "" }],
])("looks up nothing and shows nothing for %s", async (_, kept) => {
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  const lookUp = vi.fn(async () => 25);
  render(<ReferralPopup labels={referralPopup} lookUp={lookUp} />);
  await act(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(lookUp).not.toHaveBeenCalled();
});

it("confirms the copy only when the browser has resolved it", async () => {
  let resolve = (): void => undefined;
  const writeText = () => new Promise<void>((done) => (resolve = done));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<ReferralPopup labels={referralPopup} lookUp={async () => 25} />);
  fireEvent.click(await screen.findByRole("button", { name: referralPopup.redeem }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => undefined);
  expect(screen.queryByText(referralPopup.copied)).toBeNull();
  await act(async () => resolve());
  expect(screen.getByRole("status").textContent).toBe(referralPopup.copied);
});

it("does not show a late percentage for the code that replaced its own meanwhile", async () => {
  let answerFirst = (_percent: number): void => undefined;
  const first = new Promise<number>((done) => (answerFirst = done));
  const lookUp = (code: string) => (code === "BRO25" ? first : Promise.resolve(15));
  render(<ReferralPopup labels={referralPopup} lookUp={lookUp} />);
  await screen.findByRole("dialog");
  act(() => referralStore.remember(freshRecord("MATTE15", Date.now())));
  expect(await screen.findByText("15%")).toBeTruthy();
  await act(async () => answerFirst(25));
  expect(screen.getByText("15%")).toBeTruthy();
  expect(screen.getByText("MATTE15")).toBeTruthy();
});

it("opens only after the browser has painted the page below it", async () => {
  let frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => frames.push(paint));
  const nextFrame = () =>
    act(async () => {
      const due = frames;
      frames = [];
      for (const paint of due) paint(0);
    });
  render(<ReferralPopup labels={referralPopup} lookUp={async () => 25} />);
  // The first callback runs before the first paint, the second callback after it.
  await nextFrame();
  expect(screen.queryByRole("dialog")).toBeNull();
  await nextFrame();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("keeps clicks and key presses from the page below it, such as an open cart", async () => {
  const below = vi.fn();
  document.addEventListener("click", below);
  window.addEventListener("keydown", below);
  render(<ReferralPopup labels={referralPopup} lookUp={async () => 25} />);
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  fireEvent.click(screen.getByText(referralPopup.heading));
  fireEvent.click(screen.getByRole("button", { name: referralPopup.close }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(below).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  expect(below).toHaveBeenCalledTimes(1);
  document.removeEventListener("click", below);
  window.removeEventListener("keydown", below);
});
