import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { codeAnswers } from "@/lib/code-answers";
import { freshRecord } from "@/lib/referral-code";
import { referralStore } from "@/lib/referral-store";
import { EVENT_NAME } from "@/vendors/analytics";
import { implementDialogs } from "./dialogs";

let events: unknown[] = [];
const record = (event: Event): void => void events.push(event instanceof CustomEvent ? event.detail : event);

beforeEach(() => {
  implementDialogs();
  referralStore.remember(freshRecord("BRO25", Date.now()));
  codeAnswers.set(new Map([["BRO25", { state: "known", code: "BRO25", percent: 25 }]]));
  events = [];
  window.addEventListener(EVENT_NAME, record);
});

afterEach(() => {
  window.removeEventListener(EVENT_NAME, record);
  vi.unstubAllGlobals();
  codeAnswers.set(new Map());
});

async function openPopup(): Promise<HTMLDialogElement> {
  render(
    <>
      <button>Below</button>
      <ReferralPopup labels={referralPopup} onRedeem={() => undefined} />
    </>,
  );
  screen.getByRole("button", { name: "Below" }).focus();
  return screen.findByRole<HTMLDialogElement>("dialog");
}

it("reports that the popup is shown, once", async () => {
  await openPopup();
  expect(events).toEqual([{ event: "popup_shown" }]);
});

it("closes when the browser has closed the dialog, as Escape does", async () => {
  const dialog = await openPopup();
  dialog.open = false;
  fireEvent(dialog, new Event("close"));
  expect(screen.queryByRole("dialog")).toBeNull();
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

it("gives the focus back to where it was, without scrolling", async () => {
  await openPopup();
  const before = screen.getByRole("button", { name: "Below" });
  const focus = vi.spyOn(before, "focus");
  screen.getByRole("button", { name: referralPopup.close }).focus();
  fireEvent.click(screen.getByRole("button", { name: referralPopup.close }));
  expect(document.activeElement).toBe(before);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
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

it("shows a code that was not copied until the visitor removes it, and reports no copy", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  await openPopup();
  fireEvent.click(screen.getByRole("button", { name: referralPopup.redeem }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("BRO25"));
  act(() => screen.getByRole("button", { name: referralPopup.close }).click());
  expect(screen.getByRole("status").textContent).toBe("");
  expect(events).toEqual([{ event: "popup_shown" }]);
});
