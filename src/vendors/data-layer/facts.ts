import type { VendorFacts } from "@/vendors/facts";

/** `window.dataLayer`, the list that tag managers read. It needs no configuration: whoever adds a tag manager makes it. */
export const facts: VendorFacts<object> = {
  name: "data-layer",
  loaded: "nothing is loaded; each event is pushed to `window.dataLayer`, where the page has one",
  without: "nothing",
  variables: [],
  globals: ["dataLayer"],
  leaves: [],
  privacy: null,
  configure: () => ({}),
  policy: () => ({}),
};
