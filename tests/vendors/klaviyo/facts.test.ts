import { expect, it } from "vitest";
import { facts } from "@/vendors/klaviyo/facts";

it("the privacy policy names Klaviyo as who may store something, and gets the address of a subscriber", () => {
  const named = expect.stringContaining("Klaviyo");
  const statement = facts.privacy?.({ klaviyo: null });
  expect(statement).toMatchObject({ script: named, mayStore: named, receives: named });
  expect(statement?.receives).toMatch(/address\b.*\bsubscribe/);
});
