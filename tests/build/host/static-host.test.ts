import { normalize } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { answerFor, headersFor, parseHeadersFile } from "@/build/host/static-host";

const FILES = new Set([
  "/index.html",
  "/faq.html",
  "/muglife.html",
  "/muglife/stay-matte-anywhere.html",
  "/pages/data-sharing-opt-out.html",
  "/404.html",
  "/shell.html",
  "/favicon.svg",
  "/_headers",
  "/assets/main-abc.js",
]);
/** As a file system does, it follows the way up. */
const answer = (pathname: string) => answerFor(pathname, (file) => FILES.has(normalize(file)));

describe("a known address", () => {
  it.each([
    ["/", "/index.html"],
    ["/faq", "/faq.html"],
    ["/faq/", "/faq.html"],
    ["/faq//", "/faq.html"],
    ["/%66aq", "/faq.html"],
    ["/muglife", "/muglife.html"],
    ["/muglife/stay-matte-anywhere", "/muglife/stay-matte-anywhere.html"],
    ["/muglife/stay-matte-anywhere/", "/muglife/stay-matte-anywhere.html"],
    ["/pages/data-sharing-opt-out", "/pages/data-sharing-opt-out.html"],
    ["/404", "/404.html"],
  ])("%s is answered with %s", (pathname, file) => {
    expect(answer(pathname)).toEqual({ file, status: 200 });
  });
});

describe("a file", () => {
  it.each(["/favicon.svg", "/assets/main-abc.js", "/index.html", "/faq.html"])(
    "that is there is answered with itself: %s",
    (pathname) => {
      expect(answer(pathname)).toEqual({ file: pathname, status: 200 });
    },
  );

  it.each([
    "/missing.js",
    "/missing.png",
    "/assets/main-old.js",
    "/pictures/x-360.avif",
    "/favicon.svg/",
    "/robots.txt",
    "/.env",
  ])("that is missing is a 404: %s", (pathname) => {
    expect(answer(pathname)).toEqual({ file: "/404.html", status: 404 });
  });
});

describe("an unknown address", () => {
  it.each([
    ["a code", "/BRO25"],
    ["a code with a trailing slash", "/BRO25/"],
    ["a word", "/pages"],
    ["the name of the home page's file", "/index"],
    ["the same with a trailing slash", "/index/"],
    ["a segment that does not decode", "/%E0%A4%A"],
    ["a lone percent sign", "/%"],
    ["an encoded space", "/bro%2025"],
    ["markup", "/%3Cscript%3E"],
    ["a zero byte", "/%00"],
    ["a file that hosts keep to themselves", "/_headers"],
  ])("of one segment is the empty shell: %s", (_, pathname) => {
    expect(answer(pathname)).toEqual({ file: "/shell.html", status: 200 });
  });

  it.each([
    ["a code below a page", "/muglife/BRO25"],
    ["two segments", "/no/where"],
    ["two segments and a slash", "/no/where/"],
    ["an encoded slash", "/no%2Fwhere"],
    ["the way up", "/assets/../faq"],
    ["the way up, encoded", "/%2e%2e/faq"],
    ["the way up and out", "/../../etc/passwd"],
    ["here", "/./faq"],
    ["two slashes in front", "//faq"],
    ["two slashes in the middle", "/pages//data-sharing-opt-out"],
    ["only slashes", "//"],
    ["the home page's file below a page", "/muglife/index"],
    ["deep and not decodable", "/no/%E0%A4%A"],
    ["another host", "//evil.example/faq"],
  ])("of another shape is a 404: %s", (_, pathname) => {
    expect(answer(pathname)).toEqual({ file: "/404.html", status: 404 });
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

  it("is read as rules in its order", () => {
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

  it("keeps colons in a value", () => {
    expect(parseHeadersFile("/*\n  Link: <https://a.example>: rel: x")[0]?.headers).toEqual([
      ["Link", "<https://a.example>: rel: x"],
    ]);
  });

  it("without a rule, or with headers before the first, holds nothing", () => {
    expect(parseHeadersFile("")).toEqual([]);
    expect(parseHeadersFile("  X-Frame-Options: DENY\n")).toEqual([]);
  });

  it.each([
    ["/", ["Content-Security-Policy", "X-Frame-Options"], undefined],
    [
      "/assets/x.js",
      ["Content-Security-Policy", "X-Frame-Options", "Cache-Control"],
      "public, max-age=31536000, immutable",
    ],
    ["/assets/main-abc.js", ["Content-Security-Policy", "X-Frame-Options", "Cache-Control"], "no-store"],
    ["/assetsx", ["Content-Security-Policy", "X-Frame-Options"], undefined],
  ])("gives %s the headers of every rule that fits, the last of a name", (pathname, names, caching) => {
    const headers = headersFor(pathname, parseHeadersFile(TEXT));
    expect([...headers.keys()]).toEqual(names);
    expect(headers.get("Cache-Control")).toBe(caching);
  });
});
