// The affiliate lookup of a deployed site, asked as its pages ask it.
import { RATE_LIMITS } from "../../../functions/lib/affiliate-lookup";
import { field } from "@/lib/field";
import { readDiscount } from "@/vendors/affiliate-service/affiliate-service";
import { describeFailure, type Send } from "../request-failure";
import type { LiveConfig } from "./live-config";

/** Has the form of a code. */
const UNKNOWN_CODE = "nobody-has-this-code";
/** The function counts by the minute of the clock, so that twice its limit passes when a minute ends in between. */
const REQUESTS_OF_TWO_MINUTES = 2 * RATE_LIMITS.perAddress + 1;

export async function checkLookup(
  { affiliateApi, siteUrl }: LiveConfig,
  send: Send,
  limitMs: number,
): Promise<string[]> {
  if (affiliateApi === null) return [];
  const { url, token } = affiliateApi;
  const address = `${url}/api/affiliates`;
  const ask = (code: string): Promise<Response> =>
    send(`${address}?code=${code}`, {
      headers: {
        Accept: "application/json",
        Origin: siteUrl,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(limitMs),
    });
  try {
    const response = await ask(UNKNOWN_CODE);
    const text = await response.text();
    const problem = problemOf(response, text, address);
    if (problem !== null) return [problem];
    return [
      ...checkReaders(response.headers, new URL(url).origin, siteUrl, address),
      ...(await checkLimit(ask, address)),
    ];
  } catch (error) {
    return [describeFailure(error, address)];
  }
}

function problemOf({ status }: Response, text: string, address: string): string | null {
  if (status === 429)
    return `${address} has answered this machine too often: run the command again in a minute.`;
  if (status === 503)
    return `${address} is not configured: set AFFILIATE_SERVICE_URL and AFFILIATE_SERVICE_TOKEN as secrets of the host.`;
  if (status === 502 || status === 504)
    return `${address} cannot read the affiliate service (status ${status}): correct AFFILIATE_SERVICE_URL and AFFILIATE_SERVICE_TOKEN at the host, and read the function's log.`;
  if (status === 401 || status === 403)
    return `${address} refuses the site (status ${status}): let VITE_AFFILIATE_API_URL name your own function, which needs no token.`;
  if (status !== 200 || text.trimStart().startsWith("<"))
    return `${address} is no lookup (status ${status}): publish functions/ with the site, or correct VITE_AFFILIATE_API_URL.`;
  try {
    const answer: unknown = JSON.parse(text);
    if (readDiscount(answer, UNKNOWN_CODE).state === "known")
      return `${address} knows a code that nobody has: correct VITE_AFFILIATE_API_URL.`;
    const list = field(answer, "payload");
    return Array.isArray(list) && list.length > 0
      ? `${address} answers with the list of all affiliates: let VITE_AFFILIATE_API_URL name your own function.`
      : null;
  } catch {
    return `${address} does not answer with a list of affiliates: correct VITE_AFFILIATE_API_URL.`;
  }
}

/** Browsers keep the response of another origin from the page, unless it names the site. */
function checkReaders(headers: Headers, origin: string, siteUrl: string, address: string): string[] {
  if (origin === siteUrl) return [];
  const reader = headers.get("access-control-allow-origin");
  return reader === siteUrl || reader === "*"
    ? []
    : [
        `${address} does not let pages of ${siteUrl} read it: set AFFILIATE_SITE_ORIGIN=${siteUrl} at its host.`,
      ];
}

/** A malformed code, which the function answers without asking the service. */
async function checkLimit(ask: (code: string) => Promise<Response>, address: string): Promise<string[]> {
  for (let sent = 1; sent <= REQUESTS_OF_TWO_MINUTES; sent += 1) {
    const response = await ask("");
    await response.arrayBuffer();
    if (response.status === 429) return [];
  }
  return [
    `${address} answered ${REQUESTS_OF_TWO_MINUTES} requests in a row, so that anybody can try out codes: publish functions/ with the site, or limit the address at the host.`,
  ];
}
