import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildClientSchema, buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { READ_ATTRIBUTES, WRITE_ATTRIBUTES } from "@/vendors/shopify/cart-answers";
import pruned from "@/vendors/shopify/demo-store/schema.graphql?raw";

const publishedPath = createRequire(import.meta.url).resolve(
  "@shopify/hydrogen-react/storefront.schema.json",
);

describe("the site's own GraphQL operations", () => {
  it.each([
    ["reading a cart's attributes", READ_ATTRIBUTES],
    ["writing a cart's attributes", WRITE_ATTRIBUTES],
  ])("%s is valid in the pruned schema and in the published one", (_name, operation) => {
    expect(validate(buildSchema(pruned), parse(operation))).toEqual([]);
    const published = buildClientSchema(JSON.parse(readFileSync(publishedPath, "utf8")));
    expect(validate(published, parse(operation))).toEqual([]);
  });
});
