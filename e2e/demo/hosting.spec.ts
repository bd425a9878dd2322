// What the host answers, read without a browser, and one page of it.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { type APIResponse, test } from "playwright/test";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { faq } from "@/content/faq";
import { faqOnHome } from "@/content/faq-on-home";
import { testimonials } from "@/content/home-story";
import { notFound } from "@/content/not-found";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { addressOfReservedName } from "@/lib/referral/reserved-names";
import { factsIn } from "../page-facts.ts";
import { hydrated, knownPaths } from "../pages.ts";
import { notFoundHeading } from "../site-content.ts";
import { expect, test as journey } from "../test.ts";

/** Everything but the head. */
function bodyOf(html: string): string {
  const start = html.indexOf("<body");
  expect(start).toBeGreaterThan(0);
  return html.slice(start);
}

test("every page has a title and a description of its own", async ({ request }) => {
  const facts = await Promise.all(
    knownPaths.map(async (path) => factsIn(await (await request.get(path)).text())),
  );
  expect(new Set(facts.map(({ titles }) => titles[0])).size).toBe(knownPaths.length);
  expect(new Set(facts.map(({ meta }) => meta["description"]?.[0])).size).toBe(knownPaths.length);
});

test("the home page has structured data for its product, its prices and its answers", async ({ request }) => {
  const { data } = factsIn(await (await request.get("/")).text());
  const parsed: unknown[] = data.map((text) => JSON.parse(text));
  const question = {
    "@type": "Question",
    name: expect.stringMatching(/\S/),
    acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/\S/) },
  };
  expect(parsed).toMatchObject([
    {
      "@context": "https://schema.org",
      "@type": "ProductGroup",
      productGroupID: brand.sku,
      hasVariant: bundles.map(({ id, price }) => ({
        url: `${brand.siteUrl}${bundlePath(id)}`,
        offers: {
          price: price.toFixed(2),
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
        },
      })),
    },
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: faqOnHome.map(() => question),
    },
    {
      "@context": "https://schema.org",
      "@graph": testimonials.filter(({ src }) => src !== "").map(() => ({ "@type": "VideoObject" })),
    },
  ]);
});

test("the FAQ page has structured data for all its answers", async ({ request }) => {
  const { data } = factsIn(await (await request.get("/faq")).text());
  const [text = "{}"] = data;
  expect(JSON.parse(text)).toMatchObject({ "@type": "FAQPage", mainEntity: { length: faq.length } });
});

test("an address with a trailing slash serves the same page", async ({ request }) => {
  for (const path of knownPaths.filter((known) => known !== "/")) {
    const [plain, slashed] = await Promise.all([request.get(path), request.get(`${path}/`)]);
    expect(slashed.status(), path).toBe(200);
    expect(slashed.url(), path).toMatch(/\/$/);
    expect(await slashed.text(), path).toBe(await plain.text());
  }
});

test("an address that may be a referral link serves the home page without its address, so that it paints like it and a share keeps the code", async ({
  request,
}) => {
  const home = await (await request.get("/")).text();
  const facts = factsIn(home);
  const { "og:url": homeAddress, ...meta } = facts.meta;
  expect(homeAddress).toEqual([`${brand.siteUrl}/`]);
  // The last path is in a folder whose files are cached for a year.
  for (const path of [
    "/BRO25",
    "/BRO25/",
    "/BRO25?utm_source=story",
    "/BRO25.",
    "/BRO25&utm_source=ig",
    "/assets/",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(bodyOf(html), path).toBe(bodyOf(home));
    expect(factsIn(html), path).toEqual({ ...facts, meta, canonical: [], robots: ["noindex"] });
    expect(response.headers()["cache-control"], path).toBe("no-cache");
  }
});

test("the tags for social sites stand in the first 16 KB of every page, which is what their readers read", async ({
  request,
}) => {
  for (const path of [...knownPaths, "/BRO25", "/a/b"]) {
    const bytes = await (await request.get(path)).body();
    const { titles, canonical, robots, meta } = factsIn(bytes.toString());
    expect(Object.keys(meta), path).toContain("og:title");
    const start = factsIn(bytes.subarray(0, 16_384).toString());
    expect(start, path).toMatchObject({ titles, canonical, robots, meta });
  }
});

test("the shell has no page's tags, and links that work without script", async ({ request }) => {
  const html = await (await request.get("/shell.html")).text();
  expect(html).toContain('<div id="app"></div>');
  expect(factsIn(html)).toMatchObject({
    robots: ["noindex"],
    titles: [brand.name],
    canonical: [],
  });
  const [, withoutScript = ""] = /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf("<body"))) ?? [];
  const links = [...withoutScript.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const carts = bundles.map(({ variantId }) => `/demo/checkout?items=${variantId}:1`);
  expect(links).toEqual(["/", ...carts]);
});

test("the name of each folder and page of the built site is reserved, so that it is no referral code", () => {
  const names = readdirSync("dist", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(".html"))
    .map((entry) => entry.name.replace(/\.html$/, ""))
    // No code has a dot, as `.well-known` has.
    .filter((name) => !name.includes("."));
  expect(names).toEqual(expect.arrayContaining(["assets", "index", "muglife", "shell"]));
  expect(names.filter((name) => addressOfReservedName(name) === null)).toEqual([]);
});

test("an address without a page or a file responds with 404, uncached and with noindex", async ({
  request,
}) => {
  for (const path of [
    "/a/b",
    "/bro-25",
    "/muglife/no/such/page",
    "/missing.png",
    "/assets/missing.js",
    "/pictures/no.avif",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["cache-control"], path).toBe("no-cache");
    expect(factsIn(await response.text()), path).toMatchObject({ robots: ["noindex"], canonical: [] });
  }
});

journey(
  "an unknown address of two segments shows the 404 page without a redirect",
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await page.goto("/a/b");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundHeading);
    expect(new URL(page.url()).pathname).toBe("/a/b");
    // The script of the head tags arrives after the page: the HTML of this address had another page's tags.
    await expect
      .poll(async () => factsIn(await page.content()))
      .toMatchObject({
        titles: [`${notFound.title} | ${brand.name}`],
        headings: 1,
        robots: ["noindex"],
        canonical: [],
      });
  },
);

function policyOf(response: APIResponse): Map<string, string[]> {
  const text = response.headers()["content-security-policy"] ?? "";
  return new Map(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("every kind of response has the security headers", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const inlineScripts = [
    ...html.matchAll(/<script type="(?:speculationrules|module)"[^>]*>(.*?)<\/script>/gs),
  ];
  const hashes = inlineScripts.map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  expect(hashes).toHaveLength(2);
  for (const path of ["/", "/faq", "/BRO25", "/a/b", "/assets/missing.js", "/social/home.jpg"]) {
    const response = await request.get(path);
    const policy = policyOf(response);
    const sources = [...policy.values()].flat();
    expect(policy.get("default-src"), path).toEqual(["'none'"]);
    expect(policy.get("script-src")?.toSorted(), path).toEqual(["'self'", ...hashes].toSorted());
    expect(policy.get("connect-src"), path).toEqual(["'self'"]);
    expect(policy.get("object-src"), path).toEqual(["'none'"]);
    expect(policy.get("base-uri"), path).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors"), path).toEqual(["'none'"]);
    expect(
      sources.filter((source) => !/^('none'|'self'|data:|'sha256-[\w+/]+=')$/.test(source)),
      path,
    ).toEqual([]);
    expect(policy.get("img-src"), path).toEqual(["'self'", "data:"]);
    expect(response.headers(), path).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": path.startsWith("/social/") ? "cross-origin" : "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  }
});

test("every file that a page references exists; hashed files are cached for a year, pages are revalidated", async ({
  baseURL,
}) => {
  // Requests of Playwright take ten times as long, and these are 400.
  const load = (path: string, method = "GET") => fetch(new URL(path, baseURL), { method });
  const files = new Set<string>();
  for (const path of [...knownPaths, "/BRO25"]) {
    const response = await load(path);
    const text = await response.text();
    expect(response.headers.get("cache-control"), path).toBe("no-cache");
    const tags = [...text.matchAll(/<(?:img|source|video|track|script|link|iframe)\b[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const named = tags
      .filter((tag) => !/ rel="(?:canonical|alternate)"/.test(tag))
      .flatMap((tag) => [...tag.matchAll(/ (?:src|srcset|href)="([^"]*)"/gi)])
      .flatMap(([, value = ""]) => value.split(", ").map((entry) => entry.split(" ")[0] ?? ""));
    // The boot script names the scripts that it loads.
    for (const [script] of text.matchAll(/assets\/[\w.-]+\.js/g)) files.add(`/${script}`);
    // The headings' font is in the page itself.
    for (const file of named) if (file !== "" && !file.startsWith("data:")) files.add(file);
  }
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) {
    const response = await load(file, "HEAD");
    expect(response.status, file).toBe(200);
    expect(response.headers.get("content-type"), file).not.toContain("text/html");
    if (file.startsWith("/assets/"))
      expect(response.headers.get("cache-control"), file).toBe("public, max-age=31536000, immutable");
  }
});
