import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { popupFlags } from "@/lib/referral/popup-flags";
import { codeAnswers, type LookupAnswer } from "@/lib/referral/code-answers";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { implementDialogs } from "./dialogs";

beforeEach(() => {
  implementDialogs();
  referralStore.remember(freshRecord("BRO25", Date.now()));
});

afterEach(() => codeAnswers.set(new Map()));

/** Gives this answer of the affiliate service to all components. */
const answer = (code: string, given: LookupAnswer): void =>
  codeAnswers.set(new Map(codeAnswers.get()).set(code, given));
const percent = (code: string, value: number | null): void =>
  answer(code, { state: "known", code, percent: value });

/** Shows the popup. Returns the function that leads on to the checkout. */
function open() {
  const onRedeem = vi.fn<() => void>();
  render(<ReferralPopup labels={referralPopup} onRedeem={onRedeem} />);
  return onRedeem;
}

/** What the open popup announces. */
const announced = (): string =>
  screen.getByRole("dialog").querySelector("[aria-live=polite]")?.textContent ?? "";

const known = (value: number | null): LookupAnswer => ({ state: "known", code: "BRO25", percent: value });

it.each<[LookupAnswer, string, string]>([
  [known(25), "25%", referralPopup.offer],
  [known(100 / 3), "33.3%", referralPopup.offer],
  [known(0), "0%", referralPopup.noDiscount],
  [known(null), "0%", referralPopup.unreadDiscount],
  [{ state: "unknown" }, "0%", referralPopup.unknownCode],
  [{ state: "unread" }, "0%", referralPopup.unreadDiscount],
])("shows for %o %s, and announces the text for that answer alone", async (given, figure, text) => {
  answer("BRO25", given);
  open();
  expect(await screen.findByRole("button", { name: referralPopup.redeem })).toBeTruthy();
  expect(screen.getByText(figure)).toBeTruthy();
  const { offer, noDiscount, unknownCode, unreadDiscount } = referralPopup;
  const all = [offer, noDiscount, unknownCode, unreadDiscount];
  expect(all.filter((label) => announced().includes(label))).toEqual([text]);
  expect(announced()).toContain(figure);
  // It says who earns, where somebody may.
  expect(announced().includes(referralPopup.earns)).toBe(given.state !== "unknown");
});

it("shows no offer, whose texts would change, before it is known who sent the visitor", async () => {
  percent("BRO25", 25);
  render(<ReferralPopup labels={referralPopup} isSenderAwaited onRedeem={() => undefined} />);
  await screen.findByRole("dialog");
  expect(announced()).toBe(referralPopup.loading);
});

it("announces that the code is looked up, and shows a placeholder, until the answer is there", async () => {
  open();
  await screen.findByRole("dialog");
  expect(announced()).toBe(referralPopup.loading);
  const isBusy = () =>
    screen.getByRole("dialog").querySelector("[aria-live=polite]")?.getAttribute("aria-busy");
  expect(isBusy()).toBe("true");
  expect(screen.queryByRole("button", { name: referralPopup.redeem })).toBeNull();
  expect(screen.queryByText(/%/)).toBeNull();
  act(() => percent("BRO25", 25));
  expect(isBusy()).toBe("false");
  expect(announced()).not.toContain(referralPopup.loading);
  expect(announced()).toContain("25%");
});

it("stays open, with the focus where it is, when the service spells the code in another case", async () => {
  act(() => referralStore.remember(freshRecord("bro25", Date.now())));
  open();
  const dialog = await screen.findByRole("dialog");
  act(() => {
    answer("bro25", known(25));
    percent("BRO25", 25);
    referralStore.remember(freshRecord("BRO25", Date.now()));
  });
  expect(screen.getByText("BRO25")).toBeTruthy();
  expect(screen.getByRole("dialog")).toBe(dialog);
});

it.each(["NOPE1234", "bro25"])(
  "waits for the answer on %s while the code before it, whose popup was dismissed, may take its place",
  async (newer) => {
    popupFlags.markShown("BRO25");
    act(() => referralStore.remember(freshRecord(newer, Date.now())));
    const nextFrame = holdFrames();
    open();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    // The service knows the newer code after all.
    act(() => percent(newer, 25));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  },
);

it("opens with the placeholder when the popup of the code before it was never dismissed", async () => {
  act(() => referralStore.remember(freshRecord("MATTE15", Date.now())));
  open();
  await screen.findByRole("dialog");
  expect(announced()).toBe(referralPopup.loading);
});

it.each([
  ["a code whose popup was shown", { [STORAGE_KEYS.popupShown]: '["BRO25"]' }],
  ["no code at all", { snowball_code: "" }],
])("shows nothing for %s", async (_, kept) => {
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  percent("BRO25", 25);
  open();
  await act(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["waits for permission", "refuses"])(
  "leads on to the checkout at once, also when the clipboard %s",
  async (refusal) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const writeText = () =>
      refusal === "refuses" ? Promise.reject(new Error("no")) : new Promise(() => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    percent("BRO25", 25);
    const onRedeem = open();
    fireEvent.click(await screen.findByRole("button", { name: referralPopup.redeem }));
    await waitFor(() => expect(onRedeem).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("dialog")).toBeNull();
    await act(async () => undefined);
    // A code that was not copied is there to be read and selected.
    const announcement = refusal === "refuses" ? `${referralPopup.copyByHand} BRO25` : "";
    expect(screen.getByRole("status").textContent).toBe(announcement);
  },
);

it("goes out of sight and closes in later tasks than the click, and redeems once however often the button is pressed", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => new Promise(() => undefined) } });
  percent("BRO25", 25);
  const onRedeem = open();
  const button = await screen.findByRole("button", { name: referralPopup.redeem });
  fireEvent.click(button);
  fireEvent.click(button);
  const dialog = screen.getByRole("dialog");
  expect(dialog.className).not.toContain("referral-popup-redeemed");
  expect(onRedeem).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog.className).toContain("referral-popup-redeemed"));
  await waitFor(() => expect(onRedeem).toHaveBeenCalled());
  await act(async () => undefined);
  expect(onRedeem).toHaveBeenCalledTimes(1);
});

/** Holds the frames back. Returns the function that paints the next one. */
function holdFrames() {
  let frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => frames.push(paint));
  return () =>
    act(async () => {
      const due = frames;
      frames = [];
      for (const paint of due) paint(0);
    });
}

it("does not open in a browser without modal dialogs, and the page stays as it is", async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  const nextFrame = holdFrames();
  percent("BRO25", 25);
  render(<p>the page</p>);
  open();
  await nextFrame();
  await nextFrame();
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  expect(screen.getByText("the page")).toBeTruthy();
});

it("opens only after the browser has painted the page below it", async () => {
  const nextFrame = holdFrames();
  percent("BRO25", 25);
  open();
  // The first callback runs before the first paint, the second callback after it.
  await nextFrame();
  expect(screen.queryByRole("dialog")).toBeNull();
  await nextFrame();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("keeps clicks and key presses from the page below it, such as an open cart", async () => {
  const below = vi.fn();
  document.addEventListener("click", below);
  window.addEventListener("keydown", below);
  percent("BRO25", 25);
  open();
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
