import { readFileSync } from "node:fs";
import { normalize } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { responseFor, headersFor, parseHeadersFile } from "../../../plugins/host/static-host";

const FILES = new Set(
  `/index.html /pages/referral-link.html /faq.html /DRE25.html /muglife.html
  /muglife/stay-matte-anywhere.html /pages/data-sharing-opt-out.html /404.html /shell.html
  /favicon.svg /_headers /_routes.json /assets/main-abc.js`.split(/\s+/),
);
/** Resolves `..` as a file system does. */
const respond = (pathname: string) => responseFor(pathname, (file) => FILES.has(normalize(file)));

it.each([
  ["/", "/index.html"],
  ["/faq", "/faq.html"],
  ["/faq/", "/faq.html"],
  ["/faq//", "/faq.html"],
  ["/%66aq", "/faq.html"],
  ["/muglife", "/muglife.html"],
  ["/muglife/stay-matte-anywhere", "/muglife/stay-matte-anywhere.html"],
  ["/pages/data-sharing-opt-out", "/pages/data-sharing-opt-out.html"],
])("a known address %s gets the file %s", (pathname, file) =>
  expect(respond(pathname)).toEqual({ file, status: 200 }),
);

it.each(["/DRE25", "/dre25/", "/Dre25", "/discount/dre25"])(
  "%s gets the page of that affiliate",
  (pathname) => expect(respond(pathname)).toEqual({ file: "/DRE25.html", status: 200 }),
);

describe("Shopify's own link to a discount", () => {
  it.each(["/discount/BRO25", "/discount/BRO25/", "/Discount/%22BRO25.%22"])(
    "%s gets the home page for links",
    (path) => expect(respond(path)).toEqual({ file: "/pages/referral-link.html", status: 200 }),
  );

  it.each(["/discount/bro", "/discount/a/BRO25", "/discount//BRO25", "/discounts/BRO25"])(
    "%s is none",
    (path) => expect(respond(path)).toEqual({ file: "/404.html", status: 404 }),
  );
});

describe("a file", () => {
  it.each(["/favicon.svg", "/assets/main-abc.js"])("is the response to its own address: %s", (pathname) => {
    expect(respond(pathname)).toEqual({ file: pathname, status: 200 });
  });

  it.each([
    ["/index.html", "/"],
    ["/faq.html", "/faq"],
  ])("of a page leads to the page's address, so that a page has one: %s", (pathname, location) => {
    expect(respond(pathname)).toEqual({ location, status: 308 });
  });

  it.each("/missing.js /pictures/x-360.avif /favicon.svg/ /.env".split(" "))(
    "that does not exist gets a 404: %s",
    (pathname) => expect(respond(pathname)).toEqual({ file: "/404.html", status: 404 }),
  );
});

describe("an unknown address", () => {
  it.each([
    ["a code", "/BRO25"],
    ["a word", "/pages"],
    ["the name of the home page's file", "/index"],
    ["a code with the end of a sentence", "/BRO25."],
    ["a code with an invisible character", "/BRO25%E2%80%8B"],
    ["a code with parameters", "/BRO25&utm_source=ig"],
    ["markup with one word", "/%3Cscript%3E"],
  ])("that may be a referral link gets the home page for links: %s", (_, pathname) => {
    expect(respond(pathname)).toEqual({ file: "/pages/referral-link.html", status: 200 });
  });

  it("gets the same file from Netlify, whose rules for both kinds of links come after those for files of hosts", () => {
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
    for (const link of ["/BRO25", "/discount/BRO25"])
      expect(respond(link)).toEqual({ file: to, status: 200 });
  });
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
