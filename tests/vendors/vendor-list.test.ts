import { describe, expect, it } from "vitest";
import type { Variable, VariableReader, VendorFacts } from "@/vendors/facts";
import { noVendors } from "@/vendors/vendor-list";

const facts = (
  name: string,
  privacy: VendorFacts<object>["privacy"],
): Omit<VendorFacts<object>, "standIn"> => ({
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

describe("vendors that are configured", () => {
  /** A vendor with one variable, a frame, and hosts that depend on its value. */
  function vendor(name: string, { hasStandIn = true } = {}) {
    const variable: Variable = {
      name: `VITE_${name}`,
      meaning: "",
      whenEmpty: null,
      format: { address: "whole", example: "https://x.example/" },
    };
    const policyOf = (address: string) => ({ policy: { "script-src": [address] }, why: `${name} is loaded` });
    const made: VendorFacts<Record<string, string | null>> = {
      ...facts(name, null),
      variables: [variable],
      configure: ({ value }) => ({ [name]: value(variable) }),
      allow: ({ [name]: address }) => (address ? policyOf(address) : null),
      frame: ({ [name]: address }) =>
        address ? { ...policyOf(address), name, module: `${name}.ts`, values: { address } } : null,
      ...(hasStandIn && { standIn: (config, address) => ({ [name]: config[name] ?? address }) }),
    };
    return made;
  }
  const makeList = () =>
    noVendors
      .add(vendor("form"))
      .add(vendor("stars", { hasStandIn: false }))
      .add(vendor("chat"));
  const readerOf = (values: Record<string, string>): VariableReader => ({
    value: ({ name }) => values[name] ?? null,
    isSet: ({ name }) => name in values,
    refuse: () => undefined,
    warn: () => undefined,
  });

  it("are listed in their order, each with what it makes of its variables", () => {
    const list = makeList();
    expect(list.vendors.map(({ name }) => name)).toEqual(["form", "stars", "chat"]);
    expect(
      list.configure(readerOf({ VITE_form: "https://f.example", VITE_chat: "https://c.example" })),
    ).toEqual({ form: "https://f.example", stars: null, chat: "https://c.example" });
  });

  it("each get what they need allowed, and a frame of their own", () => {
    const list = makeList();
    const config = { form: "https://f.example", stars: null, chat: "https://c.example" };
    expect(list.allowances(config)).toMatchObject([
      { vendor: "form", policy: { "script-src": ["https://f.example"] } },
      { vendor: "chat", policy: { "script-src": ["https://c.example"] } },
    ]);
    expect(list.frames(config)).toMatchObject([
      { name: "form", values: { address: "https://f.example" } },
      { name: "chat", values: { address: "https://c.example" } },
    ]);
  });

  it("are not replaced by stand-ins, while the others that have one are", () => {
    const list = makeList();
    expect([...list.standIns]).toEqual(["form", "chat"]);
    expect(list.withStandIns({ form: "https://f.example", stars: null, chat: null })).toEqual({
      form: "https://f.example",
      stars: null,
      chat: "/stand-ins/chat.js",
    });
  });
});
