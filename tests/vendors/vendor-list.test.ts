import { expect, it } from "vitest";
import type { VendorFacts } from "@/vendors/facts";
import { noVendors } from "@/vendors/vendor-list";

const facts = (name: string, privacy: VendorFacts<object>["privacy"]): VendorFacts<object> => ({
  name,
  loaded: "at once",
  without: "nothing",
  variables: [],
  globals: [],
  leaves: [],
  configure: () => ({}),
  allow: () => null,
  privacy,
});
const about = (name: string) => ({ script: name, mayStore: null, receives: `${name}, which counts visits.` });

it("the privacy policy names the vendors with something to say, in the order of the list", () => {
  const list = noVendors
    .add(facts("first", () => about("first")))
    .add(facts("silent", null))
    .add(facts("last", () => about("last")));
  expect(list.privacy({})).toEqual([about("first"), about("last")]);
});

it("a site without vendors names none in its privacy policy", () => {
  expect(noVendors.privacy({})).toEqual([]);
});
