import { describe, expect, it } from "vitest";
import { matchVariants } from "@/features/checkout/match-variants";
import type { LiveVariant } from "@/vendors/shopify/transport/read-product";
import { bundles } from "./bundles";

describe("the shop's variants", () => {
  const live = (id: string, title: string): LiveVariant => ({ id, title, available: true, price: 20 });
  const idsOf = (variants: LiveVariant[]) =>
    bundles.map(({ id }) => matchVariants(bundles, variants)[id]?.id ?? null);

  it.each([
    ["their ids, in any order", [live("43", "c"), live("41", "a"), live("42", "b")], ["41", "42", "43"]],
    ["their names", [live("3", "Large"), live("2", "Medium"), live("1", "Small")], ["1", "2", "3"]],
    ["their position, at last", [live("7", "x"), live("8", "y"), live("9", "z")], ["7", "8", "9"]],
    ["their id first", [live("42", "Small"), live("41", "Medium"), live("43", "x")], ["41", "42", "43"]],
    ["nothing where the shop has fewer", [live("7", "x")], ["7", null, null]],
    ["nothing where the shop has none", [], [null, null, null]],
  ])("are matched by %s", (_, variants, ids) => expect(idsOf(variants)).toEqual(ids));

  it.each([
    ["names, positions", [live("1", "Medium"), live("2", "1 pack"), live("3", "6 packs")], ["2", "1", "3"]],
    ["ids, names", [live("42", "Small"), live("8", "Medium"), live("9", "x")], ["8", "42", "9"]],
  ])("never stand for two bundles where these disagree: %s", (_, variants, ids) => {
    expect(idsOf(variants)).toEqual(ids);
  });
});
