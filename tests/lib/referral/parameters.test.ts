import { expect, it } from "vitest";
import { parametersOf } from "@/lib/referral/parameters";

it.each([
  ["?snowball=BRO25?fbclid=abc", "snowball=BRO25&fbclid=abc"],
  ["?utm_source=ig&amp;amp;snowball=BRO25", "utm_source=ig&snowball=BRO25"],
  ["?&amp;snowball=BRO25", "snowball=BRO25"],
  ["??snowball=BRO25", "snowball=BRO25"],
  ["?amp;snowball=BRO25", "amp%3Bsnowball=BRO25"],
  ["?a=b%3Fc%26amp%3Bd&e=f", "a=b%3Fc%26amp%3Bd&e=f"],
  ["a=1", "a=1"],
])("the query %s is read as %s", (query, parameters) => {
  expect(parametersOf(query).toString().replace(/^=&/, "")).toBe(parameters);
});
