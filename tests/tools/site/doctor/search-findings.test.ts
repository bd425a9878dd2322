// @vitest-environment node
// What the doctor says of what search engines and feed readers get.
import { expect, it } from "vitest";
import { SECURITY_PATH, securityFile } from "../../../../plugins/host/site-files";
import { brand } from "@/content/brand";
import { FEED_PATH } from "@/lib/blog/blog-paths";
import { isoDay } from "@/lib/text/dates";
import { at, describeFindings, HOME, withHeader, withStatus } from "./breaks";
import { examine, html, SITE, text } from "./sample-host";

const plain = (body: string) => text(body, 200, { "Content-Type": "text/plain; charset=utf-8" });

const robots = (rules: string) => at("/robots.txt", () => text(`User-agent: *\n${rules}\n`));
const security = (site: string, day: string) =>
  at(SECURITY_PATH, () => plain(securityFile(brand, site, day)));
const feedOf = (entries: string) => at(FEED_PATH, () => text(`<feed>${entries}</feed>`));
const OLD_ENTRY = '<entry><link rel="alternate" type="text/html" href="https://old.example/a"/></entry>';
/** A page of this address with these tags, which hides itself. */
const hidden = (path: string, more = "") =>
  at(path, () =>
    html(
      `<html data-page="${path}"${more} lang="en"><meta name="robots" content="noindex"/><link rel="canonical" href="${SITE}${path}"/>`,
    ),
  );

describeFindings([
  ["robots.txt is missing", at("/robots.txt", withStatus(404)), /^\/robots\.txt is missing: publish/],
  ["robots.txt hides the site", robots("Disallow: /"), /^\/robots\.txt keeps search engines away.+: serve/],
  ["robots.txt names no sitemap", robots("Disallow: /api/"), /not name .+\/sitemap\.xml: serve/],
  ["security.txt is missing", at(SECURITY_PATH, withStatus(404)), /security\.txt is missing: publish/],
  [
    "security.txt is sent as another type",
    at(SECURITY_PATH, withHeader("Content-Type", "a/b")),
    /must have the type text\/plain: add/,
  ],
  ["security.txt has ended", security(SITE, "2020-01-01"), /was valid until 2020-12-30T00:00:00Z: build/],
  [
    "security.txt is another site's",
    security("https://old.example", isoDay(new Date())),
    /security\.txt is another site's: build/,
  ],
  ["the sitemap is a page", at("/sitemap.xml", () => HOME), /^\/sitemap\.xml is no sitemap: publish/],
  ["the sitemap has status 404", at("/sitemap.xml", withStatus(404)), /status 200, and has 404: let/],
  [
    "the sitemap is another site's",
    at("/sitemap.xml", () => text("<urlset><loc>https://old.example/faq</loc>")),
    /^The sitemap names https:\/\/old\.example\/faq, which is not below .+: publish/,
  ],
  [
    "a canonical address is wrong",
    at("/about", () => html('<html data-page="/about">')),
    /^\/about names nothing as its canonical address instead of https:\/\/bros\.shop\/about: publish/,
  ],
  [
    "the host hides a page",
    at("/faq", withHeader("X-Robots-Tag", "noindex")),
    /X-Robots-Tag hides it.+: take/,
  ],
  ["a page hides itself", hidden("/terms"), /^\/terms .+, and its robots tag hides it.+: take/],
  [
    "the content is a sample",
    hidden("/", ' class="samples-quotes"'),
    /VITE_SAMPLE_CONTENT=keep, so .+: name the sources/,
  ],
  ["the feed is a page", at(FEED_PATH, () => HOME), /^\/muglife\/feed\.xml is no feed: publish/],
  ["the feed has status 404", at(FEED_PATH, withStatus(404)), /must have status 200, and has 404: let/],
  ["the feed is empty", feedOf(""), /^\/muglife\/feed\.xml has no articles: publish/],
  ["the feed is another site's", feedOf(OLD_ENTRY), /leads to https:\/\/old\.example\/a, which is not below/],
]);

it("a site that was built for another address is named once, with the variable", async () => {
  const { problems } = await examine(undefined, { address: "https://www.bros.shop" });
  expect(problems.filter((problem) => problem.includes("VITE_SITE_URL=https://www.bros.shop"))).toHaveLength(
    1,
  );
});
