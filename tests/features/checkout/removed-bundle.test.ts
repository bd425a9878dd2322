import { expect, it } from "vitest";
import { removedBundle } from "@/features/checkout/checkout-store";
import { bundles } from "./bundles";

const line = (variantId: string, quantity = 1) => ({ variantId, quantity });

it.each([
  ["the one that is no longer there", [line("41"), line("42")], [line("41")], "Medium"],
  ["the one with a line of none", [line("42", 2)], [line("42", 0)], "Medium"],
  ["the last one", [line("43")], [], "Large"],
  ["none where one of two lines of a bundle is left", [line("41"), line("41", 2)], [line("41")], null],
  ["none where a line is reduced", [line("41", 2)], [line("41")], null],
  ["none where a line is added", [], [line("41")], null],
  ["none of another product", [line("7")], [], null],
])("the bundle that was removed is %s", (_, before, now, name) => {
  expect(removedBundle(before, now, bundles)).toBe(name);
});
