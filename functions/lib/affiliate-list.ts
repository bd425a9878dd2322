// Reads the affiliate service's whole list. What leaves this file is a code and a percentage for each affiliate.
import { field } from "../../src/lib/field.ts";

/** A list that never ends is an error. Cloudflare's free plan allows 50 requests for each call of a function, paid plans 1,000. */
export const MAX_PAGES = 1_000;

/** What the service accepts as a code, and what `?snowball=` accepts: see lib/referral-code.ts of the site. */
export const CODE_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

export interface ListSource {
  /** Base address without a trailing slash; the list is `GET {serviceUrl}/api/affiliates`. */
  serviceUrl: string;
  /** The secret bearer token. It can also write, so it is sent nowhere else. */
  serviceToken: string;
}

export interface Affiliate {
  /** In the service's spelling. */
  code: string;
  /** Discount from 0 to 100; null where the service's answer holds no such number. */
  percent: number | null;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Why nothing is known about a code: 502 when the service failed, 504 when it or its list took too long. */
export class LookupFailure extends Error {
  readonly status: 502 | 504;

  /** `message` goes to the host's log: it never holds a code, a token or text from the service. */
  constructor(status: 502 | 504, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * All affiliates with a well-formed code, in the order of the list. Rejects with a `LookupFailure` when the service
 * fails on any page or its list does not end; half a list would call affiliates unknown that the service knows.
 *
 * The vendor documents neither how its list is paged nor how long a page is. We assume that the first page comes without
 * a parameter and further pages with `?page=2` and so on; that the answer names the next page (`next_page_url`,
 * `links.next`) or counts the pages (`last_page`), at its top level or in `meta`, as Laravel does. Whatever the answer
 * says, the list ends with a page that is empty or repeats the codes of the page before, as from a service without pages.
 */
export async function readAffiliateList(
  source: ListSource,
  send: Send,
  signal: AbortSignal,
): Promise<Affiliate[]> {
  const affiliates: Affiliate[] = [];
  let query = "";
  let codesBefore = "";
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await readPage(source, query, send, signal);
    const payload = field(answer, "payload");
    if (!Array.isArray(payload)) throw new LookupFailure(502, "the service's answer holds no list");
    const codes = payload.map((affiliate: unknown) => field(field(affiliate, "code"), "code"));
    const codesHere = JSON.stringify(codes);
    if (codes.length === 0 || codesHere === codesBefore) return affiliates;
    for (const [index, code] of codes.entries())
      if (typeof code === "string" && CODE_PATTERN.test(code))
        affiliates.push({ code, percent: readPercent(payload[index]) });
    const next = nextQuery(answer, page);
    if (next === null) return affiliates;
    codesBefore = codesHere;
    query = next;
  }
  throw new LookupFailure(504, `the service's list has more than ${MAX_PAGES} pages`);
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
      // A redirect that is followed could take the token along. Cloudflare does not support "error".
      redirect: "manual",
      signal,
    });
    ({ status } = response);
    if (status === 200) return await response.json();
  } catch {
    // The cause may quote the service, so it ends here.
    throw new LookupFailure(502, status === 200 ? "the service's answer is not JSON" : "no answer came");
  }
  throw new LookupFailure(502, `the service answered ${status}`);
}

function readPercent(affiliate: unknown): number | null {
  const percent = field(field(affiliate, "current_segment"), "discount_payout_value");
  return typeof percent === "number" && percent >= 0 && percent <= 100 ? percent : null;
}

/** The query of the page after `page`, with its `?`; null when the answer says that there is none. */
function nextQuery(answer: unknown, page: number): string | null {
  const meta = field(answer, "meta");
  const next = [
    field(answer, "next_page_url"),
    field(meta, "next_page_url"),
    field(field(answer, "links"), "next"),
  ].find((hint) => hint !== undefined);
  // Only the query of that address is used: the token goes to the configured address and nowhere else.
  if (typeof next === "string" && next.includes("?")) return next.slice(next.indexOf("?")).replace(/#.*/, "");
  const last = field(answer, "last_page") ?? field(meta, "last_page");
  if (typeof last === "number") return page < last ? `?page=${page + 1}` : null;
  return next === null ? null : `?page=${page + 1}`;
}
