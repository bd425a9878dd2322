import { expect, it, vi } from "vitest";
import { createPopupFlags } from "@/lib/referral/popup-flags";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";

const flags = () => createPopupFlags(createSafeStorage(() => window.localStorage));

it("keeps one flag for each code", () => {
  for (let visit = 0; visit < 2; visit += 1) flags().markShown("BRO25");
  expect(window.localStorage.getItem(STORAGE_KEYS.popupShown)).toBe('["BRO25"]');
  expect(flags().wasShown("BRO25")).toBe(true);
  expect(flags().wasShown("bro25")).toBe(false);
  expect(flags().wasShown("MATTE15")).toBe(false);
});

it("gives the flag of a dismissed code to another", () => {
  flags().markShown("MATTE15");
  flags().passOn("MATTE15", "BRO25");
  expect([flags().wasShown("MATTE15"), flags().wasShown("BRO25")]).toEqual([true, true]);
});

it("keeps the flag of a dismissed code that takes the place of one whose popup is still open", () => {
  flags().markShown("BRO25");
  flags().markShown("MATTE15");
  flags().passOn("NOPE1234", "BRO25");
  expect([flags().wasShown("BRO25"), flags().wasShown("MATTE15")]).toEqual([true, true]);
  expect(flags().wasShown("NOPE1234")).toBe(false);
});

it.each(["__proto__", "constructor", "hasOwnProperty", "length"])(
  "treats a code with a name from Object.prototype like any other: %s",
  (code) => {
    expect(flags().wasShown(code)).toBe(false);
    flags().markShown(code);
    expect(flags().wasShown(code)).toBe(true);
  },
);

it.each(["{", "null", "7", '{"BRO25":true}', "[1,null]"])(
  "reads a malformed record as not shown, and replaces it with the next: %s",
  (text) => {
    window.localStorage.setItem(STORAGE_KEYS.popupShown, text);
    expect(flags().wasShown("BRO25")).toBe(false);
    flags().markShown("BRO25");
    expect(flags().wasShown("BRO25")).toBe(true);
  },
);

it("limits the size of the record to the 50 newest codes", () => {
  for (let index = 0; index < 60; index += 1) flags().markShown(`CODE${index}`);
  expect(flags().wasShown("CODE9")).toBe(false);
  expect(flags().wasShown("CODE10")).toBe(true);
  expect(flags().wasShown("CODE59")).toBe(true);
});

it("notices a popup that another tab has shown, until it stops listening", () => {
  const onChange = vi.fn();
  const stop = flags().subscribe(onChange);
  const announce = () => window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.popupShown }));
  announce();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  announce();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it("stores nothing for a code whose flag is passed on before its popup was shown", () => {
  flags().passOn("BRO25", "bro25");
  expect(window.localStorage.getItem(STORAGE_KEYS.popupShown)).toBeNull();
});
