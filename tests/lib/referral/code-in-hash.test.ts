import { expect, it } from "vitest";
import { hashWithCode, withoutCodeInHash } from "@/lib/referral/code-in-hash";

it.each([
  ["", "#snowball=BRO25"],
  ["#the-drop", "#the-drop?snowball=BRO25"],
  ["#the-drop?offset=50", "#the-drop?offset=50&snowball=BRO25"],
  ["#snowball=MATTE15", "#snowball=BRO25"],
  ["#the-drop?offset=50&snowball=MATTE15", "#the-drop?offset=50&snowball=BRO25"],
])("the hash '%s' becomes %s with a code", (hash, expected) => {
  expect(hashWithCode(hash, "BRO25")).toBe(expected);
});

it.each([
  ["#the-drop?offset=50&snowball=BRO25", "#the-drop?offset=50"],
  ["#flushable?snowball=BRO25", "#flushable"],
  ["#the-drop?offset=50&amp;snowball=BRO25", "#the-drop?offset=50&amp"],
  ["#snowball=%3Cscript%3E&snowball=BRO25", ""],
  ["#snowballs", "#snowballs"],
  ["#my-snowball=BRO25", "#my-snowball=BRO25"],
  ["", ""],
])("the hash '%s' becomes '%s' without one", (hash, expected) => {
  expect(hashWithCode(hash, null)).toBe(expected);
  expect(withoutCodeInHash(`https://mugworks.example/faq?a=1${hash}`)).toBe(
    `https://mugworks.example/faq?a=1${expected}`,
  );
});
