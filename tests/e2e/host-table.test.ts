// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contract } from "../../tools/site/contract/contract";

const DOCUMENT = readFileSync("docs/hosting.md", "utf8");

it("the documentation's table has every line of the contract", () => {
  expect(contract.filter(({ name }) => !DOCUMENT.includes(`\n| ${name} `))).toEqual([]);
});
