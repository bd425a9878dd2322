import type { ListSource } from "./affiliate-list.ts";

export interface Settings extends ListSource {
  /** The origin of the site when it differs from the function's; its pages may read the response. Null when it does not differ. */
  siteOrigin: string | null;
  /** Whether a lookup may set a cookie with the code. */
  setsCookie: boolean;
}

/**
 * Reads the host's secrets by name: AFFILIATE_SERVICE_URL (https, or http for localhost), AFFILIATE_SERVICE_TOKEN and, when the
 * site has another origin than the function, AFFILIATE_SITE_ORIGIN. Null when one of the first two is missing or malformed.
 * REFERRAL_COOKIE=off switches the cookie off, and so does every value but "on": whoever sets it to "false" wants no cookie.
 */
export function readSettings(read: (name: string) => unknown): Settings | null {
  const serviceUrl = readAddress(read("AFFILIATE_SERVICE_URL"));
  const serviceToken = read("AFFILIATE_SERVICE_TOKEN");
  const siteOrigin = readAddress(read("AFFILIATE_SITE_ORIGIN"));
  if (serviceUrl === null || typeof serviceToken !== "string") return null;
  // With any other character, fetch would throw an error whose message quotes the token.
  if (!/^[\x21-\x7e]+$/.test(serviceToken)) return null;
  return {
    serviceUrl,
    serviceToken,
    siteOrigin: siteOrigin === null ? null : new URL(siteOrigin).origin,
    setsCookie: [undefined, "", "on"].some((on) => on === read("REFERRAL_COOKIE")),
  };
}

/**
 * The address without a trailing slash. Null when it is malformed, when it is not safe to send a token to, or when it contains a
 * password, a query or a fragment.
 */
function readAddress(value: unknown): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, hostname, username, password, search, hash, href } = new URL(value);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
  return isSafe && username + password + search + hash === "" ? href.replace(/\/+$/, "") : null;
}
