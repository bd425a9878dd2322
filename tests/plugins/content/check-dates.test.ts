// @vitest-environment node
import { describe, expect, it } from "vitest";
import { brand } from "@/content/brand";
import { privacy } from "@/content/privacy";
import type { TextPage } from "@/content/schema";
import { terms } from "@/content/terms";
import { checkDate, findOldDates, hashOfText } from "../../../plugins/content/check-values";

const BRAND = { name: "Towels", email: "a@towels.example" };
const TODAY = "2026-03-09";

function page(lead: string, date: string, hash?: string): TextPage {
  return {
    meta: {
      title: "Terms",
      description: "What you agree to when you use the site, in plain words, one sitting.",
    },
    heading: "Terms",
    lead,
    updated: hash === undefined ? { label: "Dated", date } : { label: "Dated", date, hash },
    sections: [{ id: "one", heading: "One", blocks: ["Be kind."] }],
  };
}
const hashOf = (lead: string, date: string): string => hashOfText(page(lead, date), date, BRAND);
const check = (value: TextPage) => [...checkDate({ path: ["terms"], value }, BRAND, TODAY)];

describe("a dated text", () => {
  const hash = hashOf("We are Towels.", "2026-01-02");

  it("that has not changed since its date is fine, also under another name of the brand", () => {
    expect(check(page("We are Towels.", "2026-01-02", hash))).toEqual([]);
    const renamed = { name: "Cloths", email: "b@cloths.example" };
    const value = page("We are Cloths.", "2026-01-02", hash);
    expect([...checkDate({ path: ["terms"], value }, renamed, TODAY)]).toEqual([]);
  });

  it.each([
    ["has changed under its old date", page("We were Towels.", "2026-01-02", hash)],
    ["has a new date and its old hash", page("We were Towels.", "2026-02-03", hash)],
    ["is the old one under another date", page("We are Towels.", "2026-02-03", hash)],
    ["has the hash of another day", page("We were Towels.", "2026-01-02", hashOf("We were Towels.", TODAY))],
  ])("that %s stops the build, which says what to write", (_, changed) => {
    const expected = `date: "${TODAY}", hash: "${hashOf(changed.lead, TODAY)}"`;
    expect(check(changed)).toEqual([
      {
        path: ["terms", "updated", "hash"],
        found: expect.any(String),
        expected: expect.stringContaining(expected),
      },
    ]);
    expect(check(page(changed.lead, TODAY, hashOf(changed.lead, TODAY)))).toEqual([]);
  });

  it("is named once its date is over 365 days old", () => {
    const old = (date: string) => [...findOldDates({ terms: page("Hi.", date) }, "terms.ts", TODAY)];
    expect(old("2025-03-08")).toEqual([expect.stringContaining("terms.ts: “Terms” is dated 2025-03-08")]);
    expect(old("2025-03-09")).toEqual([]);
    expect(old("no day")).toEqual([]);
  });
});

it.each([
  ["the privacy policy", privacy],
  ["the terms", terms],
])("%s has no hash but that of its text and date", (_, value) => {
  // Who dates the page anew may leave the hash out.
  expect([...checkDate({ path: [], value }, brand, TODAY)]).toEqual([]);
});
