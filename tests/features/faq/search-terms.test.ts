import { expect, it } from "vitest";
import { stemOf, stemsOf } from "@/features/faq/search-terms";

it("reads the first 200 characters of a query", () => {
  const longWord = "a".repeat(200);
  expect(stemsOf(longWord)).toEqual([longWord]);
  expect(stemsOf(`${longWord}b amber`)).toEqual([longWord]);
});

it("removes an ending that leaves four letters, and from shorter words the s alone", () => {
  expect(stemOf("shipping")).toBe("ship");
  expect(stemOf("ties")).toBe("tie");
});
