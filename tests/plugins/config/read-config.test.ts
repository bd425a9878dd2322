import { describe, expect, it } from "vitest";
import { readConfig, type Environment, VARIABLE_NAMES } from "../../../plugins/config/read-config";

const DEFAULT_URL = "https://mugworks.example";
const SHOP: Environment = {
  VITE_SHOPIFY_DOMAIN: "my-shop.myshopify.com",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
  VITE_SHOPIFY_PRODUCT_ID: "8012345678901",
};

const read = (environment: Environment) => readConfig(environment, DEFAULT_URL);
const configOf = (environment: Environment) => read(environment).config;
/** The one problem of this environment. */
function problemOf(environment: Environment): string {
  const { problems } = read(environment);
  expect(problems).toHaveLength(1);
  return problems.join();
}

describe("without configuration", () => {
  const empty = {
    siteUrl: DEFAULT_URL,
    shop: null,
    affiliateApi: null,
    affiliateSignupUrl: null,
    referralScriptUrl: null,
    referralTrackerGlobal: "SocialSnowball.track",
    klaviyo: null,
    googleTag: null,
    tiktokPixel: null,
    reviews: null,
    contactEndpoint: null,
  };

  it("the site uses the demo store, and the build announces it in capitals", () => {
    const { config, problems, warnings } = read({});
    expect(config).toEqual(empty);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^DEMO STORE: .*NOTHING CAN BE CHARGED/)]);
  });

  it.each(["", "  "])("a variable with the value '%s' counts as not set", (blank) => {
    const reading = read(Object.fromEntries(VARIABLE_NAMES.map((name) => [name, blank])));
    expect(reading.config).toEqual(empty);
    expect(reading.problems).toEqual([]);
  });
});

describe("a shop", () => {
  it("is read from its three variables, without a warning", () => {
    expect(read(SHOP)).toMatchObject({
      config: {
        shop: {
          domain: "my-shop.myshopify.com",
          storefrontToken: "0123456789abcdef0123456789abcdef",
          productId: "8012345678901",
        },
      },
      problems: [],
      warnings: [],
    });
  });

  it("may name its product by a gid", () => {
    expect(
      configOf({ ...SHOP, VITE_SHOPIFY_PRODUCT_ID: "gid://shopify/Product/8012345678901" }).shop,
    ).toEqual(configOf(SHOP).shop);
  });

  it("may have spaces around its values", () => {
    const spaced = Object.fromEntries(Object.entries(SHOP).map(([name, value]) => [name, ` ${value} `]));
    expect(configOf(spaced).shop).toEqual(configOf(SHOP).shop);
  });

  it.each(Object.entries(SHOP))(
    "with only %s stops the build with a message for each of the other two",
    (name, value) => {
      const { problems } = read({ [name]: value });
      const missing = Object.keys(SHOP).filter((other) => other !== name);
      expect(problems.map((problem) => problem.split(" ")[0])).toEqual(missing);
    },
  );

  it.each(["shpat", "shpss", "shpca", "shppa", "Bearer shpat"])(
    "with a secret token that begins with %s_ stops the build, which does not print the token",
    (prefix) => {
      const secret = `${prefix}_0123456789abcdef0123456789abcdef`;
      const reading = read({ ...SHOP, VITE_SHOPIFY_STOREFRONT_TOKEN: secret });
      expect(reading.config.shop).toBeNull();
      expect(reading.problems).toHaveLength(1);
      expect(reading.problems[0]).toMatch(/^VITE_SHOPIFY_STOREFRONT_TOKEN holds a SECRET .*Revoke/);
      expect(JSON.stringify(reading)).not.toContain("0123456789abcdef");
    },
  );
});

describe("a malformed value stops the build with one line that quotes it and says what it should be", () => {
  it.each([
    ["VITE_SHOPIFY_STOREFRONT_TOKEN", "short", "public Storefront access token"],
    ["VITE_SHOPIFY_PRODUCT_ID", "shpat_0123456789abcdef", "the product's number"],
  ])("%s=%s, but only its beginning is quoted", (name, value, expected) => {
    const problem = problemOf({ ...SHOP, [name]: value });
    expect(problem.startsWith(`${name} holds "${value.slice(0, 6)}…"; it should be `)).toBe(true);
    expect(problem).toContain(expected);
  });

  it("together with all other malformed values", () => {
    const { problems } = read({
      VITE_SITE_URL: "mugworks",
      VITE_SHOPIFY_DOMAIN: "https://my-shop.myshopify.com",
      VITE_CONTACT_ENDPOINT: "http://forms.example",
      VITE_REFERRAL_TRACKER_GLOBAL: "()",
    });
    const names = problems.map((problem) => problem.split(" ")[0] ?? "");
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(
      `VITE_CONTACT_ENDPOINT VITE_REFERRAL_TRACKER_GLOBAL VITE_SHOPIFY_DOMAIN VITE_SHOPIFY_PRODUCT_ID
      VITE_SHOPIFY_STOREFRONT_TOKEN VITE_SITE_URL`.split(/\s+/),
    );
  });
});
