// The operations that the pages send, read by Shopify's schema.
import { buildSchema, type DocumentNode, Kind, parse, validate } from "graphql";
import storefrontSchema from "@/demo/store/schema.graphql?raw";

export const schema = buildSchema(storefrontSchema);

export type Input = Record<string, unknown>;

interface Operation {
  document: DocumentNode;
  /** The fields of the operation, with the names of the variables that their arguments take. */
  fields: { name: string; variables: Record<string, string> }[];
  declinesConsent: boolean;
}

const operations = new Map<string, Operation>();

export function operationOf(query: string): Operation {
  const known = operations.get(query);
  if (known) return known;
  const document = parse(query);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(`The page sent an operation that is not valid: ${problems[0]}`);
  const fields = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD
            ? [
                {
                  name: field.name.value,
                  variables: Object.fromEntries(
                    (field.arguments ?? []).flatMap(({ name, value }) =>
                      value.kind === Kind.VARIABLE ? [[name.value, value.name.value]] : [],
                    ),
                  ),
                },
              ]
            : [],
        )
      : [],
  );
  const operation = { document, fields, declinesConsent: query.includes("visitorConsent") };
  operations.set(query, operation);
  return operation;
}

export function requestIn(body: string): { query: string; variables: Input } {
  const { query, variables } = Object(JSON.parse(body));
  return { query: String(query), variables: Object(variables) };
}

/** What a request asks for, as a failing run lists it. */
export function requestName(body: string): string {
  return operationOf(requestIn(body).query)
    .fields.map(({ name }) => name)
    .join(" and ");
}
