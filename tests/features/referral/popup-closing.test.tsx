import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { popupFlags } from "@/lib/referral/popup-flags";
import { codeAnswers } from "@/lib/referral/code-answers";
import { nextTask } from "@/lib/browser/next-task";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { recordEvents } from "../../site-events";
import { implementDialogs } from "./dialogs";

const events = recordEvents();

beforeEach(() => {
  implementDialogs();
  referralStore.remember(freshRecord("BRO25", Date.now()));
  codeAnswers.set(new Map([["BRO25", { state: "known", code: "BRO25", percent: 25 }]]));
});

afterEach(() => {
  codeAnswers.set(new Map());
  // jsdom has neither.
  for (const name of ["getAnimations", "showPopover"]) Reflect.deleteProperty(Element.prototype, name);
});

async function openPopup(onRedeem = (): void => undefined): Promise<HTMLDialogElement> {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <button>Below</button>
      <ReferralPopup labels={referralPopup} onRedeem={onRedeem} />
    </>,
  );
  screen.getByRole("button", { name: "Below" }).focus();
  return screen.findByRole<HTMLDialogElement>("dialog");
}

it("closes when the browser has closed the dialog, as Escape does", async () => {
  const markShown = vi.spyOn(popupFlags, "markShown");
  const dialog = await openPopup();
  dialog.open = false;
  fireEvent(dialog, new Event("close"));
  expect(dialog.isConnected).toBe(false);
  expect(markShown).toHaveBeenCalledExactlyOnceWith("BRO25");
});

it("stays when the browser reports an earlier closing of a dialog that is open again", async () => {
  const dialog = await openPopup();
  fireEvent(dialog, new Event("close"));
  expect(screen.getByRole("dialog")).toBe(dialog);
});

it("closes by a click beside it, and not by one in it", async () => {
  const dialog = await openPopup();
  fireEvent.click(screen.getByText(referralPopup.heading));
  expect(screen.getByRole("dialog")).toBe(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("leads nowhere when it is closed, and gives the focus back to where it was, without scrolling", async () => {
  const onRedeem = vi.fn<() => undefined>();
  await openPopup(onRedeem);
  const before = screen.getByRole("button", { name: "Below" });
  const focus = vi.spyOn(before, "focus");
  screen.getByRole("button", { name: referralPopup.close }).focus();
  fireEvent.click(screen.getByRole("button", { name: referralPopup.close }));
  expect(document.activeElement).toBe(before);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(onRedeem).not.toHaveBeenCalled();
});

it("reports that the code is copied when it is", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  await openPopup();
  fireEvent.click(screen.getByRole("button", { name: referralPopup.redeem }));
  await waitFor(() => expect(events).toEqual([{ event: "popup_shown" }, { event: "code_copied" }]));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(referralPopup.copied));
  // What was copied needs no button that removes it: it disappears by itself.
  expect(screen.queryByRole("button", { name: referralPopup.close })).toBeNull();
});

/** Returns the button that removes the code, which is shown where the browser does not copy it. */
async function redeemWithoutCopy(): Promise<HTMLElement> {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  await openPopup();
  fireEvent.click(screen.getByRole("button", { name: referralPopup.redeem }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("BRO25"));
  return screen.getByRole("button", { name: referralPopup.close });
}

it("shows a code that was not copied until the visitor removes it, and reports no copy", async () => {
  const close = await redeemWithoutCopy();
  act(() => close.click());
  expect(screen.getByRole("status").textContent).toBe("");
  expect(events).toEqual([{ event: "popup_shown" }]);
});

it("takes such a code away when the visitor goes on, and not when the code is touched", async () => {
  await redeemWithoutCopy();
  fireEvent.pointerDown(screen.getByText("BRO25", { selector: ".toast strong" }));
  expect(screen.getByRole("status").textContent).toContain("BRO25");
  fireEvent.pointerDown(document.body);
  expect(screen.getByRole("status").textContent).toBe("");
});

it.each([
  ["what had it before", "button", () => screen.getByRole("button", { name: "Below" }).focus()],
  ["the page, where nothing had it", "main", () => document.getElementById("main")?.blur()],
])("gives the focus of the button that removes the code to %s", async (_, role, focus) => {
  const close = await redeemWithoutCopy();
  screen.getByRole("button", { name: "Below" }).blur();
  focus();
  const next = screen.getAllByRole(role)[0];
  act(() => close.focus());
  act(() => close.click());
  expect(document.activeElement).toBe(next);
});

it("is not shown any more when the page is left before the browser has had time for it", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => frames.push(paint));
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const { unmount } = render(<ReferralPopup labels={referralPopup} onRedeem={() => undefined} />);
  for (let frame = 0; frame < 2; frame += 1) act(() => frames.shift()?.(0));
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeNull();
  unmount();
  await nextTask();
  expect(showModal).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});

it("tears in the frame after the tap that redeems its code, in a browser that can show that", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const showPopover = vi.fn();
  Object.assign(Element.prototype, { getAnimations: () => [], showPopover });
  await openPopup();
  fireEvent.click(screen.getByRole("button", { name: referralPopup.redeem }));
  expect(showPopover).not.toHaveBeenCalled();
  await waitFor(() => expect(showPopover).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(document.querySelector("[inert]")).toBeNull());
  await waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
});

it("removes the confirmation after 4 seconds", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  await openPopup();
  const redeem = screen.getByRole("button", { name: referralPopup.redeem });
  vi.useFakeTimers();
  fireEvent.click(redeem);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  while (!screen.queryByText(referralPopup.copied)) await wait(1);
  await wait(3_998);
  expect(screen.queryByText(referralPopup.copied)).not.toBeNull();
  await wait(2);
  expect(screen.queryByText(referralPopup.copied)).toBeNull();
});

it("leads on 350 ms after it began to tear", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(Element.prototype, { getAnimations: () => [], showPopover: () => undefined });
  const onRedeem = vi.fn<() => void>();
  await openPopup(onRedeem);
  const button = screen.getByRole("button", { name: referralPopup.redeem });
  const delays = vi.spyOn(globalThis, "setTimeout");
  fireEvent.click(button);
  await waitFor(() => expect(delays.mock.calls.map(([, delay]) => delay)).toContain(350));
  expect(onRedeem).not.toHaveBeenCalled();
  await waitFor(() => expect(onRedeem).toHaveBeenCalledTimes(1));
});
