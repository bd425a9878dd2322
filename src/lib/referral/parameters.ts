// Reads the query of an address as people paste it. Pure: callers pass the address.

/**
 * Returns the parameters of a query. A second "?" and an escaped "&amp;" separate parameters, too: tools append
 * `?fbclid=…` to an address that has a query, and addresses are copied out of HTML. Encoded, both stay part of a value.
 */
export function parametersOf(query: string): URLSearchParams {
  return new URLSearchParams(query.replace(/\?|&(?:amp;)+/g, "&"));
}
