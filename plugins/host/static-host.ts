// The rules by which a static host responds, without a server: which file, which status and which headers.
import { codeOfPath, SHOP_LINK } from "../../src/lib/referral/referral-code.ts";

/** Segments of a path that leave the folder, or name a drive or a stream: on Windows, a backslash separates, too. */
const LEAVING = /^\.\.?$|[\\:\0]/;

/** A file, as its path below dist with a leading slash, or the address that another one leads to. */
export type HostResponse = { file: string; status: 200 | 404 } | { location: string; status: 308 };

/** The page without content. The application runs from it on a host that has none of the other pages. */
export const SHELL_FILE = "/shell.html";
const HOME_FILE = "/index.html";
/** The home page for referral links (`codePage`). It lies in a folder whose name is reserved, so it takes no code away. */
export const CODE_FILE = "/pages/referral-link.html";
/** The address of that file on hosts that leave out `.html`. */
export const CODE_PAGE = CODE_FILE.replace(/\.html$/, "");
const NOT_FOUND_FILE = "/404.html";
/** GitHub Pages leaves out names that begin with a dot, such as `.well-known`, unless there is this empty file. */
export const NO_JEKYLL = ".nojekyll";

/**
 * The response to an address. `exists` returns whether dist has a file at a path. A page's address has no `.html` and may end
 * with a slash; the address with `.html` leads to it, so that a page has one. An unknown address that may be a referral link
 * gets the page of that affiliate, or else the home page for these, every other unknown address a 404, as do files that are only for hosts,
 * such as `_headers`.
 */
export function responseFor(pathname: string, exists: (file: string) => boolean): HostResponse {
  const path = decode(pathname);
  const clean = path.replace(/\/+$/, "");
  if (clean === "") return { file: HOME_FILE, status: 200 };
  const segments = clean.split("/").slice(1);
  const last = segments.at(-1) ?? "";
  if (isForHosts(clean)) return { file: NOT_FOUND_FILE, status: 404 };
  if (segments.every((segment) => segment !== "" && !LEAVING.test(segment))) {
    if (last.includes(".") && path === clean && exists(clean)) {
      const page = clean === HOME_FILE ? "/" : clean.replace(/\.html$/, "");
      return page === clean ? { file: clean, status: 200 } : { location: page, status: 308 };
    }
    if (clean !== "/index" && exists(`${clean}.html`)) return { file: `${clean}.html`, status: 200 };
  }
  const code = codeOfPath(pathname.replace(SHOP_LINK, ""));
  if (code === null) return { file: NOT_FOUND_FILE, status: 404 };
  const file = `${ownPage(code)}.html`;
  return { file: exists(file) ? file : CODE_FILE, status: 200 };
}

/** Where the page of an affiliate is, if the code has one: hosts lead there in any letter case. */
export const ownPage = (code: string): string => `/${code.toUpperCase()}`;

/** Whether a path is that of a file that hosts read and must not serve, such as `/_headers`. */
export function isForHosts(pathname: string): boolean {
  return /^\/+_/.test(pathname);
}

/** The page that an HTML file is, by its own mark; null for files that are no page. */
export function pageOf(html: string): string | null {
  const [, page = null] = /<[^>]* data-page="([^"]+)"/.exec(html) ?? [];
  return page;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

/** Reads the text of a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    // `! Name` tells Cloudflare not to join the value with that of an earlier rule. Here the last rule applies anyway.
    if (/^\s+! /.test(line)) continue;
    const [name = "", ...rest] = line.trim().split(": ");
    const value = rest.join(": ");
    const headers = rules.at(-1)?.headers ?? [];
    // Hosts join the values of one rule: a long policy is several lines.
    const earlier = headers.find(([other]) => other === name);
    if (earlier) earlier[1] += `, ${value}`;
    else headers.push([name, value]);
  }
  return rules;
}

/** The headers that the rules set for a path. For the same header, the last rule applies. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    const matches = rule.pattern.endsWith("*")
      ? pathname.startsWith(rule.pattern.slice(0, -1))
      : pathname === rule.pattern;
    if (!matches) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

/** A social site opens the address in these tags instead of the shared one, and the code would be lost. */
const ADDRESS_TAGS = [/<link\b[^>]*\brel="canonical"[^>]*>/, /<meta\b[^>]*\bproperty="og:url"[^>]*>/];

export const NOINDEX = '<meta name="robots" content="noindex"/>';

/**
 * The page for a referral link: the home page without the tags that name its address. It is the same page at many addresses, so search engines must not list it. Throws where the home page lacks one of the tags.
 */
export function codePage(home: string): string {
  let html = home;
  for (const tag of ADDRESS_TAGS) {
    if (!tag.test(html)) throw new Error(`The home page has no tag like ${tag.source}.`);
    html = html.replace(tag, "");
  }
  if (html.includes(NOINDEX)) return html;
  return html.replace("</title>", `</title>${NOINDEX}`);
}
