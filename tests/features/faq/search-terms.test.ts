import { expect, it } from "vitest";
import { stemsOf } from "@/features/faq/search-terms";

it("reads the first 200 characters of a query", () => {
  const longWord = "a".repeat(200);
  expect(stemsOf(longWord)).toEqual([longWord]);
  expect(stemsOf(`${longWord}b amber`)).toEqual([longWord]);
});
