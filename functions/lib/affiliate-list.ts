// Reads the affiliate service's whole list. This file returns only a code and a percentage for each affiliate.
import { percentOfAffiliate } from "../../src/lib/referral/affiliate-percent.ts";
import { field } from "../../src/lib/field.ts";
import { isCode } from "../../src/lib/referral/referral-code.ts";

/** A list with more pages is an error. Cloudflare's free plan allows 50 requests for each call of a function, paid plans 1,000. */
const MAX_PAGES = 1_000;

export interface ListSource {
  /** Base address without a trailing slash; the list is `GET {serviceUrl}/api/affiliates`. */
  serviceUrl: string;
  /** The secret bearer token. It also permits writing, so it is sent only to `serviceUrl`. */
  serviceToken: string;
}

export interface Affiliate {
  /** As the service spells it. */
  code: string;
  /** Discount from 0 to 100; null when the service's response contains no such number. */
  percent: number | null;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The reason why a lookup failed: 502 when the service failed, 504 when it took too long or its list has too many pages. */
export class LookupFailure extends Error {
  readonly status: 502 | 504;

  /** `message` is written to the host's log, so it never contains a code, a token or text from the service. */
  constructor(status: 502 | 504, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads all affiliates with a well-formed code, in the order of the list. Rejects with a `LookupFailure` when the service fails
 * on any page or its list does not end. With an incomplete list, codes that the service knows would be reported as unknown.
 *
 * The vendor documents neither how its list is paged nor how long a page is. We assume that the first page comes without
 * a parameter and further pages with `?page=2` and so on; that the response names the next page (`next_page_url`,
 * `links.next`) or the number of pages (`last_page`), at its top level or in `meta`, as Laravel does. Otherwise, the list ends
 * with a page that is empty or repeats the codes of the page before, which a service without pages would do. Where the service has
 * said that there is more, such a page is a failure.
 */
export async function readAffiliateList(
  source: ListSource,
  send: Send,
  signal: AbortSignal,
): Promise<Affiliate[]> {
  const affiliates: Affiliate[] = [];
  let query = "";
  let previousCodes = "";
  let lastPage = 0;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const body = await readPage(source, query, send, signal);
    const payload = field(body, "payload");
    if (!Array.isArray(payload))
      throw new LookupFailure(502, "The response of the affiliate service contains no list.");
    const codes = payload.map((affiliate: unknown) => field(field(affiliate, "code"), "code"));
    const pageCodes = JSON.stringify(codes);
    lastPage = lastPageOf(body) ?? lastPage;
    if (codes.length === 0 || pageCodes === previousCodes) {
      if (lastPage >= Math.max(page, 2) || typeof nextAddress(body) === "string")
        throw new LookupFailure(502, "The list of the affiliate service stops early.");
      return affiliates;
    }
    for (const [index, code] of codes.entries())
      if (typeof code === "string" && isCode(code))
        affiliates.push({ code, percent: percentOfAffiliate(payload[index]) });
    const next = nextQuery(body, page);
    if (next === null) return affiliates;
    previousCodes = pageCodes;
    query = next;
  }
  throw new LookupFailure(504, `The list of the affiliate service has more than ${MAX_PAGES} pages.`);
}

async function readPage(
  source: ListSource,
  query: string,
  send: Send,
  signal: AbortSignal,
): Promise<unknown> {
  let status = 0;
  try {
    const response = await send(`${source.serviceUrl}/api/affiliates${query}`, {
      headers: { Accept: "application/json", Authorization: `Bearer ${source.serviceToken}` },
      // Redirects are not followed, because they could send the token to another host. Cloudflare does not support "error".
      redirect: "manual",
      signal,
    });
    ({ status } = response);
    if (status === 200) return await response.json();
  } catch {
    // The cause is not passed on, because it may quote the service's response.
    throw new LookupFailure(
      502,
      status === 200
        ? "The response of the affiliate service is not JSON."
        : "The affiliate service did not respond.",
    );
  }
  throw new LookupFailure(502, `The affiliate service responded with status ${status}.`);
}

/** The query of the page after `page`, with its `?`; null when the response says that there is none. */
function nextQuery(body: unknown, page: number): string | null {
  const next = nextAddress(body);
  // Only the query of that address is used, so that the token is sent to the configured address only.
  if (typeof next === "string" && next.includes("?")) return next.slice(next.indexOf("?")).replace(/#.*/, "");
  const last = lastPageOf(body);
  if (last !== null) return page < last ? `?page=${page + 1}` : null;
  return next === null ? null : `?page=${page + 1}`;
}

/** What a response says of the next page: its address, null where there is none, undefined where it says nothing. */
function nextAddress(body: unknown): unknown {
  return [
    field(body, "next_page_url"),
    field(field(body, "meta"), "next_page_url"),
    field(field(body, "links"), "next"),
  ].find((hint) => hint !== undefined);
}

function lastPageOf(body: unknown): number | null {
  const last = field(body, "last_page") ?? field(field(body, "meta"), "last_page");
  return typeof last === "number" ? last : null;
}
