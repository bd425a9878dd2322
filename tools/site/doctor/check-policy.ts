// The content security policy of a deployed site, against that of the build or of the configured vendors.
import { START } from "../../../plugins/pages/boot-script";
import { policySource } from "../../../plugins/host/policy-source";

const REMEDY = "send the Content-Security-Policy of this build's dist/_headers";

/** Compares the policy with the one that the site should send, source by source. */
export function comparePolicies(found: string | null, expected: string): string[] {
  if (found === null) return [`The pages have no Content-Security-Policy: ${REMEDY}.`];
  const [has, needs] = [readPolicy(found), readPolicy(expected)];
  const problems: string[] = [];
  for (const name of new Set([...needs.keys(), ...has.keys()])) {
    const [allowed, wanted] = [has.get(name) ?? [], needs.get(name) ?? []];
    const missing = wanted.filter((source) => !allowed.includes(source));
    // Pages to which no other leads, as an affiliate's, have a style sheet of their own.
    const isStyle = (source: string): boolean => name === "style-src" && source.startsWith("'sha256-");
    const extra = allowed.filter((source) => !wanted.includes(source) && !isStyle(source));
    if (missing.length > 0)
      problems.push(
        `The policy's ${name} does not allow ${missing.join(" ")}, which the site needs: ${REMEDY}.`,
      );
    if (extra.length > 0)
      problems.push(
        `The policy's ${name} allows ${extra.join(" ")}, which no configured vendor needs: ${REMEDY}.`,
      );
  }
  return problems;
}

/** Where the configuration of the build is not at hand: what every policy of the site keeps, and what the site's own one names. */
export function checkPolicy(found: string | null, pages: Iterable<string>, config: unknown): string[] {
  if (found === null) return [`The pages have no Content-Security-Policy: ${REMEDY}.`];
  const policy = readPolicy(found);
  const problems: string[] = [];
  const scripts = policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
  const unsafe = scripts.filter((source) => /^'unsafe-(inline|eval)'$|^\*$|^https?:$/.test(source));
  if (unsafe.length > 0)
    problems.push(
      `The policy's script-src allows ${unsafe.join(" ")}, which lets any script run: ${REMEDY}.`,
    );
  const needed = sourcesInPages(pages);
  if (needed["script-src"].some((source) => !scripts.includes(source)))
    problems.push(`The policy's script-src does not allow the scripts in the pages: ${REMEDY}.`);
  const styles = policy.get("style-src") ?? [];
  if (!styles.includes("'unsafe-inline'") && needed["style-src"].some((source) => !styles.includes(source)))
    problems.push(`The policy's style-src does not allow the styles in the pages: ${REMEDY}.`);
  const all = new Set([...policy.values()].flat());
  for (const origin of originsIn(config))
    if (!all.has(origin) && !all.has(origin.replace(/^https:\/\/[^.]+/, "https://*")))
      problems.push(`The policy does not allow ${origin}, which is configured: ${REMEDY}.`);
  return problems;
}

/** The sources that allow the style elements of pages, the boot script, and the script for a notice or a pause. */
export function sourcesInPages(pages: Iterable<string>): Record<"script-src" | "style-src", string[]> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, css = ""] of html.matchAll(/<style>(.*?)<\/style>/gs)) styles.add(policySource(css));
    for (const [, script = ""] of html.matchAll(/<script>(.*?)<\/script>/gs))
      scripts.add(policySource(script));
    const boot = bootSource(html);
    if (boot !== null) scripts.add(boot);
  }
  return { "script-src": [...scripts], "style-src": [...styles] };
}

/** Directive -> sources. Of several policies, `*` of one leaves the directive to another (plugins/host/headers.ts). */
function readPolicy(text: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const directive of text.split(/[;,]/)) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    const before = all.get(name);
    if (name === "" || (before && sources.includes("*"))) continue;
    const isOpen = before === undefined || before.includes("*");
    all.set(name, isOpen ? sources : before.filter((source) => sources.includes(source)));
  }
  return all;
}

/** The origins of all addresses in a configuration, except for the site's own. */
function originsIn(config: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (name === "domain") found.add(`https://${value}`);
      else if (name !== "siteUrl" && /^https?:\/\//.test(value) && URL.canParse(value))
        found.add(new URL(value).origin);
    } else if (typeof value === "object" && value !== null) {
      // What a vendor's frame loads is allowed by the policy of the frame's page.
      if ("frame" in value && value.frame !== null) return;
      for (const [key, inner] of Object.entries(value)) visit(inner, key);
    }
  };
  visit(config, "");
  return [...found];
}

/** The source of the boot script in a page's HTML; null where it has none. */
export function bootSource(html: string): string | null {
  const start = html.indexOf(START);
  const end = html.indexOf("</script>", start);
  return start < 0 || end < 0 ? null : policySource(html.slice(start + START.length, end));
}
