// Makes a marketer's edits automatically: changes texts, prices and dates of a content file, and the list of bundles. Positions
// are found in the syntax tree and only those parts of the source are replaced, so that nothing else in the file changes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { z } from "zod";
import { field as fieldOfValue } from "@/lib/field";

/** Fields whose text is an identifier or an address. */
const NAMES = new Set("bundle category email id kind sku slug src timeZone to type url".split(" "));
/** Fields whose text is also made longer. For the others, the build checks a limit. */
const GROWING = new Set(["heading", "lead", "pitch", "question", "text"]);
/** Backwards, because some days must not lie in the future. */
const DAYS_EARLIER = 3;
const ADDED_DOLLARS = 4.5;

/** The parts of a text that are not words: tags, entities, link targets, placeholders, addresses and escapes. */
const NON_WORDS = String.raw`<[^>]*>|&\w+;|\]\([^)]*\)|\{[^{}]*\}|https?:\S+|[\w.]+@[\w.]+|\\u[\da-f]{4}|\\.`;
const VOWELS = "aeiouAEIOU";

const nodeSchema = z.looseObject({
  type: z.string(),
  start: z.number(),
  end: z.number(),
  value: z.unknown().optional(),
  expression: z.unknown().optional(),
  key: z.looseObject({ name: z.string().optional(), value: z.unknown().optional() }).optional(),
  properties: z.array(z.unknown()).optional(),
});
type Node = z.infer<typeof nodeSchema>;

/** Every node of a syntax tree with the name of the field that contains it. */
function* nodesOf(tree: unknown, field = ""): Generator<[node: Node, field: string]> {
  if (typeof tree !== "object" || tree === null) return;
  const { data: node } = nodeSchema.safeParse(tree);
  if (node) yield [node, field];
  if (node?.type === "ImportDeclaration" || node?.type.startsWith("TS") === true) {
    // `value satisfies Type` and `value as const` hold a value; other type syntax does not.
    if (node.expression) yield* nodesOf(node.expression, field);
    return;
  }
  if (node?.type === "Property") {
    yield* nodesOf(node.value, nameOf(node));
    return;
  }
  for (const child of Array.isArray(tree) ? tree : Object.values(tree)) yield* nodesOf(child, field);
}

const nameOf = ({ key }: Node): string => key?.name ?? String(key?.value);

/** The text of a string, or of a part of a template. */
function textOf({ type, value }: Node): string | null {
  const text = type === "TemplateElement" ? fieldOfValue(value, "cooked") : type === "Literal" ? value : null;
  return typeof text === "string" ? text : null;
}

type Change = readonly [start: number, end: number, text: string];

/** Replaces the source from `start` to `end` with `text`, for each `[start, end, text]`. */
function withChanges(source: string, changes: readonly Change[]): string {
  return changes
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end, change]) => text.slice(0, start) + change + text.slice(end), source);
}

function treeOf(file: string, source: string): unknown {
  return parseSync(file, source).program.body;
}

/** Edits the source of every content file of a project. */
export function editContent(root: string, edit: (name: string, source: string) => string): void {
  const folder = join(root, "src/content");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:ts|html)$/.test(name) || name.startsWith("schema")) continue;
    const path = join(folder, name);
    writeFileSync(path, edit(name, readFileSync(path, "utf8")));
  }
}

/** The source without the hash of a policy's text, which no edit of a copy has to keep. */
export const withoutHash = (source: string): string => source.replace(/, hash: "\w+"/, "");

/** All string literals of a test file. */
export function quotedTexts(file: string, source: string): string[] {
  return [...nodesOf(treeOf(file, source))].flatMap(([node]) => textOf(node) ?? []);
}

/**
 * Changes every text, date and price of a content file, except the texts in `pinned`. Each vowel is replaced with the next one, so
 * that a text changes but keeps its length, and different texts stay different.
 */
export function editTexts(file: string, source: string, pinned: readonly string[]): string {
  const pinnedPatterns = pinned.filter(({ length }) => length > 2).map(escaped);
  const untouched = new RegExp(
    `${NON_WORDS}|(?<!\\w)(?:${pinnedPatterns.join("|")})(?!\\w)|([aeiouAEIOU])`,
    "g",
  );
  const edit = (text: string): string =>
    text.replace(untouched, (match, vowel?: string) =>
      vowel === undefined ? match : VOWELS.charAt(((VOWELS.indexOf(vowel) + 1) % 5) + (vowel < "a" ? 5 : 0)),
    );
  if (file.endsWith(".html")) return edit(source);
  const changes: Change[] = [];
  for (const [node, field] of nodesOf(treeOf(file, source))) {
    const { start, end } = node;
    if (field === "price" && typeof node.value === "number")
      changes.push([start, end, String(node.value + ADDED_DOLLARS)]);
    const text = textOf(node);
    if (text === null) continue;
    // Labels are composed of parts, so a part of a pinned text must not change either.
    if (NAMES.has(field) || pinned.some((whole) => whole.includes(text.trim()))) continue;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) changes.push([start, end, JSON.stringify(earlierDay(text))]);
    // A single word without a capital letter is an identifier or an address.
    if (!/[A-Z\s]/.test(text)) continue;
    const edited = edit(source.slice(start, end));
    const grows = node.type === "Literal" && GROWING.has(field);
    changes.push([start, end, grows ? edited.replace(/.$/, " Zwo.$&") : edited]);
  }
  return withChanges(source, changes);
}

function earlierDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - DAYS_EARLIER);
  return date.toISOString().slice(0, 10);
}

/** Adds a bundle after the last one. Its name begins with the name of another bundle. */
export function addBundle(file: string, source: string): string {
  const [other, last] = bundlesOf(file, source).slice(-2);
  if (!other || !last) throw new Error(`${file} has fewer than two bundles.`);
  const own: Record<string, string> = {
    id: '"one-more"',
    name: JSON.stringify(`${String(fieldOf(other, "name")?.value)} Double`),
    packs: "9",
    price: "137.5",
    variantId: '"41000000000009"',
  };
  const added = withChanges(
    source.slice(last.start, last.end),
    propertiesOf(last).flatMap(({ name, value }) => {
      const text = own[name];
      return text === undefined ? [] : [[value.start - last.start, value.end - last.start, text] as const];
    }),
  );
  const packs = Number(fieldOf(last, "packs")?.value);
  return withChanges(source, [
    [last.end, last.end, `,\n${added.replace(`sheets: ${packs * 100}`, "sheets: 900")}`],
  ]);
}

/**
 * Removes all bundles except the last two. Also returns the ids of the removed ones, and that of one that stays, because quotes
 * and links must not name a bundle that is gone.
 */
export function leaveTwoBundles(
  file: string,
  source: string,
): { source: string; gone: string[]; kept: string } {
  const bundles = bundlesOf(file, source);
  const [gone, [first, last]] = [bundles.slice(0, -2), bundles.slice(-2)];
  if (!first || !last) throw new Error(`${file} has fewer than two bundles.`);
  const idOf = (bundle: Node): string => String(fieldOf(bundle, "id")?.value);
  return {
    source: withChanges(source, [[gone[0]?.start ?? first.start, first.start, ""]]),
    gone: gone.map(idOf),
    kept: idOf(last),
  };
}

/** Gives the quotes and the links of these bundles another one. */
export function replaceBundles(source: string, ids: readonly string[], other: string): string {
  const names = new RegExp(
    String.raw`(\bbundle: "|\?bundle=)(?:${ids.map(escaped).join("|")})(?=["#&])`,
    "g",
  );
  return source.replaceAll(names, `$1${other}`);
}

function bundlesOf(file: string, source: string): Node[] {
  return [...nodesOf(treeOf(file, source))]
    .map(([node]) => node)
    .filter((node) => node.type === "ObjectExpression" && fieldOf(node, "variantId"));
}

function propertiesOf(object: Node): { name: string; value: Node }[] {
  return (object.properties ?? []).flatMap((property) => {
    const { data } = nodeSchema.safeParse(property);
    const value = nodeSchema.safeParse(data?.value).data;
    return data && value ? [{ name: nameOf(data), value }] : [];
  });
}

function fieldOf(object: Node, name: string): Node | undefined {
  return propertiesOf(object).find((property) => property.name === name)?.value;
}

function escaped(text: string): string {
  return text.replaceAll(/[^\w\s]/g, String.raw`\$&`);
}
