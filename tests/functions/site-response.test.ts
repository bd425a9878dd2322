// @vitest-environment node
import { writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { folderSite, headersFor, responseFor, siteResponse } from "../../functions/lib/site-response";
import type { HeaderRule } from "../../plugins/host/static-host";
import { newFolder } from "../write-files";

const FILES = new Set(
  `/index.html /pages/referral-link.html /faq.html /DRE25.html /muglife.html
  /muglife/stay-matte-anywhere.html /404.html /favicon.svg /_headers /assets/main-abc.js`.split(/\s+/),
);

// Which paths hold a code is the table of tests/lib/referral/referral-code.test.ts.
it.each([
  ["/", "/index.html", "a known address"],
  ["/faq", "/faq.html", "a known address"],
  ["/faq/", "/faq.html", "a slash at the end"],
  ["/faq//", "/faq.html", "two slashes at the end"],
  ["/%66aq", "/faq.html", "an encoded letter"],
  ["/muglife", "/muglife.html", "a page beside a folder of its name"],
  ["/muglife/stay-matte-anywhere", "/muglife/stay-matte-anywhere.html", "a page in a folder"],
  ["/favicon.svg", "/favicon.svg", "a file"],
  ["/assets/main-abc.js", "/assets/main-abc.js", "a file in a folder"],
  ["/index.html", "308 /", "the file of a page, which has one address"],
  ["/faq.html", "308 /faq", "the file of a page, which has one address"],
  ["/missing.js", "404", "no file of this name"],
  ["/favicon.svg/", "404", "a file is no folder"],
  ["/DRE25", "/DRE25.html", "the page of an affiliate"],
  ["/dre25/", "/DRE25.html", "the page of an affiliate in any letter case"],
  ["/discount/dre25", "/DRE25.html", "as Shopify's own link to a discount"],
  ["/Discount/BRO25", "/pages/referral-link.html", "Shopify's own link to a discount in any letter case"],
  ["//discount//BRO25", "/pages/referral-link.html", "two slashes, as some write a link"],
  ["/discounts/BRO25", "404", "no such link"],
  ["/BRO25", "/pages/referral-link.html", "a code"],
  ["//DRE25", "/DRE25.html", "two slashes, as some write a link"],
  ["//", "/index.html", "two slashes and no code"],
  ["//evil.example", "404", "another host is no code"],
  ["//evil.example/faq", "404", "another host has no pages of ours"],
  ["//_headers", "404", "a file for hosts"],
  ["/pages", "/pages/referral-link.html", "a word"],
  ["/index", "/pages/referral-link.html", "the name of the home page's file"],
  ["/%3Cscript%3E", "/pages/referral-link.html", "markup with one word"],
])("%s gets %s: %s", (pathname, response) => {
  const [status = "", location = ""] = response.split(" ");
  const others = new Map<string, object>([
    ["404", { file: "/404.html", status: 404 }],
    ["308", { location, status: 308 }],
  ]);
  // Resolves `..` as a file system does.
  const found = responseFor(pathname, (file) => FILES.has(posix.normalize(file)));
  expect(found).toEqual(others.get(status) ?? { file: response, status: 200 });
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

describe("a _headers file", () => {
  const POLICY: [string, string] = ["Content-Security-Policy", "default-src 'none'; img-src 'self' data:"];
  const FRAMES: [string, string] = ["X-Frame-Options", "DENY"];
  const LASTING: [string, string] = ["Cache-Control", "public, max-age=31536000, immutable"];
  const NEVER: [string, string] = ["Cache-Control", "no-store"];
  const RULES: HeaderRule[] = [
    { pattern: "/*", headers: [POLICY, FRAMES] },
    { pattern: "/assets/*", headers: [LASTING] },
    { pattern: "/assets/main-abc.js", headers: [NEVER] },
  ];

  it("has rules, which are those of the new build once the folder is built again", () => {
    const dist = newFolder();
    const site = folderSite(dist);
    expect(site.rules).toEqual([]);
    const text = `# a comment\n/*\n  ${POLICY.join(": ")}\n  ${FRAMES.join(": ")}\n
/assets/*\n  ${LASTING.join(": ")}\n/assets/main-abc.js\n  ${NEVER.join(": ")}\n`;
    writeFileSync(join(dist, "_headers"), text);
    expect(site.rules).toEqual(RULES);
    writeFileSync(join(dist, "_headers"), "/*\n  X-Frame-Options: DENY\n");
    expect(site.rules).toEqual([{ pattern: "/*", headers: [FRAMES] }]);
  });

  it.each([
    ["/", [POLICY, FRAMES]],
    ["/assets/x.js", [POLICY, FRAMES, LASTING]],
    ["/assets/main-abc.js", [POLICY, FRAMES, NEVER]],
    ["/assetsx", [POLICY, FRAMES]],
  ])("sets for %s the headers of all matching rules, and of two with one name the last", (path, headers) => {
    expect([...headersFor(path, RULES)]).toEqual(headers);
  });
});

describe("the response to a request", () => {
  const dist = newFolder({
    "index.html": "<!doctype html>".padEnd(2_000, " "),
    "404.html": "<!doctype html>",
    "a.bin": "a",
  });
  const site = folderSite(dist);
  const ask = (acceptEncoding: string | null, ifNoneMatch: string | null = null, address = "/") =>
    siteResponse(
      site,
      address,
      (name) => ({ "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch })[name],
    );

  it.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0, gzip;q=0.5", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["identity, *;q=0", undefined],
    ["", undefined],
    [null, undefined],
  ])("has the encoding that the browser takes: %s", (accepted, encoding) => {
    expect(ask(accepted).headers["Content-Encoding"]).toBe(encoding);
  });

  it("is asked for anew where no rule says otherwise, has the type of its file, and no body without a page", () => {
    const html = { "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8" };
    expect(ask("br").headers).toMatchObject(html);
    expect(ask("br", null, "/a.bin?x=1").headers["Content-Type"]).toBe("application/octet-stream");
    const bare = siteResponse(folderSite(newFolder()), "/no/where", () => null);
    expect(bare).toEqual({ status: 404, headers: html, body: new Uint8Array() });
  });

  it("has a tag, and is 304 without a body for a browser that has the same", () => {
    const { ETag: tag = "" } = ask("br").headers;
    const again = ask("br", `"other", ${tag}`);
    expect(again).toMatchObject({ status: 304, headers: { ETag: tag, Vary: "Accept-Encoding" } });
    expect(again.body.length).toBe(0);
    // Compared weakly (RFC 9110, 13.1.2): a server in between may take the mark away.
    expect(ask("br", tag.replace("W/", "")).status).toBe(304);
    expect(ask("gzip", tag).status).toBe(200);
    expect(ask("br", '"other"').status).toBe(200);
    writeFileSync(join(dist, "index.html"), "<!doctype html> changed");
    expect(ask("br", tag).status).toBe(200);
    expect([ask("br", "*").status, ask("br", "*", "/no/where").status]).toEqual([304, 404]);
  });
});
