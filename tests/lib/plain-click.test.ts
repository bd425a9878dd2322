import { expect, it } from "vitest";
import { isPlainClick } from "@/lib/plain-click";

it("a click of the first button with no key held is plain", () => {
  expect(isPlainClick(new MouseEvent("click"))).toBe(true);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o is not",
  (click) => {
    expect(isPlainClick(new MouseEvent("click", click))).toBe(false);
  },
);
