// docs/security.md names counts and explains the policy. Both are compared with the code.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../../plugins/config/read-config";
import { contentSecurityPolicy, framePolicy } from "../../plugins/host/headers";
import { ATTACK_RUNS, listed } from "./hostile-input.ts";

const text = readFileSync("docs/security.md", "utf8");
const cells = text
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

it("explains every directive of the site's and the frames' policies, and no other", () => {
  const { config } = readConfig({}, "https://shop.example");
  const frame = { name: "a-frame", module: "/a.ts", values: {}, policy: {}, why: "A test." };
  const policies = [contentSecurityPolicy(config), framePolicy(frame)];
  const built = policies.flatMap((policy) =>
    policy.split("; ").map((directive) => directive.split(" ", 1)[0]),
  );
  const explained = cells.flatMap(([, name = ""]) => /^`([a-z-]+)`$/.exec(name)?.[1] ?? []);
  expect(new Set(explained)).toEqual(new Set(built));
});

it("states how many inputs each part of the site gets", () => {
  const number = new Intl.NumberFormat("en-US");
  const stated = cells.flatMap(([, part = "", generated = "", entries = ""]) =>
    /^[\d,]+$/.test(generated) ? [[part, generated, entries]] : [],
  );
  const withLists = new Set(["sanitizer", "addresses"]);
  expect(stated).toEqual(
    Object.entries(ATTACK_RUNS).map(([part, runs]) => [
      part,
      number.format(runs),
      withLists.has(part) ? number.format(listed.length) : "as seeds",
    ]),
  );
});
