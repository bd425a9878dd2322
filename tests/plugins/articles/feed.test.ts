import { describe, expect, it } from "vitest";
import { atomFeed } from "../../../plugins/articles/feed";
import { robotsFile, securityFile, sitemap } from "../../../plugins/host/site-files";
import { escapeXml } from "../../../plugins/entities";
import { brand } from "@/content/brand";
import { mediaAddress } from "@/lib/site/media-address";
import { createBlog } from "../../../plugins/articles/blog-files";
import { sampleArticle } from "./sample-article";

const site = "https://shop.example";
const parse = (xml: string): Document => {
  const page = new DOMParser().parseFromString(xml, "application/xml");
  expect(page.querySelector("parsererror")).toBeNull();
  return page;
};
const articles = (count: number) =>
  createBlog(Array.from({ length: count }, (_, index) => sampleArticle(`a-${index}`, {}))).articles;

describe("the feed", () => {
  it("contains each article in full, with absolute addresses of the site's links and pictures", () => {
    const [article] = createBlog([
      sampleArticle("a-0", {
        title: 'Oil & <water>, "so far"',
        intro: "Oil & <water>.",
        body: '<p><a href="/faq">one</a><a href="//elsewhere.example/">two</a><img src="/pictures/a.avif" alt=""></p>',
      }),
    ]).articles;
    if (!article) throw new Error("The blog has no article.");
    const entry = parse(atomFeed([article], "Notes & co", brand, site)).querySelector("entry");
    expect(entry?.querySelector("title")?.textContent).toBe('Oil & <water>, "so far"');
    expect(entry?.querySelector("link")?.getAttribute("href")).toBe(`${site}/muglife/a-0`);
    expect(entry?.querySelector("updated")?.textContent).toBe("2025-07-20T00:00:00Z");
    const html = entry?.querySelector("content")?.textContent ?? "";
    const { body } = new DOMParser().parseFromString(html, "text/html");
    expect(body.querySelector("p")?.textContent).toBe("Oil & <water>.");
    expect([...body.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      `${site}/faq`,
      "//elsewhere.example/",
    ]);
    const [picture, inBody] = [...body.querySelectorAll("img")].map((img) => img.getAttribute("src"));
    expect(inBody).toBe(`${site}${mediaAddress("/pictures/a.avif")}`);
    // Readers show the first picture of an entry in their lists.
    expect(picture).toMatch(/^https:\/\/shop\.example\/pictures\/.*\.webp/);
  });

  it("contains 50 articles at most", () => {
    expect(parse(atomFeed(articles(51), "Notes", brand, site)).querySelectorAll("entry")).toHaveLength(50);
  });

  it("is valid without articles", () => {
    expect(parse(atomFeed([], "Notes", brand, site)).querySelector("updated")).not.toBeNull();
  });
});

it("the sitemap contains each address, with the date of its last change when that is known", () => {
  const map = parse(
    sitemap(
      new Map([
        ["/", null],
        ["/muglife/a", "2025-07-20"],
      ]),
      site,
    ),
  );
  expect([...map.querySelectorAll("loc")].map((loc) => loc.textContent)).toEqual([
    `${site}/`,
    `${site}/muglife/a`,
  ]);
  expect([...map.querySelectorAll("lastmod")].map((day) => day.textContent)).toEqual(["2025-07-20"]);
});

it("robots.txt keeps every crawler away from the lookup and the demo, and names the address of the sitemap", () => {
  expect(robotsFile(site).trim().split(/\n+/)).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /demo/",
    `Sitemap: ${site}/sitemap.xml`,
  ]);
});

it("security.txt names the contact, its own address, the language and its last day, 364 days after the build", () => {
  const text = securityFile({ email: "bro@shop.example" }, "https://shop.example", "2026-11-22");
  expect(text.split("\n")).toEqual([
    "Contact: mailto:bro@shop.example",
    "Expires: 2027-11-21T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://shop.example/.well-known/security.txt",
    "",
  ]);
});

it("text is escaped for XML, without the characters that XML does not allow", () => {
  const text = `a & b < c > "d" 'e' 🧔 \u0000\u0008\uFFFF`;
  expect(parse(`<x>${escapeXml(text)}</x>`).documentElement.textContent).toBe(`a & b < c > "d" 'e' 🧔 `);
});
