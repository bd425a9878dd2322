// The files that the build writes for hosts: the rules of their headers, and the page for a referral link.

/** The page without content. The application runs from it on a host that has none of the other pages. */
export const SHELL_FILE = "/shell.html";
/** The home page for referral links (`codePage`). It lies in a folder whose name is reserved, so it takes no code away. */
export const CODE_FILE = "/pages/referral-link.html";
/** The address of that file on hosts that leave out `.html`. */
export const CODE_PAGE = CODE_FILE.replace(/\.html$/, "");
/** GitHub Pages leaves out names that begin with a dot, such as `.well-known`, unless there is this empty file. */
export const NO_JEKYLL = ".nojekyll";

/** Where the page of an affiliate is, if the code has one: hosts lead there in any letter case. */
export const ownPage = (code: string): string => `/${code.toUpperCase()}`;

/** Whether a path is that of a file that hosts read and must not serve, such as `/_headers`. */
export const isForHosts = (pathname: string): boolean => /^\/+_/.test(pathname);

/** The page that an HTML file is, by its own mark; null for files that are no page. */
export function pageOf(html: string): string | null {
  const [, page = null] = /<[^>]* data-page="([^"]+)"/.exec(html) ?? [];
  return page;
}

export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

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
