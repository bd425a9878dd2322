// What pages send to a shop in the network layer, as tests read it, and the failures that they get for it.
import type { Route } from "playwright/test";

export interface SentRequest {
  /** The name of the mutation or query in the shop's API: cartCreate, cartLinesAdd, cart, node … */
  operation: string;
  variables: Record<string, unknown>;
  /** What the visitor declined, as the operation says it; null when it says nothing. */
  visitorConsent: string | null;
}

export type Answer = (route: Route) => Promise<void>;

export const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

export const failures = {
  status:
    (status: number): Answer =>
    (route) =>
      route.fulfill({
        status,
        headers: CORS,
        contentType: "application/json",
        body: JSON.stringify({ errors: "no" }),
      }),
  aborted: ((route) => route.abort("failed")) satisfies Answer,
};

export function describe(body: string): SentRequest {
  const parsed: unknown = JSON.parse(body);
  if (
    typeof parsed !== "object" ||
    parsed === null ||
    !("query" in parsed) ||
    typeof parsed.query !== "string"
  ) {
    throw new Error(`Not a GraphQL request: ${body.slice(0, 200)}`);
  }
  const [directive = ""] = /@inContext\([^)]*\)/.exec(parsed.query) ?? [];
  const [, visitorConsent = null] = /visitorConsent: \{ ([^}]*) \}/.exec(directive) ?? [];
  const [, operation = "unknown"] =
    /(?:query|mutation)[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(
      parsed.query
        .replace(directive, "")
        .replaceAll(/fragment [^{]+\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, ""),
    ) ?? [];
  const variables =
    "variables" in parsed && typeof parsed.variables === "object" && parsed.variables !== null
      ? parsed.variables
      : {};
  return { operation, variables: Object.fromEntries(Object.entries(variables)), visitorConsent };
}
