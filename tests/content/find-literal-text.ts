import { parseAst } from "vite";
import { field } from "@/lib/field";

export interface LiteralText {
  /** The number of the line, from 1. */
  line: number;
  text: string;
}

/** Attributes whose value is shown or announced, and props that hold text. */
const TEXT_ATTRIBUTE =
  /^(?:alt|title|placeholder|aria-(?:label|description|placeholder|roledescription|valuetext)|.*(?:label|heading|headline|caption|text|summary|lead|message))$/i;

/** Properties and variables whose value is shown or announced. Every string within it is text, as in `text: { button: "Buy" }`. */
const TEXT_PROPERTY =
  /^(?:text|texts|label|labels|heading|message|title|description|caption|notice|.*Label)$/;

/** Members of an element or the document whose value is shown or announced. */
const TEXT_MEMBER = /^(?:textContent|innerText|title|alt|placeholder|aria(?:Label|Description|ValueText))$/;

/** Functions whose arguments are for developers: the console, and errors. */
const FOR_DEVELOPERS = /^(?:warn|warnOnce|warnAbout|note|log|error|info|super|.*Error)$/;

/** "Video paused", "You seem to be offline": a capital, then a word in lower case. Class lists begin in lower case. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’'-]*,? (?:\S+ )*\P{L}*\p{Ll}/u;
/** "Sold out" in the HTML of a template. */
const TEXT_IN_HTML = />[^<>{}]*\p{L}[^<>{}]*</u;
const LETTER = /\p{L}/u;

/**
 * Finds text that is shown or announced and therefore belongs in src/content: text between tags, in attributes and
 * properties for text, and sentences in any other string. It skips messages for developers, types and module names.
 */
export function findLiteralText(source: string, file: string): LiteralText[] {
  const found: LiteralText[] = [];
  // These modules render nothing, so their sentences are errors and log entries.
  const isBelowComponents = /^\/src\/(?:vendors|lib|hooks)\//.test(file);

  function report(node: unknown, text: string): void {
    const start = Number(field(node, "start"));
    const line = source.slice(0, start).split("\n").length;
    found.push({ line, text: text.trim().replaceAll(/\s+/g, " ") });
  }

  /** `isText` is true within text, where a single word counts. */
  function visit(node: unknown, isText: boolean): void {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, isText);
      return;
    }
    const type = field(node, "type");
    if (typeof type !== "string") return;
    switch (type) {
      case "JSXText":
        check(node, field(node, "value"), true);
        return;
      case "Literal":
        check(node, field(node, "value"), isText);
        return;
      case "TemplateElement":
        check(node, field(field(node, "value"), "cooked"), isText);
        return;
      case "JSXElement":
      case "JSXFragment":
        visit(field(node, "openingElement"), false);
        visit(field(node, "children"), true);
        return;
      case "JSXAttribute":
        visit(field(node, "value"), TEXT_ATTRIBUTE.test(nameOf(field(node, "name"))));
        return;
      case "Property":
        visit(field(node, "value"), isText || TEXT_PROPERTY.test(nameOf(field(node, "key"))));
        return;
      case "VariableDeclarator":
        visit(field(node, "init"), TEXT_PROPERTY.test(nameOf(field(node, "id"))));
        return;
      case "AssignmentExpression":
        visit(field(node, "right"), TEXT_MEMBER.test(nameOf(field(field(node, "left"), "property"))));
        return;
      case "BinaryExpression":
        // Operands of a comparison are not shown.
        if (field(node, "operator") !== "+") return;
        break;
      case "ConditionalExpression":
        visit(field(node, "test"), false);
        visit(field(node, "consequent"), isText);
        visit(field(node, "alternate"), isText);
        return;
      case "CallExpression":
      case "NewExpression": {
        const callee = field(node, "callee");
        visit(callee, false);
        if (!FOR_DEVELOPERS.test(nameOf(field(callee, "property") ?? callee)))
          visit(field(node, "arguments"), false);
        return;
      }
      case "ImportDeclaration":
      case "ImportExpression":
      case "ExportAllDeclaration":
        return;
    }
    if (type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(type)) return;
    const keepsPlace =
      /^(?:JSXExpressionContainer|TemplateLiteral|BinaryExpression|LogicalExpression|ObjectExpression|ArrayExpression|TS)/;
    const value: unknown = node;
    if (typeof value !== "object" || value === null) return;
    for (const child of Object.values(value)) visit(child, isText && keepsPlace.test(type));
  }

  function check(node: unknown, text: unknown, isText: boolean): void {
    if (typeof text !== "string") return;
    const isFound = isText
      ? LETTER.test(text.replaceAll(/&\w+;/g, ""))
      : TEXT_IN_HTML.test(text) || (!isBelowComponents && SENTENCE.test(text));
    if (isFound) report(node, text);
  }

  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file), false);
  return found;
}

/** The name of an identifier, a JSX name, or a quoted key. */
function nameOf(node: unknown): string {
  if (field(node, "type") === "Super") return "super";
  const name = field(node, "name") ?? field(node, "value");
  return typeof name === "string" ? name : "";
}
