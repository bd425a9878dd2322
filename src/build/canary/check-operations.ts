// Our operations on the shop against a published schema.
import { buildClientSchema, NoDeprecatedCustomRule, parse, specifiedRules, validate } from "graphql";
import * as cartAnswers from "@/vendors/shopify/cart-answers";
import { withContext } from "@/vendors/shopify/storefront-api";
import { nothingFound, type Findings } from "./finding";
import type { PublishedSchema } from "./newest-schema";

const RULES = [...specifiedRules, NoDeprecatedCustomRule];

/** The operations that the site sends beside the library's, with the objection of a visitor, which only adds to them. */
export const OWN_OPERATIONS: readonly string[] = Object.values<unknown>(cartAnswers)
  .filter((value): value is string => typeof value === "string")
  .map((operation) => withContext(operation, true));

/** One sentence for each thing that the schema refuses or deprecates, however many operations use it. */
export function checkOperations(
  operations: readonly string[],
  { version, schema }: PublishedSchema,
): Findings {
  const published = buildClientSchema(schema);
  const refusals = operations.flatMap((operation) => validate(published, parse(operation), RULES));
  const messages = [...new Set(refusals.map(({ message }) => message.replace(/\.$/, "")))];
  if (messages.length === 0)
    return {
      ...nothingFound,
      facts: [
        `All ${operations.length} operations on the shop are valid in the newest published schema (${version}), and use nothing deprecated.`,
      ],
    };
  return {
    ...nothingFound,
    problems: messages.map(
      (message) =>
        `The newest published schema (${version}) refuses an operation on the shop: ${message}; change it in src/vendors/shopify.`,
    ),
  };
}
