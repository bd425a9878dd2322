// @vitest-environment node
// What the pages of the route table say to search engines and social sites, rendered as the build does.
import { beforeAll, expect, it } from "vitest";
import { brand } from "@/content/brand";
import { articleNotFound } from "@/content/muglife";
import { sampleArticle } from "../plugins/articles/sample-article";
import { prepareBlog, renderPage } from "../../plugins/pages/prerender";

const articles = Array.from({ length: 10 }, (_, index) => sampleArticle(`shine-${index}`));
beforeAll(() => prepareBlog(articles, "2100-01-01"));

async function factsOf(path: string) {
  const { head, body } = await renderPage(path);
  const valueOf = (pattern: RegExp): string | null => pattern.exec(head)?.[1] ?? null;
  return {
    canonical: valueOf(/<link rel="canonical" href="([^"]*)"/),
    // Firefox fetches ahead what it names, which the policy refuses.
    next: valueOf(/<link rel="(next)"/),
    robots: valueOf(/<meta name="robots" content="([^"]*)"/),
    address: valueOf(/<meta property="og:url" content="([^"]*)"/),
    type: valueOf(/<meta property="og:type" content="([^"]*)"/),
    headings: body.match(/<h1/g)?.length,
    data: [...body.matchAll(/ld\+json">\{"@context":"https:\/\/schema\.org","@(?:type":"(\w+)|graph)/g)].map(
      ([, type = "graph"]) => type,
    ),
  };
}

it.each<[path: string, ...data: string[]]>([
  ["/", "ProductGroup", "FAQPage", "graph"],
  ["/about"],
  ["/brocode"],
  ["/bros"],
  ["/contact", "Organization"],
  ["/faq", "FAQPage"],
  ["/mugshots"],
  ["/pages/data-sharing-opt-out"],
  ["/privacy", "WebPage"],
  ["/return-policy"],
  ["/shipping-policy"],
  ["/terms", "WebPage"],
  ["/muglife", "BreadcrumbList", "CollectionPage"],
  ["/muglife/page/2", "BreadcrumbList", "CollectionPage"],
])("%s is indexed at its own address, with one heading, and describes: %s", async (path, ...data) => {
  const address = `${brand.siteUrl}${path}`;
  const facts = { canonical: address, next: null, robots: null, address, type: "website", headings: 1, data };
  expect(await factsOf(path)).toEqual(facts);
});

it.each(["/404", "/no/where", "/muglife/nothing", "/muglife/page/99", "/demo/checkout"])(
  "%s is not indexed, and has no address of its own",
  async (path) => {
    expect(await factsOf(path)).toMatchObject({
      canonical: null,
      robots: "noindex",
      address: null,
      headings: 1,
    });
  },
);

it("an article that there is not is said not to be found", async () => {
  const { head, body } = await renderPage("/muglife/nothing");
  expect(head).toContain(`>${articleNotFound.meta.title}`);
  expect(body).toContain(articleNotFound.heading);
});

it.each([
  ["/", "home"],
  ["/faq", "faq"],
  ["/muglife/page/2", "muglife"],
  ["/404", "home"],
])("%s has its own title and description for social sites, and the picture %s", async (path, picture) => {
  const { head } = await renderPage(path);
  const contentsOf = (names: RegExp): (string | undefined)[] =>
    [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
      .filter(([, name = ""]) => names.test(name))
      .map(([, , content]) => content);
  const title = /<title[^>]*>([^<]+)</.exec(head)?.[1];
  expect(contentsOf(/^(?:og|twitter):title$/)).toEqual([title, title]);
  const [description = "", ...others] = contentsOf(/^(?:(?:og|twitter):)?description$/);
  expect(description.length).toBeGreaterThan(40);
  expect(others).toEqual([description, description]);
  const address = `${brand.siteUrl}/social/${picture}.jpg`;
  expect(contentsOf(/^(?:og|twitter):image$/)).toEqual([address, address]);
  expect(contentsOf(/^(?:og|twitter):image:alt$/)).toEqual([
    expect.stringMatching(/\S/),
    expect.stringMatching(/\S/),
  ]);
  expect(contentsOf(/^(?:og:site_name|twitter:card)$/)).toEqual([brand.name, "summary_large_image"]);
});

it("the second page of the blog says so in its title", async () => {
  expect((await renderPage("/muglife/page/2")).head).toMatch(/^<title>Page 2 /);
  expect((await renderPage("/muglife")).head).not.toContain("Page 1");
});

it("an article is one to social sites, with its day, its words and its own picture", async () => {
  expect((await factsOf("/muglife/shine-3")).data).toEqual(["BlogPosting", "BreadcrumbList"]);
  const { head } = await renderPage("/muglife/shine-3");
  for (const tag of [
    `<link rel="canonical" href="${brand.siteUrl}/muglife/shine-3"/>`,
    '<meta name="description" content="A description that search results could show."/>',
    '<meta name="keywords" content="shine"/>',
    '<meta property="og:type" content="article"/>',
    '<meta property="article:published_time" content="2025-07-20"/>',
    `<meta property="og:image" content="${brand.siteUrl}/social/muglife/shine-3.jpg"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
    expect(head).toContain(tag);
});

it("the landing page goes from the films to the drop, the checkout and the steps", async () => {
  const { body } = await renderPage("/");
  const parts = [...body.matchAll(/data-section="(films|steps|email)"| id="(the-drop|shopify-checkout)"/g)];
  expect(parts.map(([, section, id]) => section ?? id)).toEqual([
    "films",
    "the-drop",
    "shopify-checkout",
    "steps",
    "email",
  ]);
});
