// @vitest-environment node
// What the doctor says of what search engines and feed readers get.
import { expect, it } from "vitest";
import { FEED_PATH } from "@/lib/blog-paths";
import { at, describeFindings, HOME, withHeader, withStatus } from "./breaks";
import { examine, html, SITE, text } from "./sample-host";

describeFindings([
  ["robots.txt is missing", at("/robots.txt", withStatus(404)), /^\/robots\.txt is missing: publish/],
  [
    "robots.txt hides the site",
    at("/robots.txt", () => text("User-agent: *\nDisallow: /\n")),
    /^\/robots\.txt keeps search engines away.+: serve/,
  ],
  [
    "robots.txt names another sitemap",
    at("/robots.txt", () => text("User-agent: *\nDisallow: /api/\n")),
    /^\/robots\.txt does not name https:\/\/bros\.shop\/sitemap\.xml: serve/,
  ],
  ["the sitemap is a page", at("/sitemap.xml", () => HOME), /^\/sitemap\.xml is no sitemap: publish/],
  [
    "the sitemap is another site's",
    at("/sitemap.xml", () => text("<urlset><loc>https://old.example/faq</loc>")),
    /^The sitemap names https:\/\/old\.example\/faq, which is not below https:\/\/bros\.shop: publish/,
  ],
  [
    "a canonical address is wrong",
    at("/about", () => html('<div id="app" data-page="/about"></div>')),
    /^\/about names nothing as its canonical address instead of https:\/\/bros\.shop\/about: publish/,
  ],
  [
    "the host hides a page",
    at("/faq", withHeader("X-Robots-Tag", "noindex")),
    /^\/faq is in the sitemap, and the header X-Robots-Tag hides it.+: take/,
  ],
  [
    "a page hides itself",
    at("/terms", () =>
      html(
        `<meta name="robots" content="noindex"/><link rel="canonical" href="${SITE}/terms"/><div id="app" data-page="/terms">`,
      ),
    ),
    /^\/terms is in the sitemap, and its robots tag hides it.+: take/,
  ],
  ["the feed is a page", at(FEED_PATH, () => HOME), /^\/muglife\/feed\.xml is no feed: publish/],
  [
    "the feed is empty",
    at(FEED_PATH, () => text("<feed></feed>")),
    /^\/muglife\/feed\.xml has no articles: publish/,
  ],
  [
    "the feed is another site's",
    at(FEED_PATH, () =>
      text(
        '<feed><entry><link rel="alternate" type="text/html" href="https://old.example/a"/></entry></feed>',
      ),
    ),
    /^\/muglife\/feed\.xml leads to https:\/\/old\.example\/a, which is not below/,
  ],
]);

it("a site that was built for another address is named once, with the variable", async () => {
  const { problems } = await examine(undefined, { address: "https://www.bros.shop" });
  expect(problems.filter((problem) => problem.includes("VITE_SITE_URL=https://www.bros.shop"))).toHaveLength(
    1,
  );
});
