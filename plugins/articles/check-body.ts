// Checks the HTML of a published article: tags, attributes, headings, ids, links and pictures.
import { altText, slug, TO_WRITE } from "@/content/schema/fields";
import { allowedAttributes, allowedTags } from "@/lib/blog/sanitize-html";
import { clipped, nearest, shown, type Finding } from "../content/content-problem";
import { hasFile } from "../files";
import { schemaFindings } from "../content/schema-check";
import { hyphenated } from "../entities";
import type { HtmlElement, HtmlReading } from "./read-html";

interface BodyRules {
  publicDir: string;
  /** Describes what an address should be instead; null when it is valid. */
  problemOfAddress: (address: string, ids: ReadonlySet<string>) => string | null;
}

const HEADING = /^h[1-6]$/;
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/;
const DESIGN = "removed: colors, fonts and sizes come from the site's design";

export function* checkBody(reading: HtmlReading, rules: BodyRules): Generator<Finding> {
  if (reading.text === "") yield findingIn({ line: 1 }, "no text", "the article's text as HTML: <p>…</p>");
  for (const problem of reading.problems) yield findingIn(problem, problem.found, problem.expected);
  yield* checkHeadings(reading.elements);
  const ids = yield* checkIds(reading.elements);

  for (const [index, element] of reading.elements.entries()) {
    // The attributes of a tag that has to be removed are not reported.
    if (!allowedTags.includes(element.tag)) {
      yield findingIn(element, clipped(element.near), insteadOfTag(element.tag));
      continue;
    }
    const markdown =
      element.tag === "p" || element.tag === "li" ? MARKDOWN.exec(element.text)?.[0] : undefined;
    if (markdown)
      yield findingIn(
        element,
        `Markdown: ${clipped(markdown)}`,
        'HTML: <strong>…</strong>, <a href="/…">…</a>',
      );
    for (const [name, value] of element.attributes) {
      const should = problemOfAttribute(name, value, rules, ids);
      if (should) yield findingIn(element, `${name}="${clipped(value)}" in <${element.tag}>`, should);
    }
    if (element.tag === "a") yield* checkLink(element, reading.elements[index + 1]);
    if (element.tag === "img") yield* checkImage(element, rules);
    if (element.tag === "p" && element.text.startsWith(TO_WRITE))
      yield findingIn(element, shown(element.text), `your own words instead of '${TO_WRITE} …'`);
  }
}

function findingIn({ line }: { line: number }, found: string, expected: string): Finding {
  return { path: ["body"], found, expected, inBody: line };
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
  rules: BodyRules,
  ids: ReadonlySet<string>,
): string | null {
  if (name === "onclick") return null;
  if (name === "style") return DESIGN;
  if (name.startsWith("on")) return "removed: an article cannot run scripts";
  if (!allowedAttributes.includes(name)) return `removed, or one of these: ${allowedAttributes.join(", ")}`;
  return name === "href" ? rules.problemOfAddress(value, ids) : null;
}

function* checkHeadings(elements: readonly HtmlElement[]): Generator<Finding> {
  let above = 1;
  for (const element of elements.filter(({ tag }) => HEADING.test(tag))) {
    const level = Number(element.tag.slice(1));
    const heading = `<${element.tag}> "${clipped(element.text)}"`;
    if (element.text === "")
      yield findingIn(element, `an empty <${element.tag}>`, "a heading with text, or removed");
    if (level > above + 1)
      yield findingIn(
        element,
        `${heading} ${above === 1 ? "as the first heading" : `after an <h${above}>`}`,
        `<h${above + 1}>: headings go down one step at a time, from h2`,
      );
    if (element.tag === "h2" && !element.attributes.has("id"))
      yield findingIn(
        element,
        `${heading} without an id`,
        `<h2 id="${hyphenated(element.text) || "a-name"}">: the table of contents leads to it`,
      );
    above = Math.max(level, 2);
  }
}

function* checkIds(elements: readonly HtmlElement[]): Generator<Finding, ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id === undefined) continue;
    if (!slug.safeParse(id).success)
      yield findingIn(
        element,
        `id="${clipped(id)}"`,
        `lower-case words joined by hyphens, such as id="${hyphenated(id) || hyphenated(element.text) || "a-name"}"`,
      );
    else if (ids.has(id))
      yield findingIn(
        element,
        `id="${id}" for the second time`,
        "a name of its own: links lead to the first one only",
      );
    ids.add(id);
  }
  return ids;
}

function* checkLink(element: HtmlElement, next: HtmlElement | undefined): Generator<Finding> {
  const { attributes } = element;
  if (!attributes.has("href") && !attributes.has("onclick"))
    yield findingIn(element, "a link without an address", '<a href="/…"> or <a href="https://…">');
  if (element.text === "" && next?.tag !== "img")
    yield findingIn(element, "a link without text", "a link with a text that says where it leads");
}

function* checkImage(element: HtmlElement, { publicDir }: BodyRules): Generator<Finding> {
  const { attributes } = element;
  const alt = attributes.get("alt");
  const src = attributes.get("src");
  const withAlt = 'alt="…" with what it shows, in a sentence, for readers who cannot see it';
  if (alt === undefined) yield findingIn(element, "a picture without alt", withAlt);
  for (const { found, expected } of schemaFindings(altText, alt ?? "-", []))
    yield findingIn(element, found, expected);
  const file = "a file below public/, such as /pictures/articles/gym-bag-800.webp";
  if (!src?.startsWith("/") || !hasFile(publicDir, src))
    yield findingIn(element, src ? `src="${clipped(src)}"` : "a picture without src", file);
}
