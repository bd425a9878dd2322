import { expect, it } from "vitest";
import { boughtOf } from "@/demo/order/bought";
import { bundles } from "@/content/bundles";

const [one, three, six] = bundles.map(({ variantId }) => variantId);
const line = (variantId: string | undefined, quantity: number) => ({ variantId: variantId ?? "", quantity });

it.each([
  ["one bundle", [line(one, 1)], { bundle: "Starter", packs: 1, sheets: 100 }],
  ["nine of one", [line(six, 9)], { bundle: "Matte Mode", packs: 54, sheets: 5400 }],
  ["two lines of one", [line(three, 1), line(three, 1)], { bundle: "Bro Bundle", packs: 6, sheets: 600 }],
  ["all three", [line(one, 1), line(three, 1), line(six, 1)], { bundle: null, packs: 10, sheets: 1000 }],
  ["what the site does not have", [line("9", 1)], { bundle: null, packs: 0, sheets: 0 }],
])("adds up %s", (_, lines, expected) => expect(boughtOf(lines, bundles)).toEqual(expected));
