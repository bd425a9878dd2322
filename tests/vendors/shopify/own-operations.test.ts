import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  buildClientSchema,
  buildSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { describe, expect, it } from "vitest";
import * as cartAnswers from "@/vendors/shopify/cart-answers";
import pruned from "@/vendors/shopify/demo-store/schema.graphql?raw";
import { supportedQuery, withContext } from "@/vendors/shopify/storefront-api";

const publishedPath = createRequire(import.meta.url).resolve(
  "@shopify/hydrogen-react/storefront.schema.json",
);
const RULES = [...specifiedRules, NoDeprecatedCustomRule];
const operations = Object.entries(cartAnswers).flatMap(([name, value]) =>
  typeof value === "string" ? [{ name, operation: value }] : [],
);

describe("the site's own GraphQL operations", () => {
  it("include reading and writing a cart's attributes and discount codes", () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["READ_CART", "WRITE_ATTRIBUTES_AND_CODES", "WRITE_CODES", "TRY_CODES"]),
    );
  });

  it.each(operations)(
    "$name, with and without an objection, is valid in the pruned schema and in the published one, and uses nothing deprecated",
    ({ operation }) => {
      expect(supportedQuery(operation)).toBe(operation);
      expect(withContext(operation, true)).toContain("visitorConsent");
      const published = buildClientSchema(JSON.parse(readFileSync(publishedPath, "utf8")));
      for (const sent of [operation, withContext(operation, false), withContext(operation, true)].map(
        (text) => parse(text),
      )) {
        expect(validate(buildSchema(pruned), sent)).toEqual([]);
        expect(validate(published, sent, RULES)).toEqual([]);
      }
    },
  );
});
