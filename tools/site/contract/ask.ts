// How the contract asks a host: one request, without following redirects.
import type { Send } from "../request-failure.ts";
import type { SiteFacts } from "./site-facts.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** `path` begins with a slash. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

export interface ContractLine {
  /** The heading of the line in docs/hosting.md. */
  name: string;
  /** What to do at a host that misses the line, as the end of a sentence. */
  remedy: string;
  /** Returns one sentence for each thing that is wrong. */
  check: (ask: Ask, facts: SiteFacts) => Promise<string[]>;
}

interface HttpOptions {
  send?: Send;
  limitMs?: number;
}

/** The problems of all addresses, which are asked one after the other. */
export async function each<Item>(
  items: Iterable<Item>,
  check: (item: Item) => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const item of items) problems.push(...(await check(item)));
  return problems;
}

/** Asks a host by its address, such as `http://localhost:4173`. Bodies arrive decompressed. */
export function askOverHttp(origin: string, { send = fetch, limitMs = 30_000 }: HttpOptions = {}): Ask {
  return async (path, headers = {}) => {
    const signal = AbortSignal.timeout(limitMs);
    const response = await send(origin + path, { headers, redirect: "manual", signal });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  };
}

/** Sends the same request once only. */
export function remembering(ask: Ask): Ask {
  const answers = new Map<string, Promise<Answer>>();
  return (path, headers = {}) => {
    const key = `${path} ${JSON.stringify(headers)}`;
    const answer = answers.get(key) ?? ask(path, headers);
    answers.set(key, answer);
    return answer;
  };
}

export function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

/** The address that a redirect leads to, with its query; null for any other response. */
export function redirectOf({ status, headers }: Answer): string | null {
  const location = headers.get("location");
  if (location === null || status < 301 || status > 308) return null;
  const { pathname, search } = new URL(location, "http://host.invalid");
  return pathname + search;
}
