// Checks the HTML of a published article: tags, attributes, headings, ids, links and pictures.
import { altText, slug } from "@/content/schema/fields";
import { allowedAttributes, allowedTags } from "@/lib/blog/sanitize-html";
import { clipped, shown, type Report } from "../content/content-problem";
import { nearest } from "../content/nearest";
import { hasFile } from "../content/has-file";
import { schemaFindings } from "../content/schema-findings";
import { TO_WRITE } from "../content/to-write";
import type { ReportAt } from "./html-tags";
import { hyphenated } from "./hyphenated";
import { readHtml, type HtmlElement, type HtmlReading } from "./read-html";

export interface BodyRules {
  publicDir: string;
  /** Describes what an address should be instead; null when it is valid. */
  problemOfAddress: (address: string, ids: ReadonlySet<string>) => string | null;
}

const HEADING = /^h[1-6]$/;
const ADDRESSES = new Set("href src cite poster action formaction background xlink:href".split(" "));
const COLOR_ATTRIBUTES = new Set(["bgcolor", "color", "text", "link", "vlink", "alink", "bordercolor"]);
const COLOR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
/** The values of these are words or addresses, in which #face is not a color. */
const WITHOUT_COLORS = new Set([...ADDRESSES, "id", "alt", "title", "onclick", "aria-label"]);
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/;
const DESIGN = "removed: colors, fonts and sizes come from the site's design";

/** Reports all problems, and returns the reading for other checks that need its text. */
export function checkBody(html: string, rules: BodyRules, report: Report): HtmlReading {
  const reading = readHtml(html);
  const reportAt: ReportAt = ({ line, near }, found, expected) =>
    report({ path: ["body"], found, expected, inBody: { line, near } });

  if (reading.text === "")
    report({ path: ["body"], found: "no text", expected: "the article's text as HTML: <p>…</p>" });
  for (const problem of reading.problems) reportAt(problem, problem.found, problem.expected);
  checkHeadings(reading.elements, reportAt);
  const ids = checkIds(reading.elements, reportAt);

  for (const [index, element] of reading.elements.entries()) {
    // The attributes of a tag that has to be removed are not reported.
    if (!allowedTags.includes(element.tag)) {
      reportAt(element, clipped(element.near), insteadOfTag(element.tag));
      continue;
    }
    const markdown =
      element.tag === "p" || element.tag === "li" ? MARKDOWN.exec(element.text)?.[0] : undefined;
    if (markdown)
      reportAt(element, `Markdown: ${clipped(markdown)}`, 'HTML: <strong>…</strong>, <a href="/…">…</a>');
    for (const [name, value] of element.attributes) {
      const should = problemOfAttribute(name, value, element, rules, ids);
      if (should) reportAt(element, `${name}="${clipped(value)}" in <${element.tag}>`, should);
    }
    if (element.tag === "a") checkLink(element, reading.elements[index + 1], reportAt);
    if (element.tag === "img") checkImage(element, rules, reportAt);
    if (element.tag === "p" && element.text.startsWith(TO_WRITE))
      reportAt(element, shown(element.text), `your own words instead of '${TO_WRITE} …'`);
  }
  return reading;
}

function insteadOfTag(tag: string): string {
  if (tag === "h1") return "<h2>: the page's own title is the h1";
  if (tag === "center") return "<p>";
  if (["font", "style", "center", "big"].includes(tag)) return DESIGN;
  if (["script", "iframe", "object", "embed", "video", "audio", "form", "svg"].includes(tag))
    return "removed: an article cannot run or embed anything";
  const meant = nearest(tag, allowedTags);
  return meant
    ? `<${meant}>? There is no <${tag}> in articles`
    : `removed (its text can stay), or one of these: ${allowedTags.join(", ")}`;
}

/** Describes what an attribute should be instead; null when it is valid. Specification: `onclick` is replaced with the link to the drop. */
function problemOfAttribute(
  name: string,
  value: string,
  element: HtmlElement,
  rules: BodyRules,
  ids: ReadonlySet<string>,
): string | null {
  if (name === "onclick") return null;
  if (name === "style" || COLOR_ATTRIBUTES.has(name) || name === "face") return DESIGN;
  if (name.startsWith("on")) return "removed: an article cannot run scripts";
  if (!WITHOUT_COLORS.has(name) && COLOR.test(value)) return DESIGN;
  if (!allowedAttributes.includes(name)) return `removed, or one of these: ${allowedAttributes.join(", ")}`;
  if (element.tag === "img" && name === "src") return null;
  return ADDRESSES.has(name) ? rules.problemOfAddress(value, ids) : null;
}

function checkHeadings(elements: readonly HtmlElement[], reportAt: ReportAt): void {
  let above = 1;
  for (const element of elements.filter(({ tag }) => HEADING.test(tag))) {
    const level = Number(element.tag.slice(1));
    const heading = `<${element.tag}> "${clipped(element.text)}"`;
    if (element.text === "")
      reportAt(element, `an empty <${element.tag}>`, "a heading with text, or removed");
    if (level > above + 1)
      reportAt(
        element,
        `${heading} ${above === 1 ? "as the first heading" : `after an <h${above}>`}`,
        `<h${above + 1}>: headings go down one step at a time, from h2`,
      );
    if (element.tag === "h2" && !element.attributes.has("id"))
      reportAt(
        element,
        `${heading} without an id`,
        `<h2 id="${hyphenated(element.text) || "a-name"}">: the table of contents leads to it`,
      );
    above = Math.max(level, 2);
  }
}

/** Checks the ids, and returns them as targets of links. */
function checkIds(elements: readonly HtmlElement[], reportAt: ReportAt): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id === undefined) continue;
    if (!slug.safeParse(id).success)
      reportAt(
        element,
        `id="${clipped(id)}"`,
        `lower-case words joined by hyphens, such as id="${hyphenated(id) || hyphenated(element.text) || "a-name"}"`,
      );
    else if (ids.has(id))
      reportAt(
        element,
        `id="${id}" for the second time`,
        "a name of its own: links lead to the first one only",
      );
    ids.add(id);
  }
  return ids;
}

function checkLink(element: HtmlElement, next: HtmlElement | undefined, reportAt: ReportAt): void {
  const { attributes } = element;
  if (!attributes.has("href") && !attributes.has("onclick"))
    reportAt(element, "a link without an address", '<a href="/…"> or <a href="https://…">');
  if (element.text === "" && next?.tag !== "img")
    reportAt(element, "a link without text", "a link with a text that says where it leads");
}

function checkImage(element: HtmlElement, { publicDir }: BodyRules, reportAt: ReportAt): void {
  const { attributes } = element;
  const alt = attributes.get("alt");
  const src = attributes.get("src");
  const withAlt = 'alt="…" with what it shows, in a sentence, for readers who cannot see it';
  if (alt === undefined) reportAt(element, "a picture without alt", withAlt);
  for (const { found, expected } of schemaFindings(altText, alt ?? "-", []))
    reportAt(element, found, expected);
  const file = "a file below public/, such as /pictures/articles/gym-bag-800.webp";
  if (!src?.startsWith("/") || !hasFile(publicDir, src))
    reportAt(element, src ? `src="${clipped(src)}"` : "a picture without src", file);
}
