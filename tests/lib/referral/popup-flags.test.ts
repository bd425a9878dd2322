import { expect, it, vi } from "vitest";
import { createPopupFlags } from "@/lib/referral/popup-flags";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";

const key = STORAGE_KEYS.popupShown;
const flags = () => createPopupFlags(createSafeStorage(() => window.localStorage));
/** What is stored for CODE0 to CODE49, or from another on. */
const fifty = (first = 0): string =>
  JSON.stringify(Array.from({ length: 50 }, (_, index) => `CODE${first + index}`));

it.each<[rule: string, before: string, change: () => void, after: string]>([
  ["marks a code once", '["BRO25","DRE"]', () => flags().markShown("BRO25"), '["DRE","BRO25"]'],
  ["keeps the 50 newest codes", fifty(), () => flags().markShown("CODE50"), fifty(1)],
  ["gives a flag to another code", '["DRE"]', () => flags().passOn("DRE", "dre"), '["DRE","dre"]'],
  ["keeps a flag where none is passed on", '["DRE"]', () => flags().passOn("NOPE", "DRE"), '["DRE"]'],
  ["passes no flag on that a code does not have", "[]", () => flags().passOn("NOPE", "DRE"), "[]"],
  ["replaces what cannot be read", "{", () => flags().markShown("BRO25"), '["BRO25"]'],
  ["replaces what is no list", '{"DRE":true}', () => flags().markShown("__proto__"), '["__proto__"]'],
])("%s", (_, before, change, after) => {
  window.localStorage.setItem(key, before);
  change();
  expect(window.localStorage.getItem(key)).toBe(after);
});

it.each(["", "{", "null", "7", '{"BRO25":true}', "[1,null]", '["bro25","MATTE15"]'])(
  "finds no flag of a code in %s",
  (text) => {
    window.localStorage.setItem(key, text);
    expect(flags().wasShown("BRO25")).toBe(false);
    expect(flags().wasShown("constructor")).toBe(false);
  },
);

it("finds the flag of a code whose popup was shown", () => {
  flags().markShown("BRO25");
  expect(flags().wasShown("BRO25")).toBe(true);
});

it("notices a popup that another tab has shown, until it stops listening", () => {
  const onChange = vi.fn();
  const stop = flags().subscribe(onChange);
  const announce = () => window.dispatchEvent(new StorageEvent("storage", { key }));
  announce();
  stop();
  announce();
  expect(onChange).toHaveBeenCalledTimes(1);
});
