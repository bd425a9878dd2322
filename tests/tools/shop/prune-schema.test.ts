// @vitest-environment node
import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { pruneSchema } from "../../../tools/shop/prune-schema";

const schema = buildSchema(`
  "Where it is shown."
  directive @inContext(country: Country, language: Language) on QUERY
  enum Country { US CA }
  enum Language { EN FR }
  interface Node { id: ID! }
  type Cart implements Node { id: ID! note: String total(currency: Country, rounded: Boolean!): Int old: Int @deprecated }
  type Shop implements Node { id: ID! name: String }
  input CartInput { note: String lines: [Line!] owner: Shopper }
  input Line { id: ID! quantity: Int = 1 gift: Boolean }
  input Shopper { email: String }
  type Query { cart(input: CartInput, id: ID): Cart node(id: ID!): Node }
`);

it("a pruned schema has what the documents name and the variables fill, and what these require", () => {
  const query =
    "query ($input: CartInput) @inContext(country: US) { cart(input: $input) { total(rounded: true) } node(id: 1) { id } }";
  const variables = { input: { lines: [{ id: "1", quantity: 2 }] } };
  expect(pruneSchema(schema, [{ query, variables }], ["Cart.note"]).replaceAll(/\s+/g, " ")).toBe(
    "directive @inContext(country: Country) on QUERY enum Country { US CA } interface Node { id: ID! } type Cart implements Node { id: ID! note: String total(rounded: Boolean!): Int } input CartInput { lines: [Line!] } input Line { id: ID! quantity: Int = 1 } type Query { cart(input: CartInput): Cart node(id: ID!): Node }",
  );
});

it("an operation that names an unknown field is refused", () => {
  expect(() => pruneSchema(schema, [{ query: "{ price }", variables: {} }], [])).toThrow("no field price");
});
