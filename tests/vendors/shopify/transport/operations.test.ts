// @vitest-environment node
// What is sent to the shop is valid in the schema of the version that it names.
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import schemaText from "@/demo/store/schema.graphql?raw";
import * as operations from "@/vendors/shopify/transport/operations";
import { withObjection } from "@/vendors/shopify/transport/storefront-api";

const schema = buildSchema(schemaText);
const texts = Object.entries<unknown>(operations).filter(([, value]) => typeof value === "string");

it.each(texts)("%s is valid, and says on a cart what the visitor objects to", (name, value) => {
  const operation = String(value);
  const sent = withObjection(operation);
  for (const text of [operation, sent]) expect(validate(schema, parse(text))).toEqual([]);
  const context = "@inContext(language: EN";
  const objection = `${context}, visitorConsent: { analytics: false, marketing: false, saleOfData: false })`;
  const isOfCart = name !== "READ_PRODUCT";
  expect([operation.includes(`${context})`), sent.includes(objection)]).toEqual([isOfCart, isOfCart]);
});
