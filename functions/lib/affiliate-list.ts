// Finds one affiliate in the service's list. The list stays here: what leaves this file is one percentage.
import { field } from "../../src/lib/field.ts";
import { withTimeLimit } from "../../src/lib/time-limit.ts";

/** The service's share of the waiting; the page itself waits 8 s. */
export const LIST_LIMIT_MS = 4_000;
/** Cloudflare's free plan allows 50 requests in a call, its cache's included. */
export const MAX_PAGES = 40;

export interface ListSource {
  /** Base address without a slash at its end; the list is `GET {serviceUrl}/api/affiliates`. */
  serviceUrl: string;
  /** The secret bearer. It can also write, so it is sent nowhere else. */
  serviceToken: string;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Why nothing is known about a code: 502, the service failed; 504, it or its list took too long. */
export class LookupFailure extends Error {
  readonly status: 502 | 504;

  /** `message` goes to the host's log: never a code, a token or the service's own words. */
  constructor(status: 502 | 504, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Percent from 0 to 100; null when the list has no such code, or no such percentage for it. Rejects with a
 * `LookupFailure` when the service fails, is not through after `limitMs` milliseconds, or its list does not end.
 */
export function findDiscount(
  source: ListSource,
  code: string,
  send: Send,
  limitMs: number,
): Promise<number | null> {
  return withTimeLimit(
    (signal) => readPages(source, code, send, signal),
    limitMs,
    () => new LookupFailure(504, "the service took too long"),
  );
}

/**
 * The vendor documents neither how its list is paged nor how long a page is. Assumed: the first page comes without a
 * parameter and the others with `?page=2` on; the answer names the next page (`next_page_url`, `links.next`) or counts
 * them (`last_page`), at its top or in `meta`, as Laravel does. Whatever it says, the list ends with a page that is
 * empty or repeats the codes of the one before: so does one that knows no pages.
 */
async function readPages(
  source: ListSource,
  code: string,
  send: Send,
  signal: AbortSignal,
): Promise<number | null> {
  let query = "";
  let codesBefore = "";
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await readPage(source, query, send, signal);
    const affiliates = field(answer, "payload");
    if (!Array.isArray(affiliates)) throw new LookupFailure(502, "the service's answer holds no list");
    const codes = affiliates.map((affiliate: unknown) => field(field(affiliate, "code"), "code"));
    const found = codes.indexOf(code);
    if (found !== -1) return readPercent(affiliates[found]);
    const codesHere = JSON.stringify(codes);
    const next = nextQuery(answer, page);
    if (next === null || codes.length === 0 || codesHere === codesBefore) return null;
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
      // A redirect that is followed could take the bearer along. Cloudflare knows no "error".
      redirect: "manual",
      signal,
    });
    ({ status } = response);
    if (status === 200) return await response.json();
  } catch {
    // The cause may hold the service's words, so it ends here.
    throw new LookupFailure(502, status === 200 ? "the service's answer is no JSON" : "no answer came");
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
  // Of that address only the query is taken: the token goes to the configured address and nowhere else.
  if (typeof next === "string" && next.includes("?")) return next.slice(next.indexOf("?")).replace(/#.*/, "");
  const last = field(answer, "last_page") ?? field(meta, "last_page");
  if (typeof last === "number") return page < last ? `?page=${page + 1}` : null;
  return next === null ? null : `?page=${page + 1}`;
}
