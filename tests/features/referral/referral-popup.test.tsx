import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { referralPopup } from "@/content/code-offer";
import { ReferralPopup } from "@/features/referral/referral-popup";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { popupFlags } from "@/lib/referral/popup-flags";
import { referralStore } from "@/lib/referral/referral-store";
import { answer, arriveWithCode, follow, holdFrames, known, showPopup } from "./popup";

arriveWithCode();

const live = () => screen.getByRole("dialog").querySelector("[aria-live=polite]");
/** What the open popup announces. */
const announced = (): string => live()?.textContent ?? "";

it.each<[LookupAnswer, string, string]>([
  [known(25), "25%", referralPopup.offer],
  [known(100 / 3), "33.3%", referralPopup.offer],
  [known(0), "0%", referralPopup.noDiscount],
  [known(null), "0%", referralPopup.unreadDiscount],
  [{ state: "unknown" }, "0%", referralPopup.unknownCode],
  [{ state: "unread" }, "0%", referralPopup.unreadDiscount],
])("shows for %o %s, and announces the text for that answer alone", async (given, figure, text) => {
  answer(given);
  showPopup();
  expect(await screen.findByRole("button", { name: referralPopup.redeem })).toBeTruthy();
  const { offer, noDiscount, unknownCode, unreadDiscount } = referralPopup;
  const all = [offer, noDiscount, unknownCode, unreadDiscount];
  expect(all.filter((label) => announced().includes(label))).toEqual([text]);
  expect(announced().startsWith(figure)).toBe(true);
  // It says who earns, where somebody may.
  expect(announced().includes(referralPopup.earns)).toBe(given.state !== "unknown");
});

it("shows no offer, whose texts would change, before it is known who sent the visitor", async () => {
  answer(known(25));
  render(<ReferralPopup labels={referralPopup} isSenderAwaited onRedeem={() => undefined} />);
  await screen.findByRole("dialog");
  expect(announced()).toBe(referralPopup.loading);
});

it("announces that the code is looked up, and shows a placeholder, until the answer is there", async () => {
  // The code before it may take its place, whose popup was not dismissed either.
  follow("MATTE15");
  showPopup();
  await screen.findByRole("dialog");
  expect(announced()).toBe(referralPopup.loading);
  expect(live()?.ariaBusy).toBe("true");
  expect(screen.queryByRole("button", { name: referralPopup.redeem })).toBeNull();
  answer(known(25), "MATTE15");
  expect(live()?.ariaBusy).toBe("false");
  expect(announced()).not.toContain(referralPopup.loading);
});

it("stays open, with the focus where it is, when the service spells the code in another case", async () => {
  act(() => follow("bro25"));
  showPopup();
  const dialog = await screen.findByRole("dialog");
  act(() => {
    answer(known(25), "bro25");
    answer(known(25));
    follow("BRO25");
  });
  expect(screen.getByText("BRO25")).toBeTruthy();
  expect(screen.getByRole("dialog")).toBe(dialog);
});

it("opens only after the browser has painted the page below it", async () => {
  const nextFrame = holdFrames();
  showPopup();
  // The first callback runs before the first paint, the second callback after it.
  nextFrame();
  expect(screen.queryByRole("dialog")).toBeNull();
  nextFrame();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it.each<[string, () => void]>([
  ["for a code whose popup was dismissed", () => popupFlags.markShown("BRO25")],
  ["without a code", () => referralStore.forget()],
  [
    "in a browser without modal dialogs",
    () => Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal"),
  ],
])("does not open %s", (_, prepare) => {
  prepare();
  answer(known(25));
  const nextFrame = holdFrames();
  showPopup();
  for (let frame = 0; frame < 3; frame += 1) nextFrame();
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});

it.each(["NOPE1234", "bro25"])(
  "waits for the answer on %s while the code before it, whose popup was dismissed, may take its place",
  async (newer) => {
    popupFlags.markShown("BRO25");
    follow(newer);
    const nextFrame = holdFrames();
    showPopup();
    for (let frame = 0; frame < 3; frame += 1) nextFrame();
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    // The service knows the newer code after all.
    answer(known(25), newer);
    expect(await screen.findByRole("dialog")).toBeTruthy();
  },
);
