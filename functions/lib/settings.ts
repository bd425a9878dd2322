import type { ListSource } from "./affiliate-list.ts";

export interface Settings extends ListSource {
  /** Origin of the pages that may read the answer when the function has another origin; null: its own only. */
  siteOrigin: string | null;
}

/**
 * The host's secrets, read by name: AFFILIATE_SERVICE_URL (https; http for this machine only), AFFILIATE_SERVICE_TOKEN
 * and, when the site has another origin than the function, AFFILIATE_SITE_ORIGIN. Null when one is missing or malformed.
 */
export function readSettings(read: (name: string) => unknown): Settings | null {
  const serviceUrl = readAddress(read("AFFILIATE_SERVICE_URL"));
  const serviceToken = read("AFFILIATE_SERVICE_TOKEN");
  const site = read("AFFILIATE_SITE_ORIGIN");
  const siteOrigin = site === undefined || site === "" ? null : readAddress(site);
  if (serviceUrl === null || typeof serviceToken !== "string") return null;
  // fetch would refuse any other character with a message that quotes the token.
  if (!/^[\x21-\x7e]+$/.test(serviceToken)) return null;
  return { serviceUrl, serviceToken, siteOrigin: siteOrigin === null ? null : new URL(siteOrigin).origin };
}

/** An address without a trailing slash; null when it is malformed, not safe to send a token to, or holds more. */
function readAddress(value: unknown): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, hostname, username, password, search, hash, href } = new URL(value);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname));
  return isSafe && username + password + search + hash === "" ? href.replace(/\/+$/, "") : null;
}
