import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { nextTask } from "@/lib/browser/next-task";
import { popupFlags } from "@/lib/referral/popup-flags";
import { recordEvents } from "../../site-events";
import { answer, arriveWithCode, holdFrames, known, showPopup } from "./popup";

const events = recordEvents();
arriveWithCode();
beforeEach(() => answer(known(25)));

async function openPopup() {
  const { onRedeem } = showPopup();
  return { onRedeem, dialog: await screen.findByRole<HTMLDialogElement>("dialog") };
}

const toast = (): string | null => screen.getByRole("status").textContent;

/** Opens the popup in a browser that copies so, and redeems its code. */
async function redeem(writeText: () => Promise<void>) {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const opened = await openPopup();
  const button = screen.getByRole("button", { name: referralPopup.redeem });
  fireEvent.click(button);
  return { ...opened, button };
}

it("closes when the browser has closed the dialog, as Escape does, and not for a dialog that is open again", async () => {
  const { dialog } = await openPopup();
  fireEvent(dialog, new Event("close"));
  expect(screen.getByRole("dialog")).toBe(dialog);
  dialog.open = false;
  fireEvent(dialog, new Event("close"));
  expect(dialog.isConnected).toBe(false);
  expect(popupFlags.wasShown("BRO25")).toBe(true);
});

it("closes by a click beside it alone, and keeps clicks and keys from the page below, such as an open cart", async () => {
  const below = vi.fn();
  for (const type of ["click", "keydown"]) document.addEventListener(type, below);
  const { dialog } = await openPopup();
  fireEvent.keyDown(dialog, { key: "Escape" });
  fireEvent.click(screen.getByText(referralPopup.heading));
  expect(screen.getByRole("dialog")).toBe(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(below).not.toHaveBeenCalled();
});

it("leads nowhere when it is closed, and gives the focus back to where it was, without scrolling", async () => {
  const { onRedeem } = await openPopup();
  const before = screen.getByRole("button", { name: "Below" });
  const focus = vi.spyOn(before, "focus");
  const close = screen.getByRole("button", { name: referralPopup.close });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(before);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(onRedeem).not.toHaveBeenCalled();
});

it("is not shown any more when the page is left before the browser has had time for it", async () => {
  const nextFrame = holdFrames();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const { unmount } = showPopup();
  nextFrame();
  nextFrame();
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeNull();
  unmount();
  await nextTask();
  expect(showModal).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});

it("goes out of sight and leads on in later tasks than the click, once, while the clipboard waits for permission", async () => {
  const { dialog, onRedeem, button } = await redeem(() => new Promise(() => undefined));
  fireEvent.click(button);
  expect(dialog.className).not.toContain("referral-popup-redeemed");
  await waitFor(() => expect(dialog.className).toContain("referral-popup-redeemed"));
  expect(onRedeem).not.toHaveBeenCalled();
  await waitFor(() => expect(onRedeem).toHaveBeenCalled());
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => undefined);
  expect(onRedeem).toHaveBeenCalledTimes(1);
  expect(toast()).toBe("");
});

it("reports a copied code, and confirms it", async () => {
  await redeem(() => Promise.resolve());
  await waitFor(() => expect(toast()).toBe(referralPopup.copied));
  expect(events).toEqual([{ event: "popup_shown" }, { event: "code_copied" }]);
});

it("reports no copy that was refused, and shows the code until the visitor goes on", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await redeem(() => Promise.reject(new Error("no")));
  await waitFor(() => expect(toast()).toBe(`${referralPopup.copyByHand} BRO25`));
  fireEvent.pointerDown(document.body);
  expect(toast()).toBe("");
  expect(events).toEqual([{ event: "popup_shown" }]);
});

it("tears in the frame after the tap, where the browser can show that, and leads on 350 ms later", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const showPopover = vi.fn();
  Object.assign(Element.prototype, { getAnimations: () => [], showPopover });
  const delays = vi.spyOn(globalThis, "setTimeout");
  const { onRedeem } = await redeem(() => Promise.resolve());
  expect(showPopover).not.toHaveBeenCalled();
  await waitFor(() => expect(delays.mock.calls.map(([, delay]) => delay)).toContain(350));
  expect(showPopover).toHaveBeenCalledTimes(1);
  expect(onRedeem).not.toHaveBeenCalled();
  await waitFor(() => expect(onRedeem).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(document.querySelector("[inert]")).toBeNull());
});
afterEach(() => {
  for (const name of ["getAnimations", "showPopover"]) Reflect.deleteProperty(Element.prototype, name);
});
