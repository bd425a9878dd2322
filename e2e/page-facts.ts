// The metadata that a page's HTML holds for browsers, search engines and social sites.
import type { Page } from "playwright/test";

export interface PageFacts {
  titles: (string | null)[];
  headings: number;
  canonical: (string | null)[];
  robots: (string | null)[];
  /** The contents of every `meta` tag, by name or property. */
  meta: Record<string, (string | null)[]>;
  data: string[];
}

/** Reads the metadata from the HTML, or, without HTML, from the page in the browser. */
export function factsOf(page: Page, html: string | null): Promise<PageFacts> {
  return page.evaluate((text) => {
    const root = text === null ? document : new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
    const contents = (name: string): (string | null)[] =>
      all(`meta[name="${name}"], meta[property="${name}"]`).map((tag) => tag.getAttribute("content"));
    const names = all('meta[name="description"], meta[name^="twitter:"], meta[property^="og:"]').map(
      (tag) => tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
    );
    return {
      titles: all("title:not(svg title)").map((title) => title.textContent),
      headings: all("h1").length,
      canonical: all("link[rel=canonical]").map((link) => link.getAttribute("href")),
      robots: contents("robots"),
      meta: Object.fromEntries(names.toSorted().map((name) => [name, contents(name)])),
      data: all('script[type="application/ld+json"]').map((script) => script.textContent),
    };
  }, html);
}
