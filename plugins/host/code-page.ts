// The page that hosts send for a referral link: the home page without the tags that name its address.

/** A social site opens the address in these tags instead of the shared one, and the code would be lost. */
const ADDRESS_TAGS = [/<link\b[^>]*\brel="canonical"[^>]*>/, /<meta\b[^>]*\bproperty="og:url"[^>]*>/];

export const NOINDEX = '<meta name="robots" content="noindex"/>';

/** It is the same page at many addresses, so search engines must not list it. Throws where the home page lacks one of the tags. */
export function codePage(home: string): string {
  let html = home;
  for (const tag of ADDRESS_TAGS) {
    if (!tag.test(html)) throw new Error(`The home page has no tag like ${tag.source}.`);
    html = html.replace(tag, "");
  }
  if (html.includes(NOINDEX)) return html;
  return html.replace("</title>", `</title>${NOINDEX}`);
}
