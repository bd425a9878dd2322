import type { VendorFacts } from "@/vendors/facts";

/** `window.dataLayer`, the list that tag managers read. It needs no configuration: the tag manager creates it. */
export const facts: VendorFacts<object> = {
  name: "data-layer",
  loaded: "nothing is loaded; it gets our own events (`SiteEvent`)",
  without: "each event is still a `CustomEvent` named `mugworks:event`",
  variables: [],
  globals: ["dataLayer"],
  leaves: [],
  privacy: null,
  configure: () => ({}),
  allow: () => null,
};
