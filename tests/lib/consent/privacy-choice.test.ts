import { expect, it, vi } from "vitest";
import { createPrivacyChoice, privacyChoiceFrom } from "@/lib/consent/privacy-choice";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { FakeArea, dispatchStorageEvent } from "../fake-area";

const KEY = STORAGE_KEYS.privacyChoice;

it.each([
  [null, undefined, "open"],
  [null, true, "signal"],
  ["opted-out", undefined, "opted-out"],
  // The browser's signal takes precedence over the stored choice.
  ["opted-out", true, "signal"],
] as const)("stored %s and the browser's signal %s mean: %s", (stored, signal, choice) => {
  expect(privacyChoiceFrom(stored, signal)).toBe(choice);
});

it.each(["", "opted-in?", "{", "null"])("reads a malformed stored value as an opt-out: %j", (stored) => {
  expect(privacyChoiceFrom(stored, undefined)).toBe("opted-out");
});

it.each(["true", "1", 1, null, {}])(
  "accepts only exactly true as the signal, as the Global Privacy Control standard defines it: %j",
  (signal) => expect(privacyChoiceFrom(null, signal)).toBe("open"),
);

it("is stored from one visit to the next, and removed when the opt-out is withdrawn", () => {
  const area = new FakeArea();
  const visit = () =>
    createPrivacyChoice(
      createSafeStorage(() => area),
      () => undefined,
    );
  visit().optOut();
  expect(visit().current()).toBe("opted-out");
  expect(visit().allowed()).toBe(false);
  visit().optIn();
  expect(visit().allowed()).toBe(true);
  expect(area.values.has(KEY)).toBe(false);
});

it("is updated when another tab changes it", () => {
  const area = new FakeArea();
  const choice = createPrivacyChoice(
    createSafeStorage(() => area),
    () => undefined,
  );
  const onChange = vi.fn<() => void>();
  const stop = choice.subscribe(onChange);
  area.values.set(KEY, "opted-out");
  dispatchStorageEvent(KEY);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(choice.current()).toBe("opted-out");
  stop();
});
