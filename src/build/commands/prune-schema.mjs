/*
 * Prints the part of Shopify's Storefront schema that the Buy Button uses, in GraphQL's schema definition language (SDL):
 *
 *   node src/build/commands/prune-schema.mjs node_modules/@shopify/hydrogen-react/storefront.schema.json \
 *     > src/vendors/shopify/demo-store/schema.graphql
 *
 * The whole schema is 790 KB of JSON, and every visitor of the demo would have to download it. This script runs the library and
 * records its operations as they leave the page. The printed part holds the fields, arguments and directives that their documents have, the input
 * fields that their variables fill, and the types that those require.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  buildClientSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
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
import { recordOperations } from "./record-operations.mjs";

/** The demo store responds with this type, but no document names it: lines are selected through their interface. */
const RESPONSE_TYPES = ["CartLine"];

/** Of these long enumerations, the demo store and the page use one value. Every visitor of the demo would download all of them. */
const USED_VALUES = { CountryCode: ["US"], CurrencyCode: ["USD"], LanguageCode: ["EN"] };

/** The page fills this field of a new cart's input, which the library never does. */
const OWN_INPUT_FIELDS = ["CartInput.discountCodes"];

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @param {{ query: string, variables?: Record<string, unknown> }[]} operations
 */
function findUses(schema, operations) {
  /** @type {Set<string>} types are written 'Cart', fields 'Cart.note', arguments 'Cart.lines(first', directives '@inContext' and '@inContext(country' */
  const uses = new Set([...RESPONSE_TYPES, ...OWN_INPUT_FIELDS]);

  function markInput(type, value) {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      for (const item of Array.isArray(value) ? value : [undefined]) markInput(nullable.ofType, item);
      return;
    }
    uses.add(nullable.name);
    if (!isInputObjectType(nullable)) return;
    for (const field of Object.values(nullable.getFields())) {
      if (isRequiredInputField(field) || value?.[field.name] !== undefined) {
        uses.add(`${nullable.name}.${field.name}`);
        markInput(field.type, value?.[field.name]);
      }
    }
  }

  function markField(parent, field, argumentNames) {
    uses.add(parent.name).add(`${parent.name}.${field.name}`).add(getNamedType(field.type).name);
    for (const argument of field.args) {
      if (isRequiredArgument(argument) || argumentNames.includes(argument.name)) {
        uses.add(`${parent.name}.${field.name}(${argument.name}`);
        markInput(argument.type, undefined);
      }
    }
  }

  for (const { query, variables } of operations) {
    const types = new TypeInfo(schema);
    const visitor = {
      VariableDefinition: (node) =>
        markInput(typeFromAST(schema, node.type), variables?.[node.variable.name.value]),
      Field(node) {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (!field) throw new Error(`The schema has no field ${node.name.value} on ${parent?.name}.`);
        const argumentNames = (node.arguments ?? []).map(({ name }) => name.value);
        if (field.name !== "__typename") markField(parent, field, argumentNames);
      },
      Directive({ name, arguments: given = [] }) {
        for (const { name: argument, value } of given) {
          const definition = schema.getDirective(name.value)?.args.find((arg) => arg.name === argument.value);
          if (!definition) throw new Error(`The schema has no @${name.value}(${argument.value}:).`);
          uses.add(`@${name.value}`).add(`@${name.value}(${argument.value}`);
          markInput(definition.type, valueFromASTUntyped(value, variables));
        }
      },
    };
    visit(parse(query), visitWithTypeInfo(types, visitor));
  }

  // An interface must have at least one field, and every type that implements it must have the same fields.
  const isUsed = (type) => uses.has(type.name);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInterfaceType(type) || !isUsed(type)) continue;
    const fields = Object.values(type.getFields());
    const usedFields = fields.filter(({ name }) => uses.has(`${type.name}.${name}`));
    const { objects, interfaces } = schema.getImplementations(type);
    for (const implementer of [type, ...objects, ...interfaces].filter(isUsed)) {
      const needed = usedFields.length > 0 ? usedFields : fields;
      for (const { name } of needed) markField(implementer, implementer.getFields()[name], []);
    }
  }
  return uses;
}

function prune(schema, uses) {
  const isUsed = (node) => uses.has(node.name.value);
  const withoutNotes = { description: undefined, directives: [] };
  const pruneDirective = (directive) => {
    const name = `@${directive.name.value}`;
    if (!uses.has(name)) return [];
    const given = directive.arguments
      ?.filter((argument) => uses.has(`${name}(${argument.name.value}`))
      .map((argument) => ({ ...argument, ...withoutNotes }));
    return [{ ...directive, description: undefined, arguments: given }];
  };
  const definitions = parse(printSchema(schema)).definitions.flatMap((type) => {
    if (type.kind === Kind.SCHEMA_DEFINITION) return [{ ...type, ...withoutNotes }];
    if (type.kind === Kind.DIRECTIVE_DEFINITION) return pruneDirective(type);
    if (!isUsed(type)) return [];
    const name = type.name.value;
    const fields = type.fields
      ?.filter((field) => uses.has(`${name}.${field.name.value}`))
      .map((field) => ({
        ...field,
        ...withoutNotes,
        arguments: field.arguments
          ?.filter((argument) => uses.has(`${name}.${field.name.value}(${argument.name.value}`))
          .map((argument) => ({ ...argument, ...withoutNotes })),
      }));
    return [
      {
        ...type,
        ...withoutNotes,
        fields,
        interfaces: type.interfaces?.filter(isUsed),
        types: type.types?.filter(isUsed),
        values: type.values
          ?.filter((value) => USED_VALUES[name]?.includes(value.name.value) ?? true)
          .map((value) => ({ ...value, ...withoutNotes })),
      },
    ];
  });
  return printDocument({ kind: Kind.DOCUMENT, definitions });
}

const schemaPath = process.argv[2];
if (!schemaPath) {
  console.error("Usage: node src/build/commands/prune-schema.mjs <path to storefront.schema.json>");
  process.exit(1);
}
const source = JSON.parse(readFileSync(join(dirname(schemaPath), "package.json"), "utf8"));
const schema = buildClientSchema(JSON.parse(readFileSync(schemaPath, "utf8")));
const [year, month] = source.version.split(".");

console.log(`# The part of Shopify's Storefront API ${year}-${month.padStart(2, "0")} that the Buy Button uses.
# Pruned from storefront.schema.json of ${source.name} ${source.version}. Do not edit: run
#   node src/build/commands/prune-schema.mjs node_modules/${source.name}/storefront.schema.json > src/vendors/shopify/demo-store/schema.graphql
${prune(schema, findUses(schema, await recordOperations()))}`);
