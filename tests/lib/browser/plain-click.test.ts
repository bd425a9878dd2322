import { expect, it } from "vitest";
import { isPlainClick } from "@/lib/browser/plain-click";

it("a click of the main button without a modifier key is plain", () => {
  expect(isPlainClick(new MouseEvent("click"))).toBe(true);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o is not plain",
  (click) => expect(isPlainClick(new MouseEvent("click", click))).toBe(false),
);
