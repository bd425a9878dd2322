// Renders the head and the body of each address to HTML. Only the build uses this; it runs in Node.
import { setImmediate } from "node:timers/promises";
import { JSDOM } from "jsdom";
import { prerenderToNodeStream } from "react-dom/static";
import { HelmetProvider } from "react-helmet-async";
import { StaticRouter } from "react-router-dom/server";
import { about } from "@/content/about";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { muglife } from "@/content/muglife";
import { productDescription } from "@/content/product";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { productData } from "../../src/page/structured-data";
import type { Article } from "@/content/schema";
import { createBlog, type Blog } from "../articles/blog-files";
import { loadHeadTags } from "@/components/page-head";
import { provideBlogFiles } from "@/features/blog/blog-source";
import { loadPage } from "@/hooks/use-page-module";
import { field } from "@/lib/field";
import { isPublished } from "@/lib/blog/is-published";
import { paths } from "@/lib/site/paths";
import { createSanitizer } from "@/lib/blog/sanitize-html";
import { broPages as pagesOfBros } from "./bro-pages";
import { Layout } from "../../src/app/layout";
import { Shell } from "../../src/app/shell";
import { matchedPage, routes } from "../../src/app/routes";
import { renderToStaticMarkup } from "react-dom/server";

/** All exports of the content, by their names. */
export const contents: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(import.meta.glob<Record<string, unknown>>("../../src/content/*.ts", { eager: true })).flatMap(
    (module) => Object.entries(module),
  ),
);

export { brand };
/** What a shop's build refuses. The doctor reads it in the page of the story, where it costs other pages nothing. */
export const sampleNames = [about.isSample && "story", brand.isSocialSample && "accounts"].filter(Boolean);
export { senderFiles, senderStyles } from "./bro-pages";
export const broPages = () => pagesOfBros(async () => (await renderPage(paths.home)).body);

export const { feedTitle } = muglife;

/** The structured data of the product, as the landing page has it. */
export function homeProduct(siteUrl: string): object {
  return productData({ brand, description: productDescription, bundles, shipping, returns }, siteUrl);
}

/**
 * Returns the blog as of a day (YYYY-MM-DD), and makes its files available to `renderPage`. `withUnpublished` adds the
 * articles of later days.
 */
export async function prepareBlog(
  articles: readonly Article[],
  today: string,
  options: { withUnpublished?: boolean } = {},
): Promise<Blog> {
  const isPublishedToday = (article: Article): boolean => isPublished(article, today);
  const sanitize = createSanitizer(new JSDOM("").window);
  const sanitized: Article[] = [];
  for (const article of options.withUnpublished ? articles : articles.filter(isPublishedToday)) {
    sanitized.push({ ...article, body: sanitize(article.body) });
    // jsdom has weak references, and what these refer to is kept until the task ends: about 0.5 MB for each article.
    await setImmediate();
  }
  const blog = createBlog(sanitized, (article) => !isPublishedToday(article));
  provideBlogFiles((path) => Promise.resolve(blog.files.get(path) ?? null));
  return blog;
}

/** Every address that the build writes, and the day of its last change (YYYY-MM-DD) where that is known. */
export function knownPages(blog: Blog): Map<string, string | null> {
  const days = new Map<string, string | null>(
    Object.entries(paths).map(([name, path]) => [path, lastChange(name)]),
  );
  return new Map([
    ...routes.flatMap((route) => route.known.map((path) => [path, days.get(path) ?? null] as const)),
    ...blog.pages,
  ]);
}

/** `page`: its name in lib/site/paths.ts. The content of a page is exported by the same name, and may have the day in `updated`. */
function lastChange(page: string): string | null {
  const day = field(field(contents[page], "updated"), "date");
  return typeof day === "string" ? day : null;
}

/**
 * Returns the tags for the document's head, and the app node with the page in it. Throws when no route matches the address or a component
 * fails, because the build must not write an incomplete page.
 */
export async function renderPage(path: string) {
  const matched = matchedPage(path);
  if (!matched) throw new Error(`No route for ${path}`);
  await Promise.all([loadPage(matched.route, matched.params), loadHeadTags()]);

  const { prelude } = await prerenderToNodeStream(
    <div id="app">
      <HelmetProvider>
        <StaticRouter location={path}>
          <Layout />
        </StaticRouter>
      </HelmetProvider>
    </div>,
    {
      // React would move larger parts to the end of the HTML and add an inline script that moves them back. The content
      // security policy allows two inline scripts, which are the same on every page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  let html = "";
  prelude.setEncoding("utf8");
  for await (const piece of prelude) html += String(piece);
  // React hoists title, meta and link elements before the root element.
  const start = html.indexOf('<div id="app"');
  return { head: html.slice(0, start), body: html.slice(start) };
}

/**
 * Renders the empty shell, which hosts send for addresses that the build does not know. It only has a message for
 * visitors without script. The application removes its title.
 */
export function renderShell() {
  return {
    head: renderToStaticMarkup(
      <>
        <title>{brand.name}</title>
        <meta name="robots" content="noindex" />
      </>,
    ),
    body: `<div id="app"></div>${renderToStaticMarkup(<Shell />)}`,
  };
}
