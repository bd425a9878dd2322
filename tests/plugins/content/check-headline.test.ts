// @vitest-environment node
import { expect, it } from "vitest";
import { checkHeadline } from "../../../plugins/content/check-files";

it.each([
  ["Shine", "off.", []],
  ["Oil", "out.", []],
  ["Women", "off.", ['before: "Women", which is 132% of the room that a phone has']],
  ["Shine", "matte.", ['after: "matte.", which is 161% of the room that a phone has']],
])("a headline of two lines has room on a phone: %s %s", (before, after, found) => {
  const findings = [...checkHeadline({ headline: { before, after } })];
  expect(findings.map((one) => `${String(one.path.at(-1))}: ${one.found}`)).toEqual(found);
});
