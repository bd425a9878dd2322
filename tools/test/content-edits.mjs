// Makes a marketer's edits automatically: changes texts, prices and dates of a content file, and the list of bundles. Positions
// are found in the syntax tree and only those parts of the source are replaced, so that nothing else in the file changes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** Fields whose text is an identifier or an address. */
const NAMES = new Set([
  "bundle",
  "category",
  "email",
  "id",
  "kind",
  "sku",
  "slug",
  "src",
  "timeZone",
  "to",
  "type",
  "url",
]);
/** Fields whose text is also made longer. For the others, the build checks a limit. */
const GROWING = new Set(["heading", "lead", "pitch", "question", "text"]);
/** Backwards, because some days must not lie in the future. */
const DAYS_EARLIER = 3;
const ADDED_DOLLARS = 4.5;

/** The parts of a text that are not words: tags, entities, link targets, placeholders, addresses and escapes. */
const NON_WORDS = String.raw`<[^>]*>|&\w+;|\]\([^)]*\)|\{[^{}]*\}|https?:\S+|[\w.]+@[\w.]+|\\u[\da-f]{4}|\\.`;
const VOWELS = "aeiouAEIOU";

/** Every node of a syntax tree with the name of the field that contains it. */
function* nodesOf(node, field = "") {
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") yield [node, field];
  if (node.type === "ImportDeclaration" || node.type?.startsWith("TS") === true) {
    // `value satisfies Type` and `value as const` hold a value; other type syntax does not.
    if (node.expression) yield* nodesOf(node.expression, field);
    return;
  }
  if (node.type === "Property") {
    yield* nodesOf(node.value, node.key.name ?? node.key.value);
    return;
  }
  for (const child of Array.isArray(node) ? node : Object.values(node)) yield* nodesOf(child, field);
}

/** Replaces the source from `start` to `end` with `text`, for each `[start, end, text]`. */
function withChanges(source, changes) {
  return changes
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end, change]) => text.slice(0, start) + change + text.slice(end), source);
}

function treeOf(file, source) {
  return parseSync(file, source).program.body;
}

/** Edits the source of every content file of a project. */
export function editContent(root, edit) {
  const folder = join(root, "src/content");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.startsWith("schema")) continue;
    const path = join(folder, name);
    writeFileSync(path, edit(name, readFileSync(path, "utf8")));
  }
}

/** All string literals of a test file. */
export function quotedTexts(file, source) {
  const quoted = [];
  for (const [node] of nodesOf(treeOf(file, source)))
    if (node.type === "Literal" && typeof node.value === "string") quoted.push(node.value);
    else if (node.type === "TemplateElement") quoted.push(node.value.cooked);
  return quoted;
}

/**
 * Changes every text, date and price of a content file, except the texts in `pinned`. Each vowel is replaced with the next one, so
 * that a text changes but keeps its length, and different texts stay different.
 */
export function editTexts(file, source, pinned) {
  const pinnedPatterns = pinned.filter(({ length }) => length > 2).map(escaped);
  const untouched = new RegExp(
    `${NON_WORDS}|(?<!\\w)(?:${pinnedPatterns.join("|")})(?!\\w)|([aeiouAEIOU])`,
    "g",
  );
  const edit = (text) =>
    text.replace(untouched, (match, vowel) =>
      vowel === undefined ? match : VOWELS[((VOWELS.indexOf(vowel) + 1) % 5) + (vowel < "a" ? 5 : 0)],
    );
  const changes = [];
  for (const [node, field] of nodesOf(treeOf(file, source))) {
    const { start, end } = node;
    if (field === "price" && typeof node.value === "number")
      changes.push([start, end, String(node.value + ADDED_DOLLARS)]);
    const text = node.type === "TemplateElement" ? node.value.cooked : node.value;
    if (typeof text !== "string" || !["Literal", "TemplateElement"].includes(node.type)) continue;
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

function earlierDay(day) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - DAYS_EARLIER);
  return date.toISOString().slice(0, 10);
}

/** Adds a bundle after the last one. Its name begins with the name of another bundle. */
export function addBundle(file, source) {
  const last = bundlesOf(file, source).at(-1);
  const other = bundlesOf(file, source).at(-2);
  const own = {
    id: '"one-more"',
    name: JSON.stringify(`${fieldOf(other, "name").value} Double`),
    packs: "9",
    price: "137.5",
    variantId: '"41000000000009"',
  };
  const added = withChanges(
    source.slice(last.start, last.end),
    last.properties.flatMap(({ key, value }) =>
      key.name in own ? [[value.start - last.start, value.end - last.start, own[key.name]]] : [],
    ),
  );
  const packs = fieldOf(last, "packs").value;
  return withChanges(source, [
    [last.end, last.end, `,\n${added.replace(`sheets: ${packs * 100}`, "sheets: 900")}`],
  ]);
}

/**
 * Removes all bundles except the last two. Also returns the ids of the removed ones, and that of one that stays, because quotes
 * and links must not name a bundle that is gone.
 */
export function leaveTwoBundles(file, source) {
  const bundles = bundlesOf(file, source);
  const gone = bundles.slice(0, -2);
  const idOf = (bundle) => fieldOf(bundle, "id").value;
  return {
    source: withChanges(
      source,
      gone.map(({ start }, index) => [start, bundles[index + 1].start, ""]),
    ),
    gone: gone.map(idOf),
    kept: idOf(bundles.at(-1)),
  };
}

/** Gives the quotes and the links of these bundles another one. */
export function replaceBundles(source, ids, other) {
  const names = new RegExp(
    String.raw`(\bbundle: "|\?bundle=)(?:${ids.map(escaped).join("|")})(?=["#&])`,
    "g",
  );
  return source.replaceAll(names, `$1${other}`);
}

function bundlesOf(file, source) {
  return [...nodesOf(treeOf(file, source))]
    .map(([node]) => node)
    .filter((node) => node.type === "ObjectExpression" && fieldOf(node, "variantId"));
}

function fieldOf(object, name) {
  return object.properties.find(({ key }) => key?.name === name)?.value;
}

function escaped(text) {
  return text.replaceAll(/[^\w\s]/g, String.raw`\$&`);
}
