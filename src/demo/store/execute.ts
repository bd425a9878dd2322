// Executes GraphQL for the demo store. The executor and the schema are nine tenths of its script, so this module is imported with
// the first request that has no prepared answer.
import { buildSchema, graphql, type GraphQLSchema } from "graphql";
import { nextTask } from "@/lib/browser/next-task";
import storefrontSchema from "./schema.graphql?raw";

export interface GraphQLRequest {
  source: string;
  variableValues: Record<string, unknown>;
  operationName: string | null;
}

let schema: GraphQLSchema | null = null;

/** Loading this module, parsing the schema and executing are a task each. */
export async function execute(rootValue: unknown, request: GraphQLRequest): Promise<object> {
  await nextTask();
  if (!schema) {
    schema = buildSchema(storefrontSchema, { assumeValidSDL: true });
    await nextTask();
  }
  return graphql({ schema, rootValue, ...request });
}
