// Finds the line of a value in a content file. The schema names a field by its path, but a marketer needs its line.
import { parseSync, Visitor, type ESTree } from "vite";
import { field as fieldOf } from "../../src/lib/field.ts";
import { clipped, type ContentProblem, type FieldPath } from "./content-problem.ts";

/** The parts of pages that are called samples while something in them has no source. src/styles/samples.css shows it. */
export const SAMPLE_SECTIONS = [
  "quotes",
  "films",
  "line-up",
  "wall",
  "faces",
  "sheets",
  "figures",
  "origin",
] as const;
export type SampleSection = (typeof SAMPLE_SECTIONS)[number];

export interface ContentSource {
  text: string;
  program: ESTree.Program;
  declarations: ReadonlyMap<string, ESTree.VariableDeclarator>;
}

/** Null for a text that was saved in UTF-8. Others may parse all the same, and pages would show what stands in for their characters. */
export function encodingProblem(file: string, text: string): ContentProblem | null {
  const strange = text.search(/[\0\uFFFD]/);
  if (strange === -1) return null;
  return {
    file,
    line: lineAt(text, strange),
    field: "this line",
    found: "characters that cannot be read",
    expected: "text in UTF-8: save the file again with this encoding",
  };
}

export function readSource(file: string, text: string): ContentSource | ContentProblem {
  const strange = encodingProblem(file, text);
  if (strange !== null) return strange;
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (!error) return { text, program, declarations: declarationsOf(program) };
  const line = lineAt(text, error.labels[0]?.start ?? 0);
  const written = text.split("\n")[line - 1] ?? "";
  const found = clipped(written) || "the end of the file";
  return { file, line, field: "this line", found, expected: insteadOf(written, error.message) };
}

/** What should stand in place of a line at which the parser stopped. */
function insteadOf(line: string, message: string): string {
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(line))
    return "one of the two versions of this place: choose one, and take the lines with <<<<<<<, ======= and >>>>>>> away";
  if (/[“”„‘’]/.test(line) && message.startsWith("Invalid Character"))
    return `straight quotation marks (") around each text, instead of those that a word processor writes`;
  if (/:\s*\d+,\d+,?\s*$/.test(line)) return "a number with a point, such as 59.9 instead of 59,90";
  return `something else, because the file cannot be read: ${message}. Often a comma, a bracket or a quotation mark is missing here or above`;
}

/**
 * The line of the value at a path that begins with the name of an export, such as `bundles`, 1, `price`. When the value is computed or
 * missing, the line of the nearest value that contains it. Null when another file contains it, where it is checked. `ofName`: of the
 * field's name, where its value is elsewhere.
 */
export function lineOfValue(
  source: ContentSource,
  exports: Readonly<Record<string, unknown>>,
  path: FieldPath,
  ofName = false,
): number | null {
  let value: unknown = exports;
  const { program, declarations } = source;
  let node: ESTree.Node = program;
  let start = program.body[0]?.start ?? 0;
  const last = path.reduce<unknown>((outer, key) => fieldOf(outer, String(key)), exports);
  for (const [depth, key] of path.entries()) {
    const holder = value;
    value = fieldOf(value, String(key));
    const child = depth === 0 ? (declarations.get(String(key)) ?? null) : childOf(node, key, holder);
    // A bundle's picture is computed from the name that its entry has.
    const text = child === null && typeof last === "string" ? propertyOf(node, last) : null;
    if (text) return lineAt(source.text, text.start);
    const named: ESTree.Node | null = child ?? literalOf(program, value);
    if (named === null) break;
    if (ofName && depth === path.length - 1) return lineAt(source.text, named.start);
    const next = declarationNamedBy(named, source) ?? named;
    start = next.start;
    const inner = valueOf(next, source);
    if (inner === null) return null;
    node = inner;
  }
  return lineAt(source.text, start);
}

/** The type with which a constant is declared, such as `TextPage` or `readonly Quote[]`; null when it is declared without one. */
export function declaredType({ declarations }: ContentSource, name: string): ESTree.TSType | null {
  const id = declarations.get(name)?.id;
  return id?.type === "Identifier" ? (id.typeAnnotation?.typeAnnotation ?? null) : null;
}

function declarationsOf(program: ESTree.Program): ContentSource["declarations"] {
  const found = new Map<string, ESTree.VariableDeclarator>();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const declarator of declaration.declarations)
      if (declarator.id.type === "Identifier") found.set(declarator.id.name, declarator);
  }
  return found;
}

/** The declaration in this file that a property or an entry of a list names, such as `const costUsd = 0` for `{ costUsd }`. */
function declarationNamedBy(node: ESTree.Node, { declarations }: ContentSource): ESTree.Node | null {
  const value = node.type === "Property" ? node.value : node;
  return value.type === "Identifier" ? (declarations.get(value.name) ?? null) : null;
}

/** The expression of a declaration, a property or a type assertion; null for an imported value. */
function valueOf(node: ESTree.Node, source: ContentSource): ESTree.Node | null {
  if (node.type === "VariableDeclarator") return node.init === null ? node : valueOf(node.init, source);
  if (node.type === "Property") return valueOf(node.value, source);
  if (node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression")
    return valueOf(node.expression, source);
  if (node.type !== "Identifier") return node;
  const declaration = source.declarations.get(node.name);
  if (declaration) return valueOf(declaration, source);
  const isImported = source.program.body.some(
    (statement) =>
      statement.type === "ImportDeclaration" &&
      statement.specifiers.some(({ local }) => local.name === node.name),
  );
  return isImported ? null : node;
}

/** `holder`: the value of the node. */
function childOf(node: ESTree.Node, key: PropertyKey, holder: unknown): ESTree.Node | null {
  if (node.type === "ArrayExpression") {
    // Lists that are spread into this one add more or fewer items than the one element that they are.
    if (Array.isArray(holder) && holder.length !== node.elements.length) return null;
    const element = node.elements[Number(key)];
    return element?.type === "SpreadElement" ? null : (element ?? null);
  }
  if (node.type !== "ObjectExpression") return null;
  return propertyNamed(node, String(key));
}

/** The property of an object literal whose value is this text, or the name at the end of this path. */
function propertyOf(node: ESTree.Node, text: string): ESTree.Node | null {
  const written = new Set([text, text.replace(/^.*\//, "")]);
  const isWritten = ({ value }: ESTree.ObjectProperty): boolean =>
    value.type === "Literal" && written.has(String(value.value));
  return node.type === "ObjectExpression" ? (propertiesOf(node).find(isWritten) ?? null) : null;
}

/**
 * Finds the source of an item of a computed list, such as the bundles: the object literal with which the item shares the most
 * texts and numbers, if these are more than half of the literal's.
 */
function literalOf(program: ESTree.Program, value: unknown): ESTree.ObjectExpression | null {
  if (typeof value !== "object" || value === null) return null;
  let found: ESTree.ObjectExpression | null = null;
  let most = 0;
  new Visitor({
    ObjectExpression(group) {
      const literals = propertiesOf(group).flatMap(({ key, value: written }) =>
        written.type === "Literal" ? [[nameOfKey(key), written.value] as const] : [],
      );
      const shared = literals.filter(([name, literal]) => fieldOf(value, name ?? "") === literal).length;
      if (shared <= most || shared * 2 <= literals.length) return;
      most = shared;
      found = group;
    },
  }).visit(program);
  return found;
}

/**
 * The sources of a content file. The build takes them out of what visitors load, and can do so only where they stand. `value`: what is
 * between braces or quotation marks, also of a constant of the file that several name; null where it is written elsewhere.
 */
export function writtenSources(program: ESTree.Program) {
  const constants = declarationsOf(program);
  const found: { property: ESTree.ObjectProperty; value: ESTree.Expression | null }[] = [];
  new Visitor({
    ObjectExpression(group) {
      const property = propertyNamed(group, "source");
      if (!property) return;
      const { value } = property;
      const named = value.type === "Identifier" ? constants.get(value.name)?.init : value;
      found.push({ property, value: named ? writtenValue(named) : null });
    },
  }).visit(program);
  return found;
}

export function propertyNamed(group: ESTree.ObjectExpression, name: string): ESTree.ObjectProperty | null {
  return propertiesOf(group).find(({ key }) => nameOfKey(key) === name) ?? null;
}

/** Without what is spread into the object literal. */
export function propertiesOf({ properties }: ESTree.ObjectExpression): ESTree.ObjectProperty[] {
  return properties.filter((property) => property.type === "Property");
}

/** The name of a field, with or without quotation marks; null where it is computed. */
export function nameOfKey(key: ESTree.PropertyKey): string | null {
  return key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : null;
}

function writtenValue(value: ESTree.Expression): ESTree.Expression | null {
  if (value.type === "ParenthesizedExpression" || value.type === "TSSatisfiesExpression")
    return writtenValue(value.expression);
  if (value.type === "Literal" || value.type === "TemplateLiteral") return value;
  // What is spread into the braces is written elsewhere, also an incentive, which pages have to show.
  const isWhole =
    value.type === "ObjectExpression" && value.properties.every(({ type }) => type === "Property");
  return isWhole ? value : null;
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
