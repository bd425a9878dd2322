import { expect, it, vi } from "vitest";
import { createPrivacyChoice, privacyChoiceFrom } from "@/lib/privacy-choice";
import { createSafeStorage } from "@/lib/storage";
import { FakeArea, tellOfOtherTab } from "./fake-area";

const KEY = "mugworks_privacy_choice";

it.each([
  [null, undefined, "open"],
  [null, false, "open"],
  [null, true, "signal"],
  ["opted-out", undefined, "opted-out"],
  ["opted-out", false, "opted-out"],
  // The signal counts whatever was chosen here.
  ["opted-out", true, "signal"],
] as const)("stored %s and the browser's signal %s mean: %s", (stored, signal, choice) => {
  expect(privacyChoiceFrom(stored, signal)).toBe(choice);
});

it.each(["", "opted-in?", "{", "null"])("a stored value that was damaged is a no: %j", (stored) => {
  expect(privacyChoiceFrom(stored, undefined)).toBe("opted-out");
});

it.each(["true", "1", 1, null, {}])(
  "only a signal of exactly true is one, as its standard says: %j",
  (signal) => {
    expect(privacyChoiceFrom(null, signal)).toBe("open");
  },
);

it("is remembered from one visit to the next, and forgotten when it is taken back", () => {
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

it("holds for the visit where the browser denies storage", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const area = new FakeArea();
  area.denied = true;
  const choice = createPrivacyChoice(
    createSafeStorage(() => area),
    () => undefined,
  );
  choice.optOut();
  expect(choice.allowed()).toBe(false);
});

it("follows other tabs", () => {
  const area = new FakeArea();
  const choice = createPrivacyChoice(
    createSafeStorage(() => area),
    () => undefined,
  );
  const heard = vi.fn<() => void>();
  const stop = choice.subscribe(heard);
  area.values.set(KEY, "opted-out");
  tellOfOtherTab(KEY);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(choice.current()).toBe("opted-out");
  stop();
});

it("cannot be taken back against the browser's signal", () => {
  const choice = createPrivacyChoice(
    createSafeStorage(() => new FakeArea()),
    () => true,
  );
  choice.optIn();
  expect(choice.current()).toBe("signal");
});
