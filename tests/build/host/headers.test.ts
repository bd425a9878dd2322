import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, headersFile } from "@/build/host/headers";
import { readConfig } from "@/build/config/read-config";
import { headersFor, parseHeadersFile } from "@/build/host/static-host";
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
  reviewsScriptUrl: "https://reviews.example/widget.js",
  contactEndpoint: "https://forms.example/contact",
};
const CONFIGS = [
  ["the demo store", DEMO],
  ["a shop", SHOP],
  ["everything configured", EVERYTHING],
] as const;

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

  it("allows no inline script or style, no eval and no wildcard", () => {
    const policy = contentSecurityPolicy(config);
    for (const source of [
      "unsafe-inline",
      "unsafe-eval",
      "unsafe-hashes",
      "strict-dynamic",
      "*",
      "http:",
      "blob:",
    ])
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

  it("allows the Buy Button's style sheet by the hash of the one in the library", () => {
    const library = readFileSync("node_modules/@shopify/buy-button-js/lib/buybutton.umd.js", "utf8");
    const [literal = ""] = /"\.shopify-buy-modal-is-active.*"(?=;$)/m.exec(library) ?? [];
    const css: unknown = JSON.parse(literal);
    const hash = createHash("sha256").update(String(css)).digest("base64");
    expect(directives(config).get("style-src")).toContain(`'sha256-${hash}'`);
  });
});

describe("the hosts that the policy allows", () => {
  const names = (config: Config): string[] =>
    [...directives(config).keys()].filter((name) => hosts(config, name).length > 0);

  it("are none with the demo store", () => {
    expect(names(DEMO)).toEqual([]);
  });

  it("are the shop and its pictures with a shop", () => {
    expect(names(SHOP)).toEqual(["img-src", "connect-src"]);
    expect(hosts(SHOP, "connect-src")).toEqual(["https://my-shop.myshopify.com"]);
    expect(hosts(SHOP, "img-src")).toEqual(["https://cdn.shopify.com"]);
  });

  it("are, with everything configured, those of each service in the directives it needs", () => {
    expect(hosts(EVERYTHING, "script-src").filter((host) => !host.includes("klaviyo"))).toEqual([
      "https://reviews.example",
      "https://tracker.example",
    ]);
    expect(hosts(EVERYTHING, "connect-src").filter((host) => !host.includes("klaviyo"))).toEqual([
      "https://affiliates.example",
      "https://forms.example",
      "https://my-shop.myshopify.com",
      "https://reviews.example",
      "https://tracker.example",
    ]);
    expect(hosts(EVERYTHING, "frame-src")).toEqual(["https://reviews.example", "https://signup.example"]);
    expect(hosts(EVERYTHING, "default-src")).toEqual([]);
  });

  it.each([
    ["https://cdn.judge.me/widget_preloader.js", "https://judge.me"],
    ["https://cdn-widgetsrepository.yotpo.com/v1/loader/x", "https://api-cdn.yotpo.com"],
    ["https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js", "https://api.okendo.io"],
    ["https://loox.io/widget/x/loox.js", "https://images.loox.io"],
  ])("include the other hosts of the reviews service whose script is %s", (reviewsScriptUrl, host) => {
    const config = { ...DEMO, reviewsScriptUrl };
    for (const name of ["script-src", "style-src", "font-src", "img-src", "connect-src", "frame-src"])
      expect(hosts(config, name), name).toEqual(
        expect.arrayContaining([host, new URL(reviewsScriptUrl).origin]),
      );
    expect(hosts(config, "media-src")).toEqual([]);
    expect(contentSecurityPolicy(DEMO)).not.toContain(host);
  });

  it("are not those of a reviews service when its name is only a part of the configured host", () => {
    const config = { ...DEMO, reviewsScriptUrl: "https://loox.io.evil.example/loox.js" };
    expect(hosts(config, "script-src")).toEqual(["https://loox.io.evil.example"]);
  });

  it("include those of Klaviyo only when its form is configured", () => {
    expect(contentSecurityPolicy({ ...EVERYTHING, klaviyo: null })).not.toContain("klaviyo");
    for (const name of names(EVERYTHING))
      for (const host of hosts(EVERYTHING, name).filter((candidate) => candidate.includes("klaviyo")))
        expect(host).toMatch(/^https:\/\/[a-z.-]+\.klaviyo\.com$/);
  });

  it("are written without path, query and token", () => {
    const policy = contentSecurityPolicy(EVERYTHING);
    for (const part of ["/base", "/register", "referral.js", "shop=x", "publishable", "public-token"])
      expect(policy).not.toContain(part);
  });
});

describe("the _headers file", () => {
  it.each(CONFIGS)("sets the policy and the other security headers for every address: %s", (_, config) => {
    const rules = parseHeadersFile(headersFile(config, []));
    for (const pathname of ["/", "/faq", "/assets/main.js", "/BRO25"]) {
      const headers = headersFor(pathname, rules);
      expect(headers.get("Content-Security-Policy")).toBe(contentSecurityPolicy(config));
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
    }
  });

  it("excludes the data of pages from search engines, but not the pages", () => {
    const rules = parseHeadersFile(headersFile(DEMO, []));
    expect(headersFor("/data/muglife/page/1.json", rules).get("X-Robots-Tag")).toBe("noindex");
    expect(headersFor("/muglife", rules).has("X-Robots-Tag")).toBe(false);
  });

  it("lets browsers cache files with a hash in their name for a year, and sets no cache time for pages", () => {
    const rules = parseHeadersFile(headersFile(DEMO, []));
    expect(headersFor("/assets/main-abc.js", rules).get("Cache-Control")).toContain("immutable");
    expect(headersFor("/pictures/product/pack-360.avif", rules).get("Cache-Control")).not.toContain(
      "immutable",
    );
    expect(headersFor("/faq", rules).has("Cache-Control")).toBe(false);
  });
});
