import { readFileSync } from "node:fs";
import { normalize } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { responseFor, headersFor } from "../../functions/lib/site-response";
import { parseHeadersFile } from "../../plugins/host/static-host";

const FILES = new Set(
  `/index.html /pages/referral-link.html /faq.html /DRE25.html /muglife.html
  /muglife/stay-matte-anywhere.html /pages/data-sharing-opt-out.html /404.html /shell.html
  /favicon.svg /_headers /_routes.json /assets/main-abc.js`.split(/\s+/),
);
/** Resolves `..` as a file system does. */
const respond = (pathname: string) => responseFor(pathname, (file) => FILES.has(normalize(file)));

/** Address, the file or the address that it gets, and why. */
const RESPONSES = `
/ | /index.html | a known address
/faq | /faq.html | a known address
/faq/ | /faq.html | a slash at the end
/faq// | /faq.html | two slashes at the end
/%66aq | /faq.html | an encoded letter
/muglife | /muglife.html | a page beside a folder of its name
/muglife/stay-matte-anywhere | /muglife/stay-matte-anywhere.html | a page in a folder
/pages/data-sharing-opt-out | /pages/data-sharing-opt-out.html | a page in a folder
/favicon.svg | /favicon.svg | a file
/assets/main-abc.js | /assets/main-abc.js | a file
/index.html | 308 / | the file of a page, which has one address
/faq.html | 308 /faq | the file of a page, which has one address
/missing.js | 404 | no file of this name
/pictures/x-360.avif | 404 | no file of this name
/favicon.svg/ | 404 | a file is no folder
/.env | 404 | no file of this name
/DRE25 | /DRE25.html | the page of an affiliate
/dre25/ | /DRE25.html | in any letter case
/Dre25 | /DRE25.html | in any letter case
/discount/dre25 | /DRE25.html | as Shopify's own link to a discount
/discount/BRO25 | /pages/referral-link.html | Shopify's own link to a discount
/discount/BRO25/ | /pages/referral-link.html | a slash at its end
/Discount/BRO25 | /pages/referral-link.html | in any letter case
/discount/BRO-25 | 404 | no code
/discount/a/BRO25 | 404 | no such link
/discount//BRO25 | /pages/referral-link.html | two slashes, as some write a link
//discount/BRO25 | /pages/referral-link.html | two slashes, as some write a link
/discounts/BRO25 | 404 | no such link
/BRO25 | /pages/referral-link.html | a code
//BRO25 | /pages/referral-link.html | two slashes, as some write a link
//DRE25 | /DRE25.html | two slashes, as some write a link
// | /index.html | two slashes and no code
//evil.example | 404 | another host is no code
//evil.example/faq | 404 | another host has no pages of ours
//_headers | 404 | a file for hosts
/pages | /pages/referral-link.html | a word
/index | /pages/referral-link.html | the name of the home page's file
/BRO25%E2%80%8B | /pages/referral-link.html | a code with an invisible character
/BRO25&utm_source=ig | /pages/referral-link.html | a code with parameters
/%3Cscript%3E | /pages/referral-link.html | markup with one word
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

it.each(RESPONSES)("%s gets %s: %s", (pathname = "", response = "") => {
  const [status, location = ""] = response.split(" ");
  const expected = {
    404: { file: "/404.html", status: 404 },
    308: { location, status: 308 },
  }[status ?? ""];
  expect(respond(pathname)).toEqual(expected ?? { file: response, status: 200 });
});

it.each([
  "/..%5c..%5csecret.txt",
  "/..%5c.env",
  "/muglife%5c..%5c..%5csecret.txt",
  "/C:%5cWindows%5cwin.ini",
  "/index.html::$DATA",
  "/index.html%00.txt",
  "/%2e%2e/secret.txt",
])("%s, which leads out of the folder on some system, is 404 although there is such a file", (pathname) => {
  expect(responseFor(pathname, () => true)).toEqual({ file: "/404.html", status: 404 });
});

it("a referral link gets the same file from Netlify, whose rules for both kinds of links come after those for files of hosts", () => {
  const redirects = readFileSync("netlify.toml", "utf8").split("[[redirects]]").slice(1);
  // The first rule that matches wins.
  expect(redirects.slice(0, -2).filter((rule) => !rule.includes('from = "/_'))).toEqual([]);
  const rules = redirects
    .slice(-2)
    .map((rule) =>
      Object.fromEntries([...rule.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value])),
    );
  const to = "/pages/referral-link.html";
  expect(rules).toEqual([
    { from: "/:code", to },
    { from: "/discount/:code", to },
  ]);
  for (const link of ["/BRO25", "/discount/BRO25"]) expect(respond(link)).toEqual({ file: to, status: 200 });
});

describe("a _headers file", () => {
  const TEXT = [
    "# a comment",
    "/*",
    "  Content-Security-Policy: default-src 'none'; img-src 'self' data:",
    "  X-Frame-Options: DENY",
    "",
    "/assets/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/assets/main-abc.js",
    "  Cache-Control: no-store",
    "",
  ].join("\n");

  const ALL = ["Content-Security-Policy", "X-Frame-Options"];

  it("is parsed into rules in the same order", () => {
    expect(parseHeadersFile(TEXT)).toEqual([
      {
        pattern: "/*",
        headers: [
          ["Content-Security-Policy", "default-src 'none'; img-src 'self' data:"],
          ["X-Frame-Options", "DENY"],
        ],
      },
      { pattern: "/assets/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
      { pattern: "/assets/main-abc.js", headers: [["Cache-Control", "no-store"]] },
    ]);
  });

  it.each([
    ["/", ALL, undefined],
    ["/assets/x.js", [...ALL, "Cache-Control"], "public, max-age=31536000, immutable"],
    ["/assets/main-abc.js", [...ALL, "Cache-Control"], "no-store"],
    ["/assetsx", ALL, undefined],
  ])(
    "sets for %s the headers of all matching rules; for the same header, the last rule applies",
    (pathname, names, caching) => {
      const headers = headersFor(pathname, parseHeadersFile(TEXT));
      expect([...headers.keys()]).toEqual(names);
      expect(headers.get("Cache-Control")).toBe(caching);
    },
  );
});
