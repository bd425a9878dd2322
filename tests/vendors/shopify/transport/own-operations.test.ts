import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import * as cartOperations from "@/vendors/shopify/transport/operations";
import pruned from "@/demo/store/schema.graphql?raw";
import { supportedQuery } from "@/vendors/shopify/library/library-fetch";
import { withContext } from "@/vendors/shopify/transport/storefront-api";

const operations = Object.entries(cartOperations).flatMap(([name, value]) =>
  typeof value === "string" ? [{ name, operation: value }] : [],
);

describe("the site's own GraphQL operations", () => {
  it("include reading and writing a cart's attributes and discount codes", () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["READ_CART", "WRITE_ATTRIBUTES_AND_CODES", "WRITE_CODES"]),
    );
  });

  it.each(operations)(
    "$name, with and without an objection, is valid in the committed schema",
    ({ operation }) => {
      expect(supportedQuery(operation)).toBe(operation);
      expect(withContext(operation, true)).toContain("visitorConsent");
      for (const sent of [operation, withContext(operation, false), withContext(operation, true)])
        expect(validate(buildSchema(pruned), parse(sent))).toEqual([]);
    },
  );
});
