import { expect, it } from "vitest";
import { createPopupFlags } from "@/features/referral/popup-flags";
import { createSafeStorage } from "@/lib/storage";

const flags = () => createPopupFlags(createSafeStorage(() => window.localStorage));

it("there is one flag for each code", () => {
  flags().markShown("BRO25");
  expect(flags().wasShown("BRO25")).toBe(true);
  expect(flags().wasShown("bro25")).toBe(false);
  expect(flags().wasShown("MATTE15")).toBe(false);
});

it.each(["__proto__", "constructor", "hasOwnProperty", "length"])(
  "a code named like an object's property is like any other: %s",
  (code) => {
    expect(flags().wasShown(code)).toBe(false);
    flags().markShown(code);
    expect(flags().wasShown(code)).toBe(true);
  },
);

it.each(["{", "null", "7", '{"BRO25":true}', "[1,null]"])(
  "an unreadable record means not shown, and is mended by the next: %s",
  (text) => {
    window.localStorage.setItem("mugworks_popup_shown", text);
    expect(flags().wasShown("BRO25")).toBe(false);
    flags().markShown("BRO25");
    expect(flags().wasShown("BRO25")).toBe(true);
  },
);

it("the record does not grow for ever, and forgets the oldest", () => {
  for (let index = 0; index < 60; index += 1) flags().markShown(`CODE${index}`);
  expect(flags().wasShown("CODE59")).toBe(true);
  expect(flags().wasShown("CODE0")).toBe(false);
});

it("without storage a flag holds for the visit", () => {
  const denied = createPopupFlags(
    createSafeStorage(() => {
      throw new DOMException("denied", "SecurityError");
    }),
  );
  denied.markShown("BRO25");
  expect(denied.wasShown("BRO25")).toBe(true);
});
