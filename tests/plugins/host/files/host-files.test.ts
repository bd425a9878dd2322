// @vitest-environment node
import { readFileSync } from "node:fs";
import { handleAffiliates, liveDependencies } from "../../../../functions/lib/affiliate-lookup";
import { noStore } from "../../../../functions/lib/stores/text-store";
import { describe, expect, it } from "vitest";
import {
  caddyFile,
  nginxFile,
  nginxHeadersFile,
  template,
  encodedSegmentPattern,
  headerValues,
  ownCodes,
} from "../../../../plugins/host/files/server-files";
import { netlifyRules, routesFile, vercelFile } from "../../../../plugins/host/files/write-host-files";
import { headersFor } from "../../../../functions/lib/site-response";
import { parseHeadersFile } from "../../../../plugins/host/static-host";

// That servers understand these files is tested by `npm test -- --hosts`, which starts them.
const RULES = parseHeadersFile(
  [
    "/*",
    "  Content-Security-Policy: default-src 'none'; img-src 'self' data:",
    "/assets/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/fonts/*",
    "  Cache-Control: public, max-age=60",
    "/data/*",
    "  X-Robots-Tag: noindex",
    "/icon.png",
    "  X-Robots-Tag: none",
    "/frames/vendor",
    "  ! Content-Security-Policy",
    "  Content-Security-Policy: sandbox; script-src 'unsafe-inline'",
  ].join("\n"),
);

describe("the rules by header", () => {
  it("give each path the headers that the rules give it, and let browsers ask again where no rule says how long to cache", () => {
    const values = headerValues(RULES);
    const paths = "/ /faq /assets/app.js /fonts/a.woff2 /data/x.json /icon.png /frames/vendor".split(" ");
    for (const path of paths) {
      const found = values.flatMap(({ name, everywhere, below }) => {
        const value = below.find(({ folder }) => path.startsWith(folder))?.value ?? everywhere;
        return value === null ? [] : [[name, value] as const];
      });
      expect(Object.fromEntries(found), path).toEqual({
        "Cache-Control": "no-cache",
        ...Object.fromEntries(headersFor(path, RULES)),
      });
    }
  });

  it("let the last of two rules for one folder win, as in `_headers`", () => {
    const rules = parseHeadersFile("/a/*\n  X: first\n/a/*\n  X: last");
    expect(headerValues(rules).find(({ name }) => name === "X")?.below[0]?.value).toBe("last");
  });

  it.each(["/a*", "/:code", "/a/*/b", "/robots.*", "/a.b/*"])(
    "refuse a pattern that no server knows: %s",
    (pattern) => expect(() => headerValues([{ pattern, headers: [["X", "1"]] }])).toThrow(pattern),
  );

  it.each(['a "quoted" value', "$variable", "{placeholder}", "back\\slash"])(
    "refuse a value that a server's configuration would read in another way: %s",
    (value) => expect(() => headerValues([{ pattern: "/*", headers: [["X", value]] }])).toThrow(value),
  );
});

describe("the file for nginx", () => {
  const text = nginxFile(RULES, "shop.example");

  it("sets every header once and for the whole server, because a location with its own would lose the others", () => {
    const headers = text.split("\n").filter((line) => line.includes("add_header"));
    expect(headers).toHaveLength(headerValues(RULES).length);
    for (const line of headers) expect(line).toMatch(/^ {4}add_header \S+ \$\w+ always;$/);
  });

  it("has no value that changes with a build, because certbot writes into it; they are in the file beside it", () => {
    expect(text).not.toContain("default-src");
    const values = nginxHeadersFile(RULES);
    for (const [, variable = ""] of text.matchAll(/add_header \S+ (\$\w+)/g))
      expect(values).toContain(`map $uri ${variable} {`);
    expect(values).toContain("default-src 'none'; img-src 'self' data:");
  });

  it("answers at both kinds of addresses of the internet, for the site and for its name with www", () => {
    expect(text.match(/^ *listen .*$/gm)?.map((line) => line.trim())).toEqual([
      "listen 80;",
      "listen [::]:80;",
      "listen 80;",
      "listen [::]:80;",
    ]);
  });

  it.each([
    ["shop.example", "www.shop.example"],
    ["www.shop.example", "shop.example"],
  ])("leads from the other name of %s to it, with the referral code and its parameters", (host, other) => {
    const [, redirect = ""] = nginxFile(RULES, host)
      .split(/^server \{$/m)
      .slice(1);
    expect(redirect).toContain(`server_name ${other};`);
    expect(redirect).toContain(`return 308 $scheme://${host}$request_uri;`);
  });

  it("speaks HTTP/2 after the document's line, however often it is run on what certbot has written", () => {
    const document = readFileSync("docs/hosting.md", "utf8");
    const [, pattern = "nothing", replacement = ""] =
      /sed -Ei 's\/([^/]+)\/([^/]+)\/' \/etc\/nginx\/\S+\/nginx\.conf/.exec(document) ?? [];
    // certbot_nginx/_internal/configurator.py, _make_server_ssl
    const byCertbot = [
      "listen [::]:443 ssl ipv6only=on; # managed by Certbot",
      "listen 443 ssl; # managed by Certbot",
    ];
    const withHttp2 = (line: string): string => line.replace(new RegExp(pattern), replacement);
    for (const line of byCertbot) {
      expect(withHttp2(line)).toBe(line.replace(" ssl", " ssl http2"));
      expect(withHttp2(withHttp2(line))).toBe(withHttp2(line));
    }
    expect(withHttp2("listen 80;")).toBe("listen 80;");
  });

  it("reads what the operator adds from a folder, so that copying the file again leaves it alone", () => {
    expect(text).toContain("include /etc/nginx/shop.example/*.conf;");
  });

  it("sends no header of the site with the answer of the lookup, which has its own", async () => {
    const { headers } = await handleAffiliates(
      new Request("https://shop.example/api/affiliates"),
      { address: "192.0.2.1", waitUntil: () => undefined },
      liveDependencies({ settings: null, store: noStore }),
    );
    // One header in a location takes all inherited ones away, and this one is not the function's.
    const added = [...template("lookup.conf").matchAll(/add_header (\S+)/g)].map(([, name = ""]) => name);
    expect(added).toHaveLength(1);
    expect(added.filter((name) => headers.has(name))).toEqual([]);
  });
});

describe("the file for Caddy", () => {
  it("sets the headers again for the 404 page, which may answer a missing script", () => {
    const [, errors = ""] = caddyFile(RULES, "shop.example").split("handle_errors");
    expect(errors).toContain('header Cache-Control "no-cache"');
    expect(errors).not.toContain("immutable");
  });

  it("reads what the operator adds, such as the lookup, before it serves any file", () => {
    const [, route = ""] = caddyFile(RULES, "shop.example").split("\troute {");
    const first = route.split("\n").find((line) => line.trim() !== "" && !line.includes("#"));
    expect(first?.trim()).toBe("import /etc/caddy/shop.example/*.caddy");
  });

  it("leads from the name with www to the site, with the referral code and its parameters", () => {
    const text = caddyFile(RULES, "shop.example");
    expect(text).toContain("{$OTHER_ADDRESS:www.shop.example} {");
    expect(text).toContain("redir https://shop.example{uri} 308");
  });
});

describe("the file for Vercel", () => {
  const file: unknown = JSON.parse(vercelFile(RULES));

  it("has all rules, and the home page for unknown addresses that may be referral links", () => {
    expect(file).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      headers: RULES.map(({ headers }) => ({ headers: headers.map(([key, value]) => ({ key, value })) })),
      rewrites: ["", "/discount"].map((start) => ({
        source: `${start}/:code(${encodedSegmentPattern()})`,
        destination: "/pages/referral-link",
      })),
    });
  });
});

it("the files for hosts lead to the page of an affiliate in any letter case", () => {
  expect(ownCodes(["/BRO25.html", "/faq.html", "/404.html", "/social/BRO25.html"])).toEqual(["BRO25"]);
  expect(nginxHeadersFile(RULES, ["BRO25"])).toContain("~*^BRO25$ /BRO25.html;");
  expect(caddyFile(RULES, "shop.example", ["BRO25"])).toContain("~(?i)^BRO25$ /BRO25.html");
  expect(vercelFile(RULES, ["BRO25"])).toContain("/discount/:code([Bb][Rr][Oo]25)");
  expect(netlifyRules(["BRO25"])).toBe(
    "/bro25 /BRO25 200\n/discount/BRO25 /BRO25 200\n/discount/bro25 /BRO25 200\n",
  );
});

describe("the file of routes for Cloudflare Pages", () => {
  const routes = (files: readonly string[]): unknown => JSON.parse(routesFile(files));

  it("lets pages and files be answered without a function, but not films, of which parts are asked for", () => {
    const files = "/index.html /faq.html /muglife.html /muglife/a.html /videos/a.mp4 /_headers".split(" ");
    expect(routes(files)).toEqual({
      version: 1,
      include: ["/*"],
      exclude: ["/muglife/*", "/", "/faq", "/muglife"],
    });
  });

  it("stays within Cloudflare's hundred rules on a site with more pages, and keeps the folders", () => {
    const pages = Array.from({ length: 150 }, (_, number) => `/page-${number}.html`);
    expect(routes([...pages, "/assets/a.js"])).toMatchObject({
      exclude: ["/assets/*", ...pages.slice(0, 98).map((page) => page.replace(".html", ""))],
    });
  });
});
