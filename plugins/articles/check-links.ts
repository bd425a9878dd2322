// Checks the links of articles: they may lead to existing pages, to articles that are published by then, and to https addresses.
import * as z from "zod";
import { routes } from "@/app/routes";
import { articleMeta } from "@/content/schema/articles";
import { mailAddress } from "@/content/schema/fields";
import { field as valueOf } from "@/lib/field";
import { BUNDLE_PARAMETER } from "@/lib/purchase/bundle-path";
import { listingPath } from "@/lib/blog/blog-paths";
import { ARTICLES_PER_PAGE, inPages, pageNumberFrom } from "@/lib/blog/pagination";
import { isPublished } from "@/lib/blog/is-published";
import { scrollTargetFromHash } from "@/lib/browser/scroll";
import { CHECKOUT_ID, DROP_ID, dropPathFromPages, paths } from "@/lib/site/paths";
import { idsIn, insteadOfBundle } from "../content/check-files";
import { findingAt, shown, suggestion, type Finding } from "../content/content-problem";
import { readHtml } from "./read-html";

const { date, draft, kind, tags } = articleMeta.shape;
const publication = z.object({ date, draft, kind, tags });

/** `articles`: slug -> the exports of its file. `contents`: the exports of all other files. */
export function articleLinks(
  articles: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  contents: object,
) {
  const brand = valueOf(contents, "brand");
  return {
    /** What of an article decides on its lists, by its slug; undefined where one of these fields is malformed. */
    articles: new Map([...articles].map(([slug, { meta }]) => [slug, publication.safeParse(meta).data])),
    /** The ids on a page; null where its content cannot be read. */
    idsOn: (pathname: string): readonly string[] | null => {
      const slug = ARTICLE_PATH.exec(pathname)?.[1];
      return slug === undefined ? pageIds(contents, pathname) : idsInBody(articles.get(slug)?.["body"]);
    },
    bundleIds: idsIn(valueOf(contents, "bundles"), "id"),
    /** The brand's values, which are checked in their own file. Links to the site itself must be written as paths. */
    siteUrl: valueOf(brand, "siteUrl"),
    email: valueOf(brand, "email"),
  };
}
export type ArticleLinks = ReturnType<typeof articleLinks>;

const PAGES = new Set(routes.flatMap(({ known }) => known));
const ARTICLE_PATH = /^\/muglife\/([^/?#]+)(?:[?#].*)?$/;
const LIST_PATH = /^\/muglife(?=\/(?:tag|page)\/)(?:\/tag\/([^/?#]+))?(?:\/page\/([^/?#]+))?(?:[?#].*)?$/;
const DANGEROUS = /^(javascript|data|vbscript|blob|file):/;

/** Describes what an address should be instead; null when it is valid. `from`: the first day on which a reader can follow it. */
export function problemOfAddress(
  address: string,
  from: string,
  ids: ReadonlySet<string>,
  links: ArticleLinks,
): string | null {
  // Browsers ignore these characters, so `java\nscript:` is a script, too.
  // eslint-disable-next-line no-control-regex
  const read = address.replace(/[\u0000-\u0020]+/g, "").toLowerCase();
  if (DANGEROUS.test(read)) return "an address that starts with / or https://: scripts and data are removed";
  if (address.trim() === "" || address !== address.trim()) return "an address, without spaces at its ends";
  if (/[“”„‘’]/.test(address)) return 'an address between straight quotation marks: "…", not “…”';
  if (address.startsWith("#"))
    return ids.has(address.slice(1))
      ? null
      : ids.size === 0
        ? "the address of the page before it, such as /faq#scent"
        : `the id of a heading of this text${suggestion(address.slice(1), [...ids])}`;
  const slug = ARTICLE_PATH.exec(address)?.[1];
  if (slug !== undefined) return problemOfArticle(slug, from, links) ?? problemOnPage(address, links);
  const list = LIST_PATH.exec(address);
  if (list) return problemOfList(list[1] ?? null, list[2], from, links) ?? problemOnPage(address, links);
  if (/^\/(?!\/)/.test(address))
    return PAGES.has(onSite(address).pathname)
      ? problemOnPage(address, links)
      : insteadOfPath(address, links);
  if (read.startsWith("mailto:"))
    // A malformed address of the brand is reported in its own file, not in each text that contains it.
    return isMail(address.slice("mailto:".length)) || !isMail(links.email)
      ? null
      : "mailto: with a mail address";
  if (/^(http:)?\/\//.test(read))
    return `the same with https://: https://${address.replace(/^(http:)?\/\//i, "")}`;
  const siteUrl = String(links.siteUrl);
  if (read === siteUrl || read.startsWith(`${siteUrl}/`))
    return `the same without the site's name: ${address.slice(siteUrl.length) || "/"}`;
  if (read.startsWith("https://"))
    return URL.canParse(address) && !address.includes(" ")
      ? null
      : "a whole address, such as https://example.com/page";
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)
    ? `https://${address} for another site, or /… for a page of ours`
    : "an address that starts with / for a page of ours, or https:// for another site";
}

const isMail = (address: unknown): boolean => mailAddress.safeParse(address).success;

/** The slug of the article with which an address ends, although the address does not lead to it. */
function articleAtEnd(address: string, links: ArticleLinks): string | null {
  const [, last = ""] = /^[^?#]*?([^/?#]*)\/*(?:[?#].*)?$/s.exec(address) ?? [];
  return links.articles.has(last) ? last : null;
}

function insteadOfPath(address: string, links: ArticleLinks): string {
  const article = articleAtEnd(address, links);
  if (article) return `/muglife/${article}`;
  const bare = address.replace(/\/+$/, "");
  if (bare !== "" && (PAGES.has(bare) || LIST_PATH.test(bare)))
    return `${bare}, without the slash at its end`;
  return "the address of a page that there is, such as /faq or /muglife/how-to-stop-oily-face";
}

function problemOfArticle(slug: string, from: string, links: ArticleLinks): string | null {
  if (!links.articles.has(slug)) {
    const meant = articleAtEnd(slug, links);
    return `the slug of an article that there is${meant ? `: ${meant}` : suggestion(slug, [...links.articles.keys()])}`;
  }
  const target = links.articles.get(slug);
  if (!target || isPublished(target, from)) return null;
  return target.draft
    ? `an article that is out: ${slug} is a draft. Publish both together, or take another`
    : `an article that is out by then: ${slug} comes out on ${target.date}. Take another, or this one's date not before that`;
}

/** `tag`: null for the list of all articles. `page`: as it is written; undefined for the first one. */
function problemOfList(
  tag: string | null,
  page: string | undefined,
  from: string,
  { articles }: ArticleLinks,
): string | null {
  // An article with a mistake, which is reported, may be on any list.
  if ([...articles.values()].includes(undefined)) return null;
  const out = [...articles.values()].flatMap((one) => (one && isPublished(one, from) ? one : []));
  const listed = out.filter((one) => (tag === null ? one.kind === "fixed" : one.tags.includes(tag)));
  if (tag !== null && listed.length === 0)
    return `a tag of an article that is out${suggestion(
      tag,
      out.flatMap((one) => one.tags),
    )}`;
  const pages = inPages(listed, ARTICLES_PER_PAGE).length;
  const number = page === undefined ? 0 : pageNumberFrom(page);
  if (number !== null && number !== 1 && number <= pages) return null;
  return pages === 1
    ? `${listingPath(tag, 1)}: this list has one page`
    : `${listingPath(tag, 1)}, or a page of this list up to ${listingPath(tag, pages)}`;
}

const onSite = (address: string): URL => new URL(address, "https://site.invalid");

function idsInBody(body: unknown): string[] | null {
  return typeof body === "string"
    ? readHtml(body).elements.flatMap(({ attributes }) => attributes.get("id") ?? [])
    : null;
}

/** The ids that only components know. A test holds all ids against the HTML. */
const IDS_OF_COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.home, [DROP_ID, CHECKOUT_ID, "how-it-works"]],
  [paths.brocode, ["pricing"]],
  [paths.bros, ["sign-up", "kit", "rules"]],
  [paths.contact, ["email-us"]],
  [paths.mugshots, ["wall"]],
  [paths.optOut, ["privacy-switch"]],
]);

/**
 * The ids on a page, to which links can lead. `contents`: all exports of the content. A page's content is exported by the page's name. Null where it is not there, because its file
 * has a mistake, which is reported.
 */
export function pageIds(contents: object, path: string): readonly string[] | null {
  const name = Object.entries(paths).find(([, own]) => own === path)?.[0] ?? "";
  const content = valueOf(contents, path === paths.brocode ? "broCode" : name);
  if (content === undefined && path !== paths.home) return null;
  const sections = Array.isArray(content) ? content : valueOf(content, "sections");
  const rules = path === paths.brocode ? valueOf(content, "rules") : [];
  return [
    ...(IDS_OF_COMPONENTS.get(path) ?? []),
    ...(Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
      const id = valueOf(section, "id");
      if (typeof id !== "string") return [];
      // A question that begins a group on /faq.
      return valueOf(section, "begins") === undefined ? id : [id, `${id}-group`];
    }),
    ...(Array.isArray(rules) ? rules : []).map((_, index) => `rule-${index + 1}`),
  ];
}

/** A link may choose a bundle and lead to a section: `/?bundle=matte-mode#shopify-checkout`. */
function problemOnPage(address: string, { bundleIds: ids, idsOn }: ArticleLinks): string | null {
  const { pathname, searchParams, hash } = onSite(address);
  const id = scrollTargetFromHash(hash)?.id;
  const onPage = idsOn(pathname);
  if (id !== undefined && onPage !== null && !onPage.includes(id)) {
    const [first] = onPage;
    if (first === undefined) return `${pathname}, without # and what follows: the page has no ids`;
    const example = pathname === paths.home ? dropPathFromPages : `${pathname}#${first}`;
    return `an id on ${pathname}, such as ${example}${suggestion(id, onPage)}`;
  }
  const wrong = searchParams.getAll(BUNDLE_PARAMETER).find((own) => insteadOfBundle(own, ids) !== null);
  return wrong === undefined ? null : `${BUNDLE_PARAMETER}= and ${insteadOfBundle(wrong, ids)}`;
}

export function* checkRelated(
  meta: unknown,
  ownSlug: string,
  from: string,
  links: ArticleLinks,
): Generator<Finding> {
  const related = valueOf(meta, "related");
  if (!Array.isArray(related)) return;
  const slugs = related.map((item) => valueOf(item, "slug"));
  for (const [index, slug] of slugs.entries()) {
    if (typeof slug !== "string") continue;
    const expected =
      slug === ownSlug
        ? "another article: this is the article itself"
        : slugs.indexOf(slug) !== index
          ? "another article: this one stands there already"
          : problemOfArticle(slug, from, links);
    yield* findingAt(["meta", "related", index, "slug"], shown(slug), expected);
  }
}
