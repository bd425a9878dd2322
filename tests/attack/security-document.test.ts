// docs/security.md explains the policy.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../../plugins/config/read-config";
import { contentSecurityPolicy, framePolicy } from "../../plugins/host/headers";

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
