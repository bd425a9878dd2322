// Another tab, or an extension, that stores one code after the other.
import { codeLabels as labels } from "@/content/code-labels";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CodeArea } from "@/features/referral/code-area";
import { useReferralCode } from "@/hooks/use-referral-code";
import { fillText } from "@/lib/text/fill-text";
import { offerOf } from "@/lib/purchase/offer";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { deferred } from "../../deferred";
import { percentOf, tab } from "./lookup-tab";

const CODES = Array.from({ length: 5_000 }, (_, number) => `BRO${number}`);
const LAST = CODES.at(-1) ?? "";

function Area() {
  const code = useReferralCode();
  return (
    <CodeArea
      labels={labels}
      offer={code === null ? null : offerOf(code, null, null)}
      betterDiscount={null}
    />
  );
}

function storeInOtherTab(code: string): void {
  const key = STORAGE_KEYS.referralCode;
  const newValue = JSON.stringify(freshRecord(code, Date.now()));
  window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

it("shows the last of 5,000 codes that another tab stores, and can still be used", () => {
  const complain = vi.spyOn(console, "error");
  render(<Area />);
  // The page draws after each 100 events.
  for (let first = 0; first < CODES.length; first += 100)
    act(() => CODES.slice(first, first + 100).forEach(storeInOtherTab));
  expect(referralStore.current()).toBe(LAST);
  fireEvent.click(screen.getByRole("button", { name: fillText(labels.remove, { code: LAST }) }));
  expect(referralStore.current()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: labels.undo }));
  expect(referralStore.current()).toBe(LAST);
  expect(complain).not.toHaveBeenCalled();
});

it("asks for four of 5,000 codes that follow each other while the service is slow, and settles the last", async () => {
  const browser = tab({});
  const answer = deferred();
  browser.ask.mockImplementation(async (code) => {
    browser.asked.push(code);
    await answer.promise;
    return percentOf(code, 25);
  });
  const { lookUp, answerOf } = browser.open();
  const lookups = CODES.map((code) => {
    browser.follow(code);
    return lookUp("/");
  });
  expect(browser.asked).toEqual(CODES.slice(0, 4));
  answer.release();
  await Promise.all(lookups);
  expect(browser.stored()?.live.code).toBe(LAST);
  expect(answerOf(LAST)).toEqual(percentOf(LAST, 25));
  expect(browser.asked).toEqual([...CODES.slice(0, 4), LAST]);
});
