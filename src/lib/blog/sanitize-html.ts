// Sanitizes the HTML of articles: with the same rules at build, in jsdom, and in the browser.
import createDOMPurify, { type Config, type WindowLike } from "dompurify";
import { CHECKOUT_ID, DROP_ID, dropPathFromPages } from "@/lib/site/paths";

export type SanitizeHtml = (html: string) => string;

const BLOCKS = "p h2 h3 h4 ul ol li dl dt dd blockquote pre hr div figure figcaption".split(" ");
const TABLE = "table caption thead tbody tfoot tr th td".split(" ");
const INLINE =
  "a strong em b i u s del ins small sub sup mark q cite code kbd abbr time span br wbr img".split(" ");

/** The page's own heading, form controls, what loads or runs, SVG and MathML are left out on purpose. */
export const allowedTags: readonly string[] = [...BLOCKS, ...TABLE, ...INLINE];

/** Whole values; no white space, control character or backslash, which browsers drop or read as a slash. */
const ADDRESS = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)[^\s\\\p{Cc}]*$/iu;
const EXTERNAL = /^https:/i;
/** The security policy refuses other pictures, and another host would learn who reads the page. After `?` is the version. */
const OWN_PICTURE = /^\/pictures\/[\w-]+(?:[./][\w-]+)*(?:\?[\da-f]{8})?$/;
const WHOLE_NUMBER = /^\d{1,4}$/;

/** Ids of the page around an article, which links, labels and scripts refer to. */
const PAGE_IDS = new Set(["app", "main", "menu", "drop", CHECKOUT_ID]);
/** Without capitals and underscores an id never equals a script's global or an id that React generates. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function isFreeId(id: string): boolean {
  return ID.test(id) && !PAGE_IDS.has(id) && !id.includes(DROP_ID) && !id.endsWith("-heading");
}

interface AttributeRule {
  /** Absent: on every element. */
  on?: readonly string[];
  /** Tests the value. Absent: any value. */
  value?: Pick<RegExp, "test">;
}

const ADDRESS_RULES: Record<string, AttributeRule> = {
  href: { on: ["a"], value: ADDRESS },
  src: { on: ["img"], value: OWN_PICTURE },
};

const TEXT_RULES: Record<string, AttributeRule> = {
  // Set below for external links; the value in the content is overwritten.
  rel: { on: ["a"] },
  alt: { on: ["img"] },
  width: { on: ["img"], value: WHOLE_NUMBER },
  height: { on: ["img"], value: WHOLE_NUMBER },
  loading: { on: ["img"], value: /^(?:lazy|eager)$/ },
  scope: { on: ["th"], value: /^(?:col|row|colgroup|rowgroup)$/ },
  colspan: { on: ["th", "td"], value: WHOLE_NUMBER },
  rowspan: { on: ["th", "td"], value: WHOLE_NUMBER },
  start: { on: ["ol"], value: WHOLE_NUMBER },
  datetime: { on: ["time", "del", "ins"] },
  // An id on a picture or a link can clobber a property of the document; links lead to blocks.
  id: { on: [...BLOCKS, ...TABLE], value: { test: isFreeId } },
  title: {},
  lang: {},
  dir: { value: /^(?:ltr|rtl|auto)$/ },
};

const ATTRIBUTES = new Map(Object.entries({ ...ADDRESS_RULES, ...TEXT_RULES }));

/** The attributes that at least one element may have; `onclick` becomes a link to the drop. */
export const allowedAttributes: readonly string[] = [...ATTRIBUTES.keys(), "onclick"];

const CONFIG: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...ATTRIBUTES.keys()],
  // DOMPurify tests the value of every attribute that is not named here as if it were an address.
  ADD_URI_SAFE_ATTR: Object.keys(TEXT_RULES),
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // DOMPurify's own check asks the current document, and jsdom's has fewer properties than a browser's: `timeline` was
  // kept at build and removed in the browser. `isFreeId`, no `name` and no id on pictures do the same job.
  SANITIZE_DOM: false,
};

/** Elements that may not contain a link directly; the link goes into their children instead. */
const FRAMES = new Set("table thead tbody tfoot tr ul ol dl figure".split(" "));
const FIELDS = new Set("button fieldset img input object output select textarea".split(" "));
/** The fields of a `form` shadow its methods, so none of them may be called. The element is removed anyway. */
const NOT_TO_LINK = new Set(["html", "body", "form"]);

/** Clean markup needs 1, the worst attack that we know 3; a `pre` loses one leading empty line in each. */
const MAX_PASSES = 40;

/**
 * `view`: the browser's window, or jsdom's at build. The answer is stable: sanitizing it again changes nothing, so what
 * the build wrote is what the browser makes of it (React leaves a difference in raw HTML as it is).
 * Markup that never comes to rest is answered with an empty string. Throws where there is no document to parse with.
 */
export function createSanitizer(view: WindowLike): SanitizeHtml {
  // Hooks belong to an instance, and every module shares DOMPurify's default one.
  const purify = createDOMPurify(view);
  if (!purify.isSupported) throw new Error("The sanitizer needs a window with a document.");

  // The root comes first. In a browser, but not in jsdom, the fields of a form shadow its properties; DOMPurify then
  // removes the form with all its text.
  purify.addHook("beforeSanitizeElements", (node) => {
    if (!(node instanceof view.Element) || node.nodeName !== "BODY") return;
    // Not by a selector: jsdom adds listeners to the window for each, and looks through all that it has.
    for (const element of node.getElementsByTagName("*")) {
      if (!FIELDS.has(element.localName)) continue;
      element.removeAttribute("name");
      element.removeAttribute("id");
    }
  });
  purify.addHook("uponSanitizeElement", (node, { tagName }) => {
    if (!(node instanceof view.Element) || NOT_TO_LINK.has(tagName)) return;
    // Once parsed, `is` cannot be removed from an element: it would be serialized again.
    if (node.hasAttribute("is")) node.replaceWith(...node.childNodes);
    else if (node.hasAttribute("onclick")) replaceHandler(node);
    // An empty link takes the focus and has no name. A link around a removed picture is empty, too.
    if (tagName === "a" && isEmpty(node)) node.remove();
  });
  // DOMPurify's own check of addresses allows `data:` in every picture.
  purify.addHook("uponSanitizeAttribute", (element, event) => {
    const rule = ATTRIBUTES.get(event.attrName);
    event.keepAttr =
      rule !== undefined &&
      (rule.on?.includes(element.localName) ?? true) &&
      (rule.value?.test(event.attrValue) ?? true);
  });
  purify.addHook("afterSanitizeAttributes", (element) => {
    if (element.localName === "img" && !element.hasAttribute("src")) element.remove();
    // Only links have an address and a `rel` by now.
    if (EXTERNAL.test(element.getAttribute("href") ?? "")) element.setAttribute("rel", "noopener noreferrer");
    else element.removeAttribute("rel");
  });

  return (html) => {
    let before = html;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const after = purify.sanitize(before, CONFIG);
      if (after === before) return after;
      before = after;
    }
    return "";
  };
}

/**
 * A handler becomes a link to the drop, which works by keyboard and without script. A link inside a link is not HTML:
 * round one, and inside one that leads somewhere, the handler is dropped and that link stays as it is.
 */
function replaceHandler(element: Element): void {
  const around = element.closest("a");
  if (!around) {
    if (!element.querySelector("a")) linkContent(element);
  } else if (around === element || !around.hasAttribute("href")) {
    around.setAttribute("href", dropPathFromPages);
  }
}

function linkContent(element: Element): void {
  if (FRAMES.has(element.localName)) {
    for (const child of element.children) linkContent(child);
    return;
  }
  const isPicture = element.localName === "img";
  if (!isPicture && isEmpty(element)) return;
  const link = element.ownerDocument.createElement("a");
  link.setAttribute("href", dropPathFromPages);
  if (isPicture) {
    element.replaceWith(link);
    link.append(element);
  } else {
    link.append(...element.childNodes);
    element.append(link);
  }
}

function isEmpty(element: Element): boolean {
  return element.textContent.trim() === "" && !element.querySelector("img");
}
