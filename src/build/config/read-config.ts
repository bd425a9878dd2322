// Reads and checks the build's environment. The page gets the result as `config`; see lib/config.ts.
import type { Config } from "../../lib/config.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ConfigReading {
  config: Config;
  /** Each stops the build: variable, what it holds, what it should be. */
  problems: string[];
  /** Told at build, in capitals where a visitor or a secret is concerned. */
  warnings: string[];
}

const BASE_ADDRESSES = new Set(["VITE_SITE_URL", "VITE_AFFILIATE_API_URL"]);
const HOSTNAME = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const IDENTIFIER_PATH = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;
const AFFILIATE_VENDOR = "socialsnowball.io";
const ADMIN_TOKEN = /shp(at|ss|ca|pa)_/;
const DEFAULT_TRACKER = "SocialSnowball.track";

/** As it may stand in a line of a build log: what could be a secret only by its first signs. */
function quote(value: string, secret = false): string {
  if (/\/\/[^/]*@/.test(value)) return "an address with a user name or password in it";
  const inOneLine = value.replaceAll(/[\s\p{Cc}]+/gu, " ");
  return secret || ADMIN_TOKEN.test(value) ? `"${inOneLine.slice(0, 6)}…"` : `"${inOneLine}"`;
}

/** Never throws. `defaultSiteUrl` stands in for an empty `VITE_SITE_URL`. */
export function readConfig(environment: Environment, defaultSiteUrl: string): ConfigReading {
  const problems: string[] = [];
  const warnings: string[] = [];

  const text = (name: string): string => environment[name]?.trim() ?? "";
  const refuse = (name: string, holds: string, expected: string): void => {
    problems.push(`${name} holds ${holds}; it should be ${expected}.`);
  };

  function match(name: string, pattern: RegExp, expected: string): string | null {
    const value = text(name);
    if (value === "") return null;
    if (pattern.test(value)) return value;
    refuse(name, quote(value, /TOKEN/.test(name)), expected);
    return null;
  }

  function url(name: string, example: string): string | null {
    const value = text(name);
    if (value === "") return null;
    // The parser also makes sense of `https:x` and `https:///x`, and drops the ends of lines.
    const parsed =
      /^https?:\/\/[^/\\][^\s\p{Cc}]*$/u.test(value) && URL.canParse(value) ? new URL(value) : null;
    const local = parsed?.hostname === "localhost" || parsed?.hostname === "127.0.0.1";
    if (!parsed || !(parsed.protocol === "https:" || (parsed.protocol === "http:" && local))) {
      refuse(name, quote(value), `a full https address such as ${example}`);
      return null;
    }
    if (parsed.search || parsed.hash) {
      if (BASE_ADDRESSES.has(name)) {
        refuse(name, quote(value), `an address without ? and #, such as ${example}`);
        return null;
      }
    }
    if (parsed.username || parsed.password) {
      refuse(
        name,
        "an address with a user name or password in it",
        `an address without them, such as ${example}`,
      );
      return null;
    }
    // Addresses that a path is added to. Elsewhere the slash is the owner's: a POST to the other form may be redirected, and lost.
    return BASE_ADDRESSES.has(name) ? value.replace(/\/+$/, "") : value;
  }

  function storefrontToken(): string | null {
    const name = "VITE_SHOPIFY_STOREFRONT_TOKEN";
    const expected = "the public Storefront access token (letters, digits, - and _)";
    const value = text(name);
    if (ADMIN_TOKEN.test(value)) {
      refuse(
        name,
        `a SECRET Admin token (${quote(value)})`,
        `${expected}. Revoke this one: it would ship to every visitor`,
      );
      return null;
    }
    return match(name, /^[A-Za-z0-9_-]{8,}$/, expected);
  }

  /** All of a group or none: half a group is a site that looks configured and is not. */
  function whole(names: readonly string[], values: readonly (string | null)[]): boolean {
    const set = names.filter((name) => text(name) !== "");
    if (set.length > 0 && set.length < names.length) {
      for (const name of names.filter((candidate) => text(candidate) === "")) {
        problems.push(
          `${name} is empty, but ${set.join(" and ")} is set; set all of ${names.join(", ")}, or none.`,
        );
      }
    }
    return values.every((value) => value !== null);
  }

  const domain = match(
    "VITE_SHOPIFY_DOMAIN",
    HOSTNAME,
    "the shop's bare host name such as your-shop.myshopify.com, without https:// and without a path",
  );
  const token = storefrontToken();
  const productId = match(
    "VITE_SHOPIFY_PRODUCT_ID",
    /^(gid:\/\/shopify\/Product\/)?\d+$/,
    "the product's number such as 8012345678901, or gid://shopify/Product/8012345678901",
  );
  const shopNames = ["VITE_SHOPIFY_DOMAIN", "VITE_SHOPIFY_STOREFRONT_TOKEN", "VITE_SHOPIFY_PRODUCT_ID"];
  const hasShop = whole(shopNames, [domain, token, productId]);
  if (shopNames.every((name) => text(name) === "")) {
    warnings.push(
      "DEMO STORE: NO SHOP IS CONFIGURED, SO NOTHING CAN BE CHARGED. Set VITE_SHOPIFY_DOMAIN and its two companions (.env.example) to sell.",
    );
  }

  const affiliateUrl = url("VITE_AFFILIATE_API_URL", "https://affiliates.your-site.com");
  const affiliateToken = match("VITE_AFFILIATE_API_TOKEN", /^[\x21-\x7e]+$/, "a bearer value without spaces");
  if (affiliateToken !== null) {
    const host = affiliateUrl === null ? "" : new URL(affiliateUrl).hostname.replace(/\.$/, "");
    if (host === AFFILIATE_VENDOR || host.endsWith(`.${AFFILIATE_VENDOR}`)) {
      refuse(
        "VITE_AFFILIATE_API_TOKEN",
        "a token for the vendor's own API, which can also write",
        "empty, with VITE_AFFILIATE_API_URL pointing at your own edge function",
      );
    } else {
      warnings.push(
        "VITE_AFFILIATE_API_TOKEN SHIPS TO EVERY VISITOR'S BROWSER. USE A PUBLISHABLE VALUE OR LEAVE IT EMPTY.",
      );
    }
  }

  const companyId = match(
    "VITE_KLAVIYO_COMPANY_ID",
    /^[A-Za-z0-9]{4,12}$/,
    "Klaviyo's public key such as AbC123",
  );
  const formId = match("VITE_KLAVIYO_FORM_ID", /^[A-Za-z0-9]{4,12}$/, "the form's id such as XyZ789");
  const hasForm = whole(["VITE_KLAVIYO_COMPANY_ID", "VITE_KLAVIYO_FORM_ID"], [companyId, formId]);

  const config: Config = {
    siteUrl: url("VITE_SITE_URL", "https://mugworks.example") ?? defaultSiteUrl,
    shop:
      hasShop && domain && token && productId
        ? { domain, storefrontToken: token, productId: productId.replace(/^.*\//, "") }
        : null,
    affiliateApi: affiliateUrl === null ? null : { url: affiliateUrl, token: affiliateToken },
    affiliateSignupUrl: url("VITE_AFFILIATE_SIGNUP_URL", "https://your-brand.affiliates.com/register"),
    referralScriptUrl: url(
      "VITE_REFERRAL_SCRIPT_URL",
      "https://api.socialsnowball.io/js/referral.js?shop=your-shop.myshopify.com",
    ),
    referralTrackerGlobal:
      match("VITE_REFERRAL_TRACKER_GLOBAL", IDENTIFIER_PATH, "a dotted path such as SocialSnowball.track") ??
      DEFAULT_TRACKER,
    klaviyo:
      hasForm && companyId && formId
        ? { scriptUrl: `https://static.klaviyo.com/onsite/js/${companyId}/klaviyo.js`, formId }
        : null,
    reviewsScriptUrl: url("VITE_REVIEWS_SCRIPT_URL", "https://cdn.judge.me/widget_preloader.js"),
    contactEndpoint: url("VITE_CONTACT_ENDPOINT", "https://forms.your-site.com/contact"),
  };
  return { config, problems, warnings };
}
