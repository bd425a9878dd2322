// The one gate for HTML that is written in content: the same rules at build, in jsdom, and in the browser.
import createDOMPurify, { type Config, type WindowLike } from "dompurify";
import { CHECKOUT_ID, DROP_ID, dropPathFromPages } from "./paths";

export type SanitizeHtml = (html: string) => string;

const BLOCKS = "p h2 h3 h4 ul ol li dl dt dd blockquote pre hr div figure figcaption".split(" ");
const TABLE = "table caption thead tbody tfoot tr th td".split(" ");
const INLINE =
  "a strong em b i u s del ins small sub sup mark q cite code kbd abbr time span br wbr img".split(" ");

/** No heading of the page itself, no form control, nothing that loads or runs, no SVG, no MathML. */
export const allowedTags: readonly string[] = [...BLOCKS, ...TABLE, ...INLINE];

/** Whole values; no white space, control character or backslash, which browsers drop or read as a slash. */
const ADDRESS = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)[^\s\\\p{Cc}]*$/iu;
const EXTERNAL = /^https:/i;
/** The content policy lets no other picture in, and one from elsewhere would tell its host who reads. */
const OWN_PICTURE = /^\/pictures\/[\w-]+(?:[./][\w-]+)*$/;
const WHOLE_NUMBER = /^\d{1,4}$/;

/** Ids of the page round an article, which its links, its labels and its scripts look for. */
const PAGE_IDS = new Set(["app", "main", "menu", "drop", CHECKOUT_ID]);
/** No capital and no underscore: no script's global and no id that React makes looks like this. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function isFreeId(id: string): boolean {
  return ID.test(id) && !PAGE_IDS.has(id) && !id.includes(DROP_ID) && !id.endsWith("-heading");
}

interface AttributeRule {
  /** Absent: on every element. */
  on?: readonly string[];
  /** Absent: any value. */
  holds?: (value: string) => boolean;
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

const ATTRIBUTES = new Map<string, AttributeRule>(
  Object.entries({
    href: { on: ["a"], holds: matches(ADDRESS) },
    // Written here, for links that lead away; what the content says is overwritten.
    rel: { on: ["a"] },
    src: { on: ["img"], holds: matches(OWN_PICTURE) },
    alt: { on: ["img"] },
    width: { on: ["img"], holds: matches(WHOLE_NUMBER) },
    height: { on: ["img"], holds: matches(WHOLE_NUMBER) },
    loading: { on: ["img"], holds: matches(/^(?:lazy|eager)$/) },
    scope: { on: ["th"], holds: matches(/^(?:col|row|colgroup|rowgroup)$/) },
    colspan: { on: ["th", "td"], holds: matches(WHOLE_NUMBER) },
    rowspan: { on: ["th", "td"], holds: matches(WHOLE_NUMBER) },
    start: { on: ["ol"], holds: matches(WHOLE_NUMBER) },
    datetime: { on: ["time", "del", "ins"] },
    // An id on a picture or a link is what clobbers a document; a place to jump to is a block.
    id: { on: [...BLOCKS, ...TABLE], holds: isFreeId },
    title: {},
    lang: {},
    dir: { holds: matches(/^(?:ltr|rtl|auto)$/) },
  }),
);

/** On some element or other; `onclick` becomes a link to the drop. */
export const allowedAttributes: readonly string[] = [...ATTRIBUTES.keys(), "onclick"];

const CONFIG: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...ATTRIBUTES.keys()],
  // DOMPurify tests the value of every attribute that is not named here as if it were an address.
  ADD_URI_SAFE_ATTR: [...ATTRIBUTES.keys()].filter((name) => name !== "href" && name !== "src"),
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Its test asks the document at hand, and jsdom's knows fewer names than a browser's: `timeline` was kept at
  // build and dropped on the page. `isFreeId`, no `name` and no id on pictures stand in for it.
  SANITIZE_DOM: false,
};

/** Elements whose children must be elements of their own kind, so that a link goes into these instead. */
const FRAMES = new Set("table thead tbody tfoot tr ul ol dl figure".split(" "));
const NAMED_FIELDS = ":is(button, fieldset, img, input, object, output, select, textarea):is([name], [id])";
/** `form` is the one element whose fields shadow its methods; none of them may be called. It is removed anyway. */
const NOT_TO_LINK = new Set(["html", "body", "form"]);

/** Clean markup needs 1, the worst attack that we know 3; a `pre` loses one leading empty line in each. */
const MAX_PASSES = 40;

/**
 * `view`: the browser's window, or jsdom's at build. The answer is stable: sanitising it again changes nothing, so what
 * the build wrote is what the browser makes of it (React leaves a difference in raw HTML as it is).
 * Markup that never comes to rest is answered with an empty string. Throws where there is no document to parse with.
 */
export function createSanitizer(view: WindowLike): SanitizeHtml {
  // An instance of its own: hooks stay with the instance, and the library's default one is everybody's.
  const purify = createDOMPurify(view);
  if (!purify.isSupported) throw new Error("The sanitiser needs a window with a document.");

  // The root comes first. In a browser, but not in jsdom, the fields of a form shadow its properties by their names;
  // DOMPurify then drops the form with every word in it.
  purify.addHook("beforeSanitizeElements", (node) => {
    if (!(node instanceof view.Element) || node.nodeName !== "BODY") return;
    for (const named of node.querySelectorAll(NAMED_FIELDS)) {
      named.removeAttribute("name");
      named.removeAttribute("id");
    }
  });
  purify.addHook("uponSanitizeElement", (node, { tagName }) => {
    if (!(node instanceof view.Element) || NOT_TO_LINK.has(tagName)) return;
    // Once parsed, `is` cannot be taken from an element: it would be written out again.
    if (node.hasAttribute("is")) node.replaceWith(...node.childNodes);
    else if (node.hasAttribute("onclick")) replaceHandler(node);
    // A stop on the keyboard's way that has no name; also what a link round a refused picture becomes.
    if (tagName === "a" && isEmpty(node)) node.remove();
  });
  // Here and not in the library's own test of addresses, which lets `data:` into every picture.
  purify.addHook("uponSanitizeAttribute", (element, event) => {
    const rule = ATTRIBUTES.get(event.attrName);
    event.keepAttr =
      rule !== undefined &&
      (rule.on?.includes(element.localName) ?? true) &&
      (rule.holds?.(event.attrValue) ?? true);
  });
  purify.addHook("afterSanitizeAttributes", (element) => {
    if (element.localName === "img" && !element.hasAttribute("src")) element.remove();
    if (element.localName !== "a") return;
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
  element.removeAttribute("onclick");
  const around = element.closest("a");
  if (around === element || around?.hasAttribute("href") === false) {
    around?.setAttribute("href", dropPathFromPages);
  } else if (!around && !element.querySelector("a")) {
    linkContent(element);
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
  return element.textContent?.trim() === "" && !element.querySelector("img");
}
