// The security and caching headers of the built site, written to dist/_headers in the form that Netlify and
// Cloudflare Pages read.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../../vendors/config.ts";
import type { Directive, Policy, PolicySource } from "../../vendors/facts.ts";
import { registry } from "../../vendors/registry.ts";
import { withTokens } from "./design-tokens.ts";
import { SPECULATION_RULES_SOURCE } from "./speculation-rules.ts";

const require = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Directives to which no vendor adds sources. */
const FIXED = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** The site's own sources. The sources of the configured vendors are added to them. */
const OWN: readonly (readonly [Directive, readonly string[]])[] = [
  ["script-src", ["'self'", SPECULATION_RULES_SOURCE]],
  ["style-src", ["'self'"]],
  ["img-src", ["'self'", "data:"]],
  // data: for the characters of headings in the HTML.
  ["font-src", ["'self'", "data:"]],
  ["media-src", ["'self'"]],
  ["manifest-src", ["'self'"]],
  ["connect-src", ["'self'"]],
  ["frame-src", []],
];

/** Allows only the hosts that the configuration needs, no inline script except the speculation rules, and no eval. */
export function contentSecurityPolicy(config: Config, styleSources: readonly PolicySource[] = []): string {
  return policyOf([...registry.policies(config), { "style-src": styleSources }]);
}

function policyOf(policies: readonly Policy[]): string {
  const directives = OWN.map(([name, own]) => {
    const added = policies.flatMap((policy) => policy[name] ?? []).map(sourceText);
    return `${name} ${[...new Set([...own, ...added])].join(" ") || "'none'"}`;
  });
  return [...FIXED, ...directives].join("; ");
}

function sourceText(source: PolicySource): string {
  if (typeof source === "string") return source;
  const css = "styleModule" in source ? styleOfModule(source.styleModule) : styleOfHtml(source.styleInHtml);
  return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}

function styleOfModule(id: string): string {
  const { default: css }: { default: string } = require(id);
  return css;
}

function styleOfHtml(path: string): string {
  const [, css = ""] =
    /<style>([^<]*)<\/style>/.exec(withTokens(readFileSync(join(root, path), "utf8"))) ?? [];
  return css;
}

/** The text of dist/_headers. `styleSources` allow the styles in the HTML of the pages. */
export function headersFile(config: Config, styleSources: readonly PolicySource[]): string {
  const everywhere = {
    "Content-Security-Policy": contentSecurityPolicy(config, styleSources),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), autoplay=(self), clipboard-write=(self)",
  };
  return [
    // Without Cache-Control: hosts join the values of all rules that match, and they revalidate HTML by default.
    section("/*", everywhere),
    section("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    // These files are data of pages, so search engines must not list them as pages.
    section("/data/*", { "X-Robots-Tag": "noindex" }),
    section("/pictures/*", { "Cache-Control": "public, max-age=604800" }),
    section("/videos/*", { "Cache-Control": "public, max-age=604800" }),
  ].join("\n");
}

function section(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${pattern}\n${lines.join("\n")}\n`;
}
