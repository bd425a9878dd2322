// The part of a GraphQL schema that operations use: the fields, arguments and directives that their documents have, the input fields
// that their variables fill, and the types that those require.
import {
  type ASTNode,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  parse,
  print as printDocument,
  printSchema,
  TypeInfo,
  typeFromAST,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { field as fieldOf } from "../../src/lib/field.ts";
import type { Operation } from "./own-operations.ts";

/** Types are written 'Cart', fields 'Cart.note', arguments 'Cart.lines(first', directives '@inContext' and '@inContext(country'. */
type Uses = Set<string>;

/** `more`: uses that no operation has. `usedValues`: the values that are kept of some enumerations; of others, all are. */
export function pruneSchema(
  schema: GraphQLSchema,
  operations: readonly Operation[],
  more: readonly string[],
  usedValues: Readonly<Record<string, readonly string[]>> = {},
): string {
  const uses: Uses = new Set(more);
  for (const operation of operations) markOperation(uses, schema, operation);
  markInterfaces(uses, schema);
  return printUsed(schema, uses, usedValues);
}

function markOperation(uses: Uses, schema: GraphQLSchema, { query, variables }: Operation): void {
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    VariableDefinition({ type, variable }) {
      const input = typeFromAST(schema, type);
      if (isInputType(input)) markInput(uses, input, variables[variable.name.value]);
    },
    Field(node) {
      const [parent, field] = [types.getParentType(), types.getFieldDef()];
      if (!parent || !field)
        throw new Error(`The schema has no field ${node.name.value} on ${String(parent)}.`);
      const given = (node.arguments ?? []).map(({ name }) => name.value);
      if (field.name !== "__typename") markField(uses, parent, field, given);
    },
    Directive({ name, arguments: given = [] }) {
      for (const { name: argument, value } of given) {
        const definition = schema.getDirective(name.value)?.args.find((arg) => arg.name === argument.value);
        if (!definition) throw new Error(`The schema has no @${name.value}(${argument.value}:).`);
        uses.add(`@${name.value}`).add(`@${name.value}(${argument.value}`);
        markInput(uses, definition.type, valueFromASTUntyped(value, variables));
      }
    },
  });
  visit(parse(query), visitor);
}

function markInput(uses: Uses, type: GraphQLInputType, value: unknown): void {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    for (const item of Array.isArray(value) ? value : [undefined]) markInput(uses, nullable.ofType, item);
    return;
  }
  uses.add(nullable.name);
  if (!isInputObjectType(nullable)) return;
  for (const field of Object.values(nullable.getFields())) {
    const given = fieldOf(value, field.name);
    if (!isRequiredInputField(field) && given === undefined) continue;
    uses.add(`${nullable.name}.${field.name}`);
    markInput(uses, field.type, given);
  }
}

function markField(
  uses: Uses,
  { name }: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
  given: readonly string[],
): void {
  uses.add(name).add(`${name}.${field.name}`).add(getNamedType(field.type).name);
  const isUsed = (argument: GraphQLArgument) => isRequiredArgument(argument) || given.includes(argument.name);
  for (const argument of field.args.filter(isUsed)) {
    uses.add(`${name}.${field.name}(${argument.name}`);
    markInput(uses, argument.type, undefined);
  }
}

/** An interface must have at least one field, and every type that implements it must have the same fields. */
function markInterfaces(uses: Uses, schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInterfaceType(type) || !uses.has(type.name)) continue;
    const fields = Object.values(type.getFields());
    const usedFields = fields.filter(({ name }) => uses.has(`${type.name}.${name}`));
    const { objects, interfaces } = schema.getImplementations(type);
    for (const implementer of [type, ...objects, ...interfaces].filter(({ name }) => uses.has(name)))
      for (const { name } of usedFields.length > 0 ? usedFields : fields) {
        const field = implementer.getFields()[name];
        if (field) markField(uses, implementer, field, []);
      }
  }
}

type Ancestors = readonly (ASTNode | readonly ASTNode[])[];

/** The schema definition language of what is used, without descriptions and deprecations. Returning null removes a node. */
function printUsed(
  schema: GraphQLSchema,
  uses: Uses,
  usedValues: Readonly<Record<string, readonly string[]>>,
): string {
  const keep = (name: string): undefined | null => (uses.has(name) ? undefined : null);
  const named = ({ name }: { name: { value: string } }) => keep(name.value);
  return printDocument(
    visit(parse(printSchema(schema)), {
      StringValue: (_, key) => (key === "description" ? null : undefined),
      Directive: () => null,
      DirectiveDefinition: ({ name }) => keep(`@${name.value}`),
      ObjectTypeDefinition: named,
      InterfaceTypeDefinition: named,
      UnionTypeDefinition: named,
      EnumTypeDefinition: {
        enter: (node) => {
          const kept = usedValues[node.name.value];
          if (!uses.has(node.name.value)) return null;
          if (kept === undefined) return undefined;
          return { ...node, values: node.values?.filter(({ name }) => kept.includes(name.value)) ?? [] };
        },
      },
      ScalarTypeDefinition: named,
      InputObjectTypeDefinition: named,
      /** Interfaces of a type, and types of a union. */
      NamedType: (node, key) => (typeof key === "number" ? named(node) : undefined),
      FieldDefinition: (node, _key, _parent, _path, ancestors) => keep(useOf([...ancestors, node])),
      InputValueDefinition: (node, _key, _parent, _path, ancestors) => keep(useOf([...ancestors, node])),
    }),
  );
}

/** 'Cart.lines(first' from the nodes down to an argument. */
function useOf(nodes: Ancestors): string {
  let use = "";
  for (const node of nodes) {
    if (!("kind" in node) || node.kind === Kind.DOCUMENT || !("name" in node) || !node.name) continue;
    const { value } = node.name;
    if (node.kind === Kind.DIRECTIVE_DEFINITION) use = `@${value}`;
    else if (node.kind === Kind.FIELD_DEFINITION) use += `.${value}`;
    else if (node.kind === Kind.INPUT_VALUE_DEFINITION) use += `${/^@|\./.test(use) ? "(" : "."}${value}`;
    else use = value;
  }
  return use;
}
