import { expect, it } from "vitest";
import { findPlaces, type PlacedText } from "../../../plugins/click-to-edit/content-places";

/** `neighbors`: the texts of the group that holds it. */
function placed(line: number, text: string, ...neighbors: readonly string[]): PlacedText {
  return { text, place: { file: "src/content/page.ts", line, column: 1 }, groups: [[text, ...neighbors]] };
}

/** The lines that are found for the texts of an element, the innermost one first. */
function linesOf(entries: readonly PlacedText[], texts: readonly string[], around: readonly string[] = []) {
  return findPlaces(entries, { texts, around }).map(({ place }) => place.line);
}

it("a whole text is found, whatever its spaces", () => {
  expect(linesOf([placed(1, "Buy Now"), placed(2, "Buy Now or never")], [" Buy\u00a0\n Now "])).toEqual([1]);
});

it("a text with placeholders is found by what the page filled in", () => {
  const entries = [placed(1, "Buy {bundle}"), placed(2, "{count} of {all}"), placed(3, "Why? ({bundle})")];
  expect(linesOf(entries, ["Buy Starter"])).toEqual([1]);
  expect(linesOf(entries, ["Why? (Starter)"])).toEqual([3]);
});

it("a part of a text, such as a link's label, is found by the element around it, or else by the text that has it", () => {
  const entries = [placed(1, "See the policy for the rest."), placed(2, "Our policy")];
  expect(linesOf(entries, ["policy", "policy", "See the policy for the rest."])).toEqual([1]);
  expect(linesOf(entries, ["for the rest"])).toEqual([1]);
});

it("of several places, the one whose neighbors are nearest on the page is taken", () => {
  const entries = [
    placed(1, "$60", "Starter"),
    placed(2, "$60", "Bro Bundle"),
    placed(3, "$60", "Matte Mode"),
  ];
  const page = "Starter $60 Bro Bundle $60 Matte Mode $60";
  expect(linesOf(entries, ["$60"], ["$60", "Bro Bundle $60", page])).toEqual([2]);
  expect(linesOf(entries, ["$60"], ["$60", page])).toEqual([1, 2, 3]);
});
