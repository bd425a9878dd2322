import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { policySource } from "../../../plugins/host/policy-source";
import { contentSecurityPolicy, headersFile } from "../../../plugins/host/headers";
import { SPECULATION_RULES_SOURCE } from "../../../plugins/host/speculation-rules";
import { readConfig } from "../../../plugins/config/read-config";
import { headersFor } from "../../../functions/lib/site-response";
import { parseHeadersFile } from "../../../plugins/host/static-host";
import type { Config } from "@/vendors/config";

const DEMO = readConfig({}, "https://mugworks.example").config;
const SHOP: Config = {
  ...DEMO,
  shop: { domain: "my-shop.myshopify.com", storefrontToken: "public-token", productId: "8012345678901" },
};
const EVERYTHING: Config = {
  ...SHOP,
  affiliateApi: { url: "https://affiliates.example/base", token: "publishable" },
  affiliateSignupUrl: "https://signup.example/register",
  referralScriptUrl: "https://tracker.example/js/referral.js?shop=x",
  klaviyo: { scriptUrl: "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js", formId: "XyZ789" },
  reviews: {
    service: "judge-me",
    scriptUrl: "https://cdn.judge.me/widget_preloader.js",
    frame: "judge-me",
    account: { shopDomain: "my-shop.myshopify.com", publicToken: "public-token-of-judge-me" },
  },
  contactEndpoint: "https://forms.example/contact",
};
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";
/** The sources of what the build writes into the HTML. */
const IN_PAGES = { "style-src": ["'sha256-page'"], "script-src": ["'sha256-boot'"] };
const CONFIGS = [
  ["the demo store", DEMO],
  ["a shop", SHOP],
  ["everything configured", EVERYTHING],
] as const;

/** The header that `_headers` sets for an address. */
function headerOf(config: Config, pathname: string, name: string): string | undefined {
  return headersFor(pathname, parseHeadersFile(headersFile(config, IN_PAGES))).get(name);
}

/** Directive -> its sources. */
function directives(config: Config): Map<string, string[]> {
  return new Map(
    contentSecurityPolicy(config)
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );
}

function hosts(config: Config, directive: string): string[] {
  return (directives(config).get(directive) ?? []).filter((source) => source.includes("://")).sort();
}

describe.each(CONFIGS)("the Content-Security-Policy with %s", (_, config) => {
  it("allows no source by default", () => {
    const policy = directives(config);
    for (const name of ["default-src", "base-uri", "object-src", "frame-ancestors"])
      expect(policy.get(name), name).toEqual(["'none'"]);
  });

  it("allows no inline script, no eval and no wildcard", () => {
    const policy = contentSecurityPolicy(config);
    expect(directives(config).get("script-src")?.join(" ")).not.toContain("unsafe");
    for (const source of ["unsafe-eval", "unsafe-hashes", "strict-dynamic", "*", "http:", "blob:"])
      expect(policy, source).not.toContain(source);
  });

  it("allows data URLs for pictures and fonts only", () => {
    const withData = [...directives(config)].filter(([, sources]) => sources.includes("data:"));
    expect(withData.map(([name]) => name)).toEqual(["img-src", "font-src"]);
  });

  it("has no source twice in a directive", () => {
    for (const [name, sources] of directives(config))
      expect(sources, name).toHaveLength(new Set(sources).size);
  });

  it("allows inline styles where the email form needs them only, and then by no hash", () => {
    const policy = contentSecurityPolicy(config, IN_PAGES);
    const [, styles = ""] = /style-src ([^;]*)/.exec(policy) ?? [];
    // Browsers ignore 'unsafe-inline' beside a hash.
    const expected = config.klaviyo ? /'unsafe-inline'/ : /'sha256-page'/;
    const other = config.klaviyo ? /'sha256-/ : /'unsafe-/;
    expect(styles).toMatch(expected);
    expect(styles).not.toMatch(other);
    expect(policy.replace(styles, "")).not.toContain("unsafe-");
  });
});

it.each([DEMO, SHOP])(
  "allows the Buy Button's style sheet by the hash of the one in the library",
  (config) => {
    const library = readFileSync("node_modules/@shopify/buy-button-js/lib/buybutton.umd.js", "utf8");
    const [literal = ""] = /"\.shopify-buy-modal-is-active.*"(?=;$)/m.exec(library) ?? [];
    const css: unknown = JSON.parse(literal);
    const hash = createHash("sha256").update(String(css)).digest("base64");
    expect(directives(config).get("style-src")).toContain(`'sha256-${hash}'`);
  },
);

describe("the hosts that the policy allows", () => {
  const names = (config: Config): string[] =>
    [...directives(config).keys()].filter((name) => hosts(config, name).length > 0);

  it("are none with the demo store", () => expect(names(DEMO)).toEqual([]));

  it("are the shop and its pictures with a shop", () => {
    expect(names(SHOP)).toEqual(["img-src", "connect-src"]);
    expect(hosts(SHOP, "connect-src")).toEqual(["https://my-shop.myshopify.com"]);
    expect(hosts(SHOP, "img-src")).toEqual(["https://cdn.shopify.com"]);
  });

  it.each([
    // etc/csp_whitelist.xml of the vendor's extension for Magento.
    ["yotpo", "https://*.yotpo.com", "script-src style-src img-src font-src connect-src frame-src"],
    // README.md of the vendor's package for Hydrogen.
    ["okendo", "https://cdn-static.okendo.io", "script-src style-src img-src font-src media-src connect-src"],
    ["loox", "https://loox.io", "script-src img-src connect-src frame-src"],
  ] as const)(
    "include those of %s in the directives that it needs, and in no other",
    (service, host, allowed) => {
      const config: Config = {
        ...DEMO,
        reviews: { service, scriptUrl: `${host}/w.js`, frame: null, account: {} },
      };
      const found = [...directives(config)].filter(([, sources]) => sources.includes(host));
      expect(found.map(([name]) => name).toSorted()).toEqual(allowed.split(" ").toSorted());
      expect(contentSecurityPolicy(DEMO)).not.toContain(host);
    },
  );

  it("include none of Judge.me, whose frame has a policy of its own", () => {
    expect(contentSecurityPolicy(EVERYTHING)).not.toContain("judge.me");
    const policy = headerOf(EVERYTHING, "/frames/judge-me", "Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; .*sandbox allow-scripts/);
    expect(policy).toMatch(/script-src 'unsafe-inline' 'unsafe-eval' https:\/\/\*\.judge\.me/);
    expect(policy).not.toMatch(/allow-same-origin|'self'(?!;)|sha256/);
    expect(headersFile(DEMO, {})).not.toContain("/frames/");
  });

  it("include those of Klaviyo only when its form is configured", () => {
    expect(contentSecurityPolicy({ ...EVERYTHING, klaviyo: null })).not.toContain("klaviyo");
    for (const name of names(EVERYTHING))
      for (const host of hosts(EVERYTHING, name).filter((candidate) => candidate.includes("klaviyo")))
        expect(host).toMatch(/^https:\/\/[a-z.-]+\.klaviyo\.com$/);
    expect(hosts(EVERYTHING, "font-src")).toContain("https://fonts.gstatic.com");
  });
});

describe("the _headers file", () => {
  it("allows the boot script in the pages, and no other inline script of theirs", () => {
    const policy = headerOf(EVERYTHING, "/faq", "Content-Security-Policy") ?? "";
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts.split(" ").filter((source) => source.startsWith("'sha256-"))).toEqual([
      SPECULATION_RULES_SOURCE,
      "'sha256-boot'",
    ]);
  });

  it.each(CONFIGS)("sets the policy and the other security headers for every address: %s", (_, config) => {
    for (const pathname of ["/", "/faq", "/assets/main.js", "/BRO25"]) {
      expect(headerOf(config, pathname, "Content-Security-Policy")).toBe(
        contentSecurityPolicy(config, IN_PAGES),
      );
      expect(headerOf(config, pathname, "X-Content-Type-Options")).toBe("nosniff");
      // Not of subdomains, which may be another server's without HTTPS, and two years could not be taken back.
      expect(headerOf(config, pathname, "Strict-Transport-Security")).toMatch(/^max-age=\d{8}$/);
    }
  });

  it.each([
    ...readdirSync("public").flatMap((file) => (file.endsWith(".png") ? [[`/${file}`, "cross-origin"]] : [])),
    ["/pictures/product/pack-360.avif", "cross-origin"],
    ["/pictures/videos/film.webp", "cross-origin"],
    ["/social/home.jpg", "cross-origin"],
    ["/brand/logo-on-dark.svg", "cross-origin"],
    ["/", "same-origin"],
    ["/faq", "same-origin"],
    ["/BRO25", "same-origin"],
    ["/assets/app-1.js", "same-origin"],
    ["/data/muglife/page/1.json", "same-origin"],
    ["/videos/film.mp4", "same-origin"],
  ])("lets other sites show pictures, and keeps them from loading the rest: %s, %s", (file = "", policy) =>
    expect(headerOf(DEMO, file, RESOURCE_POLICY)).toBe(policy),
  );

  it.each(CONFIGS)(
    "takes a header away before it sends another value, because Cloudflare joins both: %s",
    (_, config) => {
      const [everywhere = "", ...others] = headersFile(config, {}).split(/\n(?=\/)/);
      const names = [...everywhere.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name);
      expect(names).toContain(RESOURCE_POLICY);
      for (const section of others)
        for (const name of names)
          if (section.includes(`  ${name}: `))
            expect(section).toMatch(new RegExp(`  ! ${name}\n(.*\n)*  ${name}: `));
    },
  );

  it.each([
    ["/data/muglife/page/1.json", "X-Robots-Tag", "noindex"],
    ["/muglife", "X-Robots-Tag", undefined],
    // A year for files with a hash in their name, and no time for pages.
    ["/assets/main-abc.js", "Cache-Control", "public, max-age=31536000, immutable"],
    ["/pictures/product/pack-360.avif", "Cache-Control", "public, max-age=604800"],
    ["/faq", "Cache-Control", undefined],
  ])("gives %s the %s %s", (pathname, name, value) => expect(headerOf(DEMO, pathname, name)).toBe(value));
});

it("an inline style with the line ends of Windows is allowed by the hash that browsers compute", () => {
  expect(policySource("a {\r\n}\r\n")).toBe(policySource("a {\n}\n"));
});
