import { expect, it } from "vitest";
import { kindOfCharacter, testLinkCode } from "@/lib/referral/link-test";

it.each([
  ["BRO25", "BRO25", "/BRO25"],
  ["bro2", "bro2", "/bro2"],
  ["faq1", "faq1", "/faq1"],
  ["toString", "toString", "/toString"],
  ["A".repeat(40), "A".repeat(40), `/${"A".repeat(40)}`],
  ["https://mugworks.example/?snowball=BRO25", "BRO25", "/BRO25"],
  // A path cannot carry it.
  ["BRO-25", "BRO-25", "/?snowball=BRO-25"],
])("the text %j works as the code %s, in the link %s", (text, code, path) => {
  expect(testLinkCode(text)).toEqual({ result: "works", code, path });
});

it.each<[text: string, result: string]>([
  ["", "empty"],
  ["\t\n ", "empty"],
  ["faq", "reserved"],
  [" shop ", "reserved"],
  ["A".repeat(100), "too-long"],
  ["A".repeat(200_000), "too-long"],
])("the text %.20j is refused: %s", (text, result) => expect(testLinkCode(text)).toEqual({ result }));

it.each<[text: string, characters: string[]]>([
  ["MY BRO 25", [" "]],
  ["!?", ["!", "?"]],
  ["https://shop.example/faq", [":", "/", "."]],
  ["BRO\u000025", ["\u0000"]],
  ["BRO🧴25", ["🧴"]],
  ["BRO\uD83D25", ["\uD83D"]],
  // Each once, and five at most.
  ["a=.".repeat(1_000), ["=", "."]],
  ["a!b;c#d$e%f^g*", ["!", ";", "#", "$", "%"]],
])("the text %.30j holds the forbidden characters %j", (text, characters) => {
  expect(testLinkCode(text)).toEqual({ result: "forbidden", characters });
});

it.each<["seen" | "space" | "hidden", string[]]>([
  ["seen", ["-", "<", "Ö", "א", "🧴", "２", "€"]],
  ["space", [" ", "\u00A0", "\t", "\u3000"]],
  ["hidden", ["\u0000", "\u202E", "\u200B", "\uD83D", "\u0301"]],
])("a forbidden character is shown as %s: %j", (kind, characters) => {
  for (const character of characters) expect(kindOfCharacter(character), character).toBe(kind);
});
