// A small site that has everything that the contract and the doctor ask for, a shop and an affiliate lookup, on a network in memory. Tests break one
// thing of it. A server on this machine was tried: it took three times as long, because each examination asks a hundred times.
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { PRODUCT_FEED_PATH } from "../../../../plugins/pages/product-feed";
import { readConfig, type Environment } from "../../../../plugins/config/read-config";
import { diagnose, type Examination } from "../../../../tools/site/doctor/diagnose";
import { sourcesInPages } from "../../../../tools/site/doctor/check-policy";
import { headersFile } from "../../../../plugins/host/headers";
import { manifest } from "../../../../plugins/host/manifest";
import { brand } from "@/content/brand";
import { robotsFile, sitemap, SECURITY_PATH, securityFile } from "../../../../plugins/host/site-files";
import { siteResponse, type SiteResponse } from "../../../../functions/lib/site-response";
import { parseHeadersFile, CODE_FILE, codePage } from "../../../../plugins/host/static-host";
import type { Send } from "../../../../tools/site/request-failure";
import { listingFile } from "@/features/blog/blog-file-paths";
import { bundles } from "@/content/bundles";
import { FEED_PATH } from "@/lib/blog/blog-paths";
import { isoDay } from "@/lib/text/dates";
import { paths } from "@/lib/site/paths";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteFacts } from "../../../../tools/site/contract/site-facts";
import { writeFiles } from "../../../write-files";
import { productOf, shop } from "../../shop/served-shop";

export const SITE = "https://bros.shop";
export const SHOP = shop.domain;
export const ENVIRONMENT: Environment = {
  VITE_SITE_URL: SITE,
  VITE_SHOPIFY_DOMAIN: SHOP,
  VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
  VITE_SHOPIFY_PRODUCT_ID: "8012345678901",
  VITE_AFFILIATE_API_URL: SITE,
  VITE_AFFILIATE_SIGNUP_URL: "https://affiliates.example/apply",
  VITE_CONTACT_ENDPOINT: "https://forms.example/contact",
  VITE_REVIEWS_SCRIPT_URL: "https://cdn.judge.me/widget_preloader.js",
  VITE_JUDGEME_SHOP_DOMAIN: SHOP,
  VITE_JUDGEME_PUBLIC_TOKEN: "a1b2c3d4e5f6g7h8i9j0public",
};
const { config } = readConfig(ENVIRONMENT, SITE);

const pageOf = (path: string): string => `<!doctype html><html data-page="${path}"><head>
<title>${path}</title><meta property="og:image" content="${SITE}/social/home.jpg"/>
${path === paths.notFound ? '<meta name="robots" content="noindex"/>' : `<meta property="og:url" content="${SITE}${path}"/><link rel="canonical" href="${SITE}${path}"/>`}
<style>p{color:red}</style><link rel="icon" href="/favicon.svg"/><link rel="stylesheet" href="/assets/site-1.css"/>
<script type="module" async>import("/assets/app-1.js");</script></head>
<body><div id="app"><img src="/pictures/pack-320.avif"/>
</div></body></html>`;
const PAGES = [...Object.values(paths).filter((path) => path !== paths.demoCheckout), "/muglife/page/2"];
const LISTED = PAGES.filter((path) => path !== paths.notFound);

const FILM = "x".repeat(200);
const files = new Map<string, string>([
  ...PAGES.map((path) => [path === paths.home ? "/index.html" : `${path}.html`, pageOf(path)] as const),
  [CODE_FILE, codePage(pageOf(paths.home))],
  ["/sitemap.xml", sitemap(new Map(LISTED.map((path) => [path, null])), SITE)],
  ["/robots.txt", robotsFile(SITE)],
  [SECURITY_PATH, securityFile(brand, SITE, isoDay(new Date()))],
  [
    FEED_PATH,
    `<feed><entry><link rel="alternate" type="text/html" href="${SITE}/muglife/page/2"/></entry></feed>`,
  ],
  [
    PRODUCT_FEED_PATH,
    [
      "link\tavailability\tprice",
      ...bundles.map(({ id, price }) => `${SITE}/?bundle=${id}\tin_stock\t${price.toFixed(2)} USD`),
    ].join("\n"),
  ],
  ["/manifest.webmanifest", manifest(brand)],
  ["/assets/faq-1.js", "export const answers=[];"],
  // As in the site, a script names the film, and puts the address of its captions together.
  [
    "/assets/app-1.js",
    `const config=${JSON.stringify(config)},film="/videos/film.mp4";import("./faq-1.js");`,
  ],
  ["/assets/site-1.css", "@font-face{src:url(./poster-1.woff2)}"],
  ["/assets/poster-1.woff2", "font"],
  [listingFile(null, 1), "{}"],
  [listingFile(null, 2), "{}"],
  ["/frames/judge-me.html", "<!doctype html>"],
  ["/favicon.svg", "<svg/>"],
  ...["/apple-touch-icon.png", "/favicon.ico", "/favicon.png"].map((icon) => [icon, "icon"] as const),
  ["/icon-192.png", "icon"],
  ["/icon-512.png", "icon"],
  ["/pictures/pack-320.avif", "picture"],
  ["/social/home.jpg", "picture"],
  // As in the site, a script makes this name of the names of people and of sizes.
  ["/pictures/people/bro-2-208.avif", "picture"],
  ["/videos/film.mp4", FILM],
  ["/videos/film.vtt", "WEBVTT"],
]);
const rules = parseHeadersFile(headersFile(config, sourcesInPages([pageOf(paths.home)])));

export interface Asked {
  /** The whole address, as it was asked for. */
  address: string;
  path: string;
  range: string | null;
}

/** Changes the response to a request; null ends the connection without one. */
export type Break = (answer: SiteResponse, asked: Asked) => SiteResponse | null;

export const text = (body: string, status = 200, headers: Record<string, string> = {}): SiteResponse => ({
  status,
  headers: { "Content-Type": "application/json", ...headers },
  body: new TextEncoder().encode(body),
});
export const html = (body: string, status = 200): SiteResponse =>
  text(body, status, { "Content-Type": "text/html; charset=utf-8" });
export const redirect = (location: string): SiteResponse => text("", 308, { Location: location });

/** The parts of the film that the contract asks for: which bytes a host of ours sends is the rule of byte-range. */
const FILM_PARTS: Readonly<Record<string, number>> = { "bytes=0-1": 2, "bytes=100-": 100, "bytes=-10": 10 };

export function filmPart(range: string | null): SiteResponse | null {
  const length = FILM_PARTS[range ?? ""];
  if (length === undefined) return null;
  return text(FILM.slice(0, length), 206, { "Content-Range": `bytes */${FILM.length}` });
}

/** The response to the address of the site, of its shop or of its lookup. */
function healthy(
  { address, path, range }: Asked,
  acceptEncoding: string | null,
  lookups: number,
): SiteResponse {
  const { hostname, pathname, protocol } = new URL(address);
  if (hostname === SHOP)
    return text(JSON.stringify(productOf()), 200, { "X-Shopify-API-Version": STOREFRONT_API_VERSION });
  if (protocol === "http:") return redirect(`${SITE}/`);
  if (pathname === "/api/affiliates") return text('{"payload":[]}', lookups > 31 ? 429 : 200);
  const read = (file: string, encoding: string | null): Uint8Array => {
    const bytes = new TextEncoder().encode(files.get(file));
    if (encoding === null) return bytes;
    return encoding === "br" ? brotliCompressSync(bytes) : gzipSync(bytes);
  };
  return (
    filmPart(range) ??
    siteResponse({ isFile: (file) => files.has(file), read, rules }, path, (name) =>
      name === "accept-encoding" ? acceptEncoding : null,
    )
  );
}

/** Examines the site with what is broken, over a network in memory, and returns what the doctor found. */
export async function examine(broken: Break = (answer) => answer, changes: Partial<Examination> = {}) {
  let lookups = 0;
  const send: Send = (address, options) => {
    const { pathname, search } = new URL(address);
    const headers = new Headers(options.headers);
    const asked = { address, path: pathname + search, range: headers.get("Range") };
    if (pathname === "/api/affiliates") lookups += 1;
    const answer = broken(healthy(asked, headers.get("Accept-Encoding"), lookups), asked);
    if (answer === null) return Promise.reject(new TypeError("fetch failed"));
    const { status } = answer;
    return Promise.resolve(new Response(decoded(answer), { status, headers: answer.headers }));
  };
  return diagnose({
    address: SITE,
    dist: null,
    environment: ENVIRONMENT,
    send,
    limitMs: 10_000,
    today: new Date("2026-11-22"),
    ...changes,
  });
}

/** The body as a browser and Node.js hand it on. */
export function decoded({ headers, body }: SiteResponse): Uint8Array<ArrayBuffer> {
  const encoding = new Headers(headers).get("Content-Encoding");
  if (encoding === "br") return Uint8Array.from(brotliDecompressSync(body));
  return Uint8Array.from(encoding === "gzip" ? gunzipSync(body) : body);
}

export const sampleFiles = files;
export const sampleFacts: SiteFacts = {
  pages: PAGES,
  files: [...files.keys()],
  code: "BRO25",
  rules,
  read: (file) => new TextEncoder().encode(files.get(file)),
};
export const sampleHeaders = headersFile(config, sourcesInPages([pageOf(paths.home)]));

/** The files in a folder of their own, as it is after `rm dist/_*`. */
export function publishedFolder(contents: Iterable<readonly [path: string, text: string]> = files): string {
  const dist = mkdtempSync(join(tmpdir(), "dist-"));
  writeFiles(dist, contents);
  return dist;
}
