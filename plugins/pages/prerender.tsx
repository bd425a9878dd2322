// Renders the head and the body of each address to HTML. Only the build uses this; it runs in Node.
import { setImmediate } from "node:timers/promises";
import { JSDOM } from "jsdom";
import { prerenderToNodeStream } from "react-dom/static";
import { HelmetProvider } from "react-helmet-async";
import { StaticRouter } from "react-router-dom/server";
import { HeadTags } from "@/components/head-tags";
import { about } from "@/content/about";
import { affiliateRules } from "@/content/affiliate-rules";
import { brand } from "@/content/brand";
import { broLabels } from "@/content/bro-labels";
import { bundles } from "@/content/bundles";
import { referralPopup } from "@/content/code-offer";
import { muglife } from "@/content/muglife";
import { productDescription } from "@/content/product";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { productData } from "../../src/page/structured-data";
import type { Article, Bro } from "@/content/schema";
import { createBlog, type Blog } from "../articles/blog-files";
import { loadHeadTags } from "@/components/page-head";
import { provideBlogFiles } from "@/features/blog/blog-source";
import { previewOf } from "@/features/sender/preview-of";
import { loadPage } from "@/hooks/use-page-module";
import { field } from "@/lib/field";
import { isPublished } from "@/lib/blog/is-published";
import type { Sender } from "@/lib/referral/sender";
import { senderFile } from "@/lib/referral/sender-files";
import { largestPicturePath } from "@/lib/site/picture-path";
import { paths } from "@/lib/site/paths";
import { socialPicturePath } from "@/lib/site/social-picture-path";
import { fillText } from "@/lib/text/fill-text";
import { loadSender } from "@/page/referral-parts";
import { provideSender, senderStyles } from "@/page/sender-part";
import { config } from "@/vendors/config";
import { NOINDEX, ownPage } from "../host/static-host";
import type { SocialPicture } from "../social/social-pictures";
import { createSanitizer } from "@/lib/blog/sanitize-html";
import { Layout } from "../../src/app/layout";
import { Shell } from "../../src/app/shell";
import { matchedPage, routes } from "../../src/app/routes";
import { renderToStaticMarkup } from "react-dom/server";

export const contents: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(import.meta.glob<Record<string, unknown>>("../../src/content/*.ts", { eager: true })).flatMap(
    (module) => Object.entries(module),
  ),
);

export { brand };
/** What a shop's build refuses. The doctor reads it in the page of the story, where it costs other pages nothing. */
export const sampleNames = [about.isSample && "story", brand.isSocialSample && "accounts"].filter(Boolean);
export { senderStyles };

export const { feedTitle } = muglife;

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

const modules = import.meta.glob<{ bro: Bro }>("../../src/content/bros/*.ts", { eager: true });
const bros = Object.values(modules).map(({ bro }) => bro);
export const hasBros = bros.length > 0;

/** The page of each affiliate who has one: the home page with his card, and with a preview of his own in chats. */
export async function* broPages() {
  await loadSender();
  for (const bro of bros) {
    provideSender(senderOfBro(bro));
    yield {
      file: `${ownPage(bro.code)}.html`,
      head: broHead(bro),
      body: (await renderPage(paths.home)).body,
      picture: pictureOf(bro),
    };
  }
  provideSender(null);
}

/** The files by which a page finds the affiliate of a code that was typed, or in `?snowball=`. None is missing, so that no request fails. */
export function senderFiles(count = Number(import.meta.env.BROS), all: readonly Bro[] = bros) {
  const names = Array.from({ length: count }, (_, number) => `/data/bros/${number}.json`);
  return names.map((name) => {
    const own = all.filter(({ code }) => senderFile(code, count) === name);
    return [name, own.map((bro) => senderOfBro(bro))] as const;
  });
}

/** Without what no visitor needs, such as the source. */
function senderOfBro({ code, name, shortName, handle, picture, line, film, percent }: Bro): Sender {
  return {
    code,
    name,
    shortName,
    handle,
    line,
    face: picture.name,
    alt: picture.alt,
    film: film ?? null,
    percent: percent ?? null,
  };
}

export function broHead(bro: Bro): string {
  const sender = senderOfBro(bro);
  const { title, description, picture } = previewOf(sender, broLabels.preview);
  const alt = fillText(broLabels.sentYou, { name: bro.shortName });
  const head = renderToStaticMarkup(
    <HelmetProvider>
      <HeadTags
        brandName={brand.name}
        siteUrl={config.siteUrl}
        title={title}
        description={description}
        path={paths.home}
        picture={{ path: picture, alt }}
      />
      <meta name="sender" content={JSON.stringify(sender)} />
    </HelmetProvider>,
  );
  // A social site opens the address of this tag instead of the shared one.
  return head.replace(/(og:url" content="[^"]*)/, `$1${bro.code}`) + NOINDEX;
}

function pictureOf({ code, shortName: name, percent, picture }: Bro): SocialPicture {
  const { off, disclosure } = broLabels.preview;
  return {
    file: socialPicturePath(ownPage(code)),
    title: fillText(broLabels.sentYou, { name }),
    label: fillText(disclosure, { name }),
    art: `public${largestPicturePath(picture)}`,
    off: percent === undefined ? [] : [`${percent}%`, off],
    nameless: { title: referralPopup.heading, label: `${affiliateRules.disclosure}.` },
  };
}
