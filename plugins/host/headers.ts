// The security and caching headers of the built site, written to dist/_headers in the form that Netlify and Cloudflare Pages read, and
// within what their parsers carry.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { FRAME_SANDBOX, framePath } from "../../src/lib/site/frame-path.ts";
import type { Config } from "../../src/vendors/config.ts";
import type { Allowance, Directive, Policy, PolicySource, VendorFrame } from "../../src/vendors/facts.ts";
import { registry } from "../../src/vendors/registry.ts";
import { ROOT } from "../files.ts";
import { withTokens } from "./design-tokens.ts";
import { policySource } from "./policy-source.ts";
import { SPECULATION_RULES_SOURCE } from "./speculation-rules.ts";

const require = createRequire(import.meta.url);

/** Directives to which no vendor adds sources. */
const FIXED = ["default-src 'none'", "base-uri 'none'", "object-src 'none'"];
const SITE_FIXED = [...FIXED, "frame-ancestors 'none'", "form-action 'self'"];
/**
 * The page of a frame has an origin of its own, also when it is opened by itself: it reaches neither storage nor cookies
 * of the site, nor a page of it.
 */
const FRAME_FIXED = [...FIXED, "frame-ancestors 'self'", "form-action 'none'", `sandbox ${FRAME_SANDBOX}`];

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

/**
 * Allows only the hosts that the configuration needs, the inline scripts of the build by their hashes, and no eval. `inPages` has the
 * sources of what the build writes into the HTML: the styles, and the boot script.
 */
export function contentSecurityPolicy(config: Config, inPages: Policy = {}): string {
  const allowed = registry.allowances(config).map(({ policy }) => policy);
  return policyOf(SITE_FIXED, [Object.fromEntries(OWN), ...allowed, inPages]);
}

/** The policy of a frame's page. It replaces the site's: a browser would enforce both. */
export function framePolicy({ policy }: VendorFrame): string {
  return policyOf(FRAME_FIXED, [policy]);
}

function policyOf(fixed: readonly string[], policies: readonly Policy[]): string {
  const directives = OWN.map(([name]) => {
    const all = policies.flatMap((policy) => policy[name] ?? []).map(sourceText);
    // Browsers ignore `'unsafe-inline'` in a directive that has a hash (CSP level 2 and 3, "does a source list allow all inline
    // behavior"), and the hash is then all that is allowed.
    const isLoose = all.includes("'unsafe-inline'");
    const sources = all.filter((source) => !(isLoose && source.startsWith("'sha256-")));
    return `${name} ${[...new Set(sources)].join(" ") || "'none'"}`;
  });
  return [...fixed, ...directives].join("; ");
}

function sourceText(source: PolicySource): string {
  if (typeof source === "string") return source;
  if ("styleModule" in source) {
    const { default: css }: { default: string } = require(source.styleModule);
    return policySource(css);
  }
  const html = withTokens(readFileSync(join(ROOT, source.styleInHtml), "utf8"));
  return policySource(/<style>([^<]*)<\/style>/.exec(html)?.[1] ?? "");
}

/** Pictures that other sites, feed readers and social sites show. `public/` has no other files in its root. */
const SHOWN_ELSEWHERE = ["/brand/*", "/pictures/*", "/social/*"];
const ICONS = ["/apple-touch-icon.png", "/favicon.ico", "/favicon.png", "/icon-192.png", "/icon-512.png"];

export function headersFile(config: Config, inPages: Policy): string {
  const everywhere = {
    "Content-Security-Policy": contentSecurityPolicy(config, inPages),
    // Without `includeSubDomains`: a subdomain may be another server's, and browsers keep the rule for two years.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), autoplay=(self), clipboard-write=(self)",
  };
  const aWeek = { "Cache-Control": "public, max-age=604800" };
  const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return headersText([
    // Without Cache-Control: hosts join the values of all rules that match, and they revalidate HTML by default.
    ["/*", everywhere],
    ["/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }],
    // These files are data of pages, so search engines must not list them as pages.
    ["/data/*", { "X-Robots-Tag": "noindex" }],
    ["/pictures/*", aWeek],
    ["/videos/*", aWeek],
    ...[...SHOWN_ELSEWHERE, ...ICONS].map((pattern): HeaderSection => [pattern, crossOrigin]),
    ...registry
      .frames(config)
      .map((frame): HeaderSection => [
        framePath(frame.name),
        { "Content-Security-Policy": framePolicy(frame), "X-Robots-Tag": "noindex" },
      ]),
  ]);
}

/** A path, or its beginning and `*`, and the headers there. */
export type HeaderSection = readonly [pattern: string, headers: Readonly<Record<string, string>>];

const EVERYWHERE = "/*";
const POLICY = "Content-Security-Policy";
/**
 * Cloudflare leaves out a longer line, with a warning in the log of the deploy, and all rules after the hundredth:
 * https://developers.cloudflare.com/pages/configuration/headers/. Netlify and Deno have no such limits.
 */
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;

/**
 * Writes the sections. Two sections of one path become one: Cloudflare takes only the last. A policy that is too long for a line becomes
 * several, all of which a browser enforces. Throws where a line or the file is still too long.
 */
export function headersText(sections: readonly HeaderSection[]): string {
  const merged = new Map<string, Record<string, string>>();
  for (const [pattern, headers] of sections) merged.set(pattern, { ...merged.get(pattern), ...headers });
  if (merged.size > MOST_RULES)
    throw new Error(
      `dist/_headers has ${merged.size} rules, and Cloudflare Pages reads ${MOST_RULES}: give several paths one rule in plugins/host/headers.ts.`,
    );
  const everywhere = merged.get(EVERYWHERE) ?? {};
  // Cloudflare joins the values of all rules that match, and `!` takes the earlier one away. Netlify's parser leaves lines without
  // a colon out: https://github.com/netlify/build, packages/headers-parser/src/line_parser.ts.
  return [...merged]
    .map(([pattern, headers]) => {
      const replaced = Object.keys(headers).filter((name) => pattern !== EVERYWHERE && name in everywhere);
      const lines = Object.entries(headers).flatMap(([name, value]) => linesOf(name, value));
      return [
        pattern,
        ...[...replaced.map((name) => `! ${name}`), ...lines].map((line) => `  ${line}`),
        "",
      ].join("\n");
    })
    .join("\n");
}

function linesOf(name: string, value: string): string[] {
  const most = LONGEST_LINE - `  ${name}: `.length;
  const values = name === POLICY ? policyParts(value, most) : [value];
  const long = values.find((part) => part.length > most);
  if (long !== undefined)
    throw new Error(
      `The header ${name} has a line of ${long.length} characters, and Cloudflare Pages reads ${most}: allow fewer hosts in a vendor's facts.ts. It begins with ${long.slice(0, 80)}`,
    );
  return values.map((part) => `${name}: ${part}`);
}

/**
 * The policy as several that together allow the same. The first leaves the longest directives open, and each of the others is one of
 * them: what a browser loads must be allowed by all (Content Security Policy Level 3, "enforce multiple policies").
 */
export function policyParts(policy: string, most: number): string[] {
  const first = policy.split("; ");
  const moved: string[] = [];
  for (const directive of first.toSorted((one, other) => other.length - one.length)) {
    const open = opened(directive);
    if (open === null || first.join("; ").length <= most) continue;
    first[first.indexOf(directive)] = open;
    moved.push(directive);
  }
  return [first.join("; "), ...moved];
}

/** A directive of sources with all hosts allowed, where that is shorter. `*` stands for hosts, not for keywords, hashes and `data:`. */
function opened(directive: string): string | null {
  const [name = "", ...sources] = directive.split(" ");
  if (!name.endsWith("-src") || sources.includes("'none'")) return null;
  const kept = sources.filter((source) => /^(?!'self')'|^[a-z]+:$/.test(source));
  const text = [name, "*", ...kept].join(" ");
  return text.length < directive.length ? text : null;
}

/** One line for each vendor that the security policy allows something for: what, and why. */
export function policyReport(config: Config): string[] {
  const line = (start: string, { policy, why }: Allowance): string =>
    `${start}: ${sourcesOf(policy)}, because ${why}.`;
  return [
    ...registry.allowances(config).map((given) => line(`The policy allows for ${given.vendor}`, given)),
    ...registry.frames(config).map((frame) => line(`The policy of ${framePath(frame.name)} allows`, frame)),
  ];
}

function sourcesOf(policy: Policy): string {
  const nameOf = (source: PolicySource): string =>
    typeof source === "string" ? source : "(one style sheet, by its hash)";
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.map(nameOf).join(" ")}`)
    .join("; ");
}
