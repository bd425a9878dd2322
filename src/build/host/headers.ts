// The security and caching headers of the built site, written to dist/_headers in the form that Netlify and
// Cloudflare Pages read.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { Config } from "../../lib/config.ts";
import { demoForm } from "./token-files-plugin.ts";

const require = createRequire(import.meta.url);

/** The buy button puts this one style sheet into the page by script, so the policy names it by its hash. */
function buyButtonStyleHash(): string {
  const { default: css }: { default: string } = require("@shopify/buy-button-js/lib/styles/host/host.js");
  return hashSource(css);
}

/** The demo sign-up form has no origin in its frame, so 'self' lets no style sheet in: it brings its style along. */
function demoFormStyleHash(): string {
  const [, css = ""] = /<style>([^<]*)<\/style>/.exec(demoForm()) ?? [];
  return hashSource(css);
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function origin(url: string | null | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

/**
 * The email form's hosts, by what is fetched there: its scripts; its definitions and what is submitted; its own style
 * sheets and letters; the pictures that a marketer puts into it.
 */
const KLAVIYO = {
  script: ["https://static.klaviyo.com", "https://static-tracking.klaviyo.com"],
  connect: ["https://a.klaviyo.com", "https://fast.a.klaviyo.com", "https://static-forms.klaviyo.com"],
  style: ["https://static.klaviyo.com", "https://static-forms.klaviyo.com"],
  picture: ["https://d3k81ch9hvuctc.cloudfront.net"],
};

/**
 * Further hosts of the reviews services, by the domain of the script that is configured. From public integrations; not
 * tried on a real account, so look at the console of a site that enables one.
 */
const REVIEWS: Readonly<Record<string, readonly string[]>> = {
  "judge.me": [
    "https://judge.me",
    "https://cache.judge.me",
    "https://cdn.judge.me",
    "https://cdnwidget.judge.me",
  ],
  "loox.io": ["https://loox.io", "https://images.loox.io"],
  "okendo.io": ["https://api.okendo.io", "https://cdn-static.okendo.io"],
  "yotpo.com": [
    "https://api-cdn.yotpo.com",
    "https://cdn-widgetsrepository.yotpo.com",
    "https://cdn-widget-assets.yotpo.com",
    "https://staticw2.yotpo.com",
  ],
};

function reviewsHosts(scriptUrl: string | null): string[] {
  if (scriptUrl === null) return [];
  const { hostname, origin: own } = new URL(scriptUrl);
  return [own, ...(REVIEWS[hostname.split(".").slice(-2).join(".")] ?? [])];
}

/** Only the hosts that are configured; no inline script, no eval. */
export function contentSecurityPolicy(config: Config): string {
  const shop = config.shop ? [`https://${config.shop.domain}`] : [];
  const klaviyo = config.klaviyo ? KLAVIYO : { script: [], connect: [], style: [], picture: [] };
  const reviews = reviewsHosts(config.reviewsScriptUrl);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "script-src": ["'self'", ...origin(config.referralScriptUrl), ...reviews, ...klaviyo.script],
    "style-src": [
      "'self'",
      buyButtonStyleHash(),
      ...(config.affiliateSignupUrl ? [] : [demoFormStyleHash()]),
      ...reviews,
      ...klaviyo.style,
    ],
    "img-src": [
      "'self'",
      "data:",
      ...(config.shop ? ["https://cdn.shopify.com"] : []),
      ...reviews,
      ...klaviyo.picture,
    ],
    "font-src": ["'self'", ...reviews, ...klaviyo.style],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...shop,
      ...origin(config.affiliateApi?.url),
      ...origin(config.contactEndpoint),
      ...origin(config.referralScriptUrl),
      ...reviews,
      ...klaviyo.connect,
    ],
    // Some reviews widgets are a frame.
    "frame-src": [
      ...(config.affiliateSignupUrl ? origin(config.affiliateSignupUrl) : ["'self'"]),
      ...reviews,
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

/** The text of dist/_headers. */
export function headersFile(config: Config): string {
  const everywhere = {
    "Content-Security-Policy": contentSecurityPolicy(config),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), autoplay=(self), clipboard-write=(self)",
  };
  return [
    // Hosts join the values of every rule that matches and revalidate HTML by themselves, so no cache rule stands here.
    section("/*", everywhere),
    section("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    // What pages are made of, and no page.
    section("/data/*", { "X-Robots-Tag": "noindex" }),
    section("/pictures/*", { "Cache-Control": "public, max-age=604800" }),
    section("/videos/*", { "Cache-Control": "public, max-age=604800" }),
  ].join("\n");
}

function section(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${pattern}\n${lines.join("\n")}\n`;
}
