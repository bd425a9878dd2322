// What the text of a published article may be made of.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { altText, slug } from "@/content/schema-fields";
import { clipped, shown, type Report } from "../content/content-problem";
import { nearest } from "../content/nearest";
import { schemaFindings } from "../content/schema-findings";
import { readHtml, type HtmlElement, type HtmlReading } from "./read-html";

export interface BodyRules {
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  publicDir: string;
  /** What an address should be instead, or null. */
  problemOfAddress: (address: string, ids: ReadonlySet<string>) => string | null;
}

/** What `npm run new:article` puts before what is still to be written. */
const TO_WRITE = "Write here:";

const HEADING = /^h[1-6]$/;
const ADDRESSES = new Set([
  "href",
  "src",
  "cite",
  "poster",
  "action",
  "formaction",
  "background",
  "xlink:href",
]);
const COLOR_ATTRIBUTES = new Set(["bgcolor", "color", "text", "link", "vlink", "alink", "bordercolor"]);
const COLOR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
/** Their values are words or addresses, in which #face is no colour. */
const WITHOUT_COLORS = new Set([...ADDRESSES, "id", "alt", "title", "onclick", "aria-label"]);
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/;
const DESIGN = "taken away: colours, letters and sizes come from the site's design";

/** Reports all, and returns the reading for the rules that need its words. */
export function checkBody(html: string, rules: BodyRules, report: Report): HtmlReading {
  const reading = readHtml(html);
  const tell = ({ line, near }: { line: number; near: string }, found: string, expected: string): void =>
    report({ path: ["body"], found, expected, inBody: { line, near } });

  if (reading.text === "")
    report({ path: ["body"], found: "no text", expected: "the article's text as HTML: <p>…</p>" });
  for (const problem of reading.problems) tell(problem, problem.found, problem.expected);
  checkHeadings(reading.elements, tell);
  const ids = checkIds(reading.elements, tell);

  for (const [index, element] of reading.elements.entries()) {
    // The attributes of a tag that has to go anyway are not worth a message.
    if (!rules.tags.has(element.tag)) {
      tell(element, clipped(element.near), insteadOfTag(element.tag, rules.tags));
      continue;
    }
    const markdown =
      element.tag === "p" || element.tag === "li" ? MARKDOWN.exec(element.text)?.[0] : undefined;
    if (markdown)
      tell(element, `Markdown: ${clipped(markdown)}`, 'HTML: <strong>…</strong>, <a href="/…">…</a>');
    for (const [name, value] of element.attributes) {
      const should = problemOfAttribute(name, value, element, rules, ids);
      if (should) tell(element, `${name}="${clipped(value)}" in <${element.tag}>`, should);
    }
    if (element.tag === "a") checkLink(element, reading.elements[index + 1], tell);
    if (element.tag === "img") checkImage(element, rules, tell);
    if (element.tag === "p" && element.text.startsWith(TO_WRITE))
      tell(element, shown(element.text), `your own words instead of '${TO_WRITE} …'`);
  }
  return reading;
}

type Tell = (where: { line: number; near: string }, found: string, expected: string) => void;

function insteadOfTag(tag: string, allowed: ReadonlySet<string>): string {
  const instead = new Map([
    ["b", "strong"],
    ["i", "em"],
    ["h1", "h2"],
    ["center", "p"],
  ]).get(tag);
  if (instead && allowed.has(instead))
    return `<${instead}>${tag === "h1" ? ": the page's own title is the h1" : ""}`;
  if (["font", "style", "center", "big"].includes(tag)) return DESIGN;
  if (["script", "iframe", "object", "embed", "video", "audio", "form", "svg"].includes(tag))
    return "taken away: an article cannot run or embed anything";
  const meant = nearest(tag, [...allowed]);
  return meant
    ? `<${meant}>? There is no <${tag}> in articles`
    : `taken away (its words can stay), or one of these: ${[...allowed].join(", ")}`;
}

/** What an attribute should be instead, or null. Specification: `onclick` is replaced by the way to the drop. */
function problemOfAttribute(
  name: string,
  value: string,
  element: HtmlElement,
  rules: BodyRules,
  ids: ReadonlySet<string>,
): string | null {
  if (name === "onclick") return null;
  if (name === "style" || COLOR_ATTRIBUTES.has(name) || name === "face") return DESIGN;
  if (name.startsWith("on")) return "taken away: an article cannot run scripts";
  if (!WITHOUT_COLORS.has(name) && COLOR.test(value)) return DESIGN;
  if (!rules.attributes.has(name)) return `taken away, or one of these: ${[...rules.attributes].join(", ")}`;
  if (element.tag === "img" && name === "src") return null;
  return ADDRESSES.has(name) ? rules.problemOfAddress(value, ids) : null;
}

function checkHeadings(elements: readonly HtmlElement[], tell: Tell): void {
  let above = 1;
  for (const element of elements.filter(({ tag }) => HEADING.test(tag))) {
    const level = Number(element.tag.slice(1));
    const holds = `<${element.tag}> "${clipped(element.text)}"`;
    if (element.text === "") tell(element, `an empty <${element.tag}>`, "a heading with text, or taken away");
    if (level > above + 1)
      tell(
        element,
        `${holds} ${above === 1 ? "as the first heading" : `after an <h${above}>`}`,
        `<h${above + 1}>: headings go down one step at a time, from h2`,
      );
    if (element.tag === "h2" && !element.attributes.has("id"))
      tell(
        element,
        `${holds} without an id`,
        `<h2 id="${slugOf(element.text) || "a-name"}">: the table of contents leads to it`,
      );
    above = Math.max(level, 2);
  }
}

/** The ids that links can lead to. */
function checkIds(elements: readonly HtmlElement[], tell: Tell): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id === undefined) continue;
    if (!slug.safeParse(id).success)
      tell(
        element,
        `id="${clipped(id)}"`,
        `lower-case words joined by hyphens, such as id="${slugOf(id) || slugOf(element.text) || "a-name"}"`,
      );
    else if (ids.has(id))
      tell(element, `id="${id}" for the second time`, "a name of its own: links lead to the first one only");
    ids.add(id);
  }
  return ids;
}

function checkLink(element: HtmlElement, next: HtmlElement | undefined, tell: Tell): void {
  const { attributes } = element;
  if (!attributes.has("href") && !attributes.has("onclick"))
    tell(element, "a link without an address", '<a href="/…"> or <a href="https://…">');
  if (element.text === "" && next?.tag !== "img")
    tell(element, "a link without words", "a link with words that say where it leads");
}

function checkImage(element: HtmlElement, { publicDir }: BodyRules, tell: Tell): void {
  const { attributes } = element;
  const alt = attributes.get("alt");
  const src = attributes.get("src");
  if (alt === undefined)
    tell(
      element,
      "a picture without alt",
      'alt="…" with what it shows, in a sentence, for readers who cannot see it',
    );
  for (const { found, expected } of schemaFindings(altText, alt ?? "-", [])) tell(element, found, expected);
  if (!src?.startsWith("/") || !existsSync(join(publicDir, src)))
    tell(
      element,
      src ? `src="${clipped(src)}"` : "a picture without src",
      "a file below public/, such as /pictures/articles/gym-bag-800.webp",
    );
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
