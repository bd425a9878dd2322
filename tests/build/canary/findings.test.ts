// @vitest-environment node
import { expect, it } from "vitest";
import { checkAdvisories } from "@/build/canary/check-advisories";
import { checkAnswers, checkBuiltPolicy, vendorHosts } from "@/build/canary/check-hosts";
import { checkVersion } from "@/build/canary/check-version";
import { statusOf } from "@/build/canary/run-canary";
import standIns from "@/build/commands/shop-environment.json" with { type: "json" };
import { readConfig } from "@/build/config/read-config";
import { headersFile } from "@/build/host/headers";
import type { Send } from "@/build/request-failure";
import { npmWith } from "./sample-npm";

const SITE = "https://shop.example";
const demo = readConfig({}, SITE).config;
const withForm = readConfig(
  { VITE_KLAVIYO_COMPANY_ID: "AbC123", VITE_KLAVIYO_FORM_ID: "XyZ789" },
  SITE,
).config;
const noHost: Send = async () => {
  throw new TypeError("fetch failed", {
    cause: Object.assign(new Error("no host"), { code: "ENOTFOUND" }),
  });
};

it.each([
  ["2027-01-30T23:59:59Z", 0, "for 61 days"],
  ["2027-01-31T00:00:00Z", 1, "ends on 2027-04-01, in 60 days"],
  ["2027-03-31T12:00:00Z", 1, "ends on 2027-04-01, in 1 day:"],
  ["2027-04-01T00:00:00Z", 1, "ended on 2027-04-01"],
])("on %s, version 2026-04 has %i findings", (now, count, text) => {
  const { facts, problems } = checkVersion("2026-04", new Date(now));
  expect(problems).toHaveLength(count);
  expect([...facts, ...problems]).toEqual([expect.stringContaining(text)]);
});

it("finds a version that is none", () => {
  expect(checkVersion("unstable", new Date()).problems).toEqual([expect.stringContaining("unstable")]);
});

it("names each package with an advisory of its own once", async () => {
  const advisory = { title: "Prototype pollution", url: "https://advisories.example/1", severity: "high" };
  const stdout = JSON.stringify({
    vulnerabilities: { deep: { via: [advisory] }, upper: { via: ["deep"] } },
    metadata: { dependencies: { total: 2 } },
  });
  const { problems } = await checkAdvisories(npmWith({ audit: { stdout, stderr: "" } }));
  expect(problems).toEqual([
    "The package deep has an advisory (high): Prototype pollution; read https://advisories.example/1 and update it.",
  ]);
});

it("finds nothing where no package has an advisory", async () => {
  expect((await checkAdvisories(npmWith({}))).problems).toEqual([]);
});

it("says in one line that the registry has no advisories", async () => {
  const stderr =
    "npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1\nnpm error audit endpoint returned an error\n";
  const findings = await checkAdvisories(npmWith({ audit: { stdout: '{"message":"405"}', stderr } }));
  expect(findings.missed).toEqual([
    "The registry did not answer npm audit (405 Method Not Allowed), so advisories were not read.",
  ]);
});

it("accepts the policy that is built of the same configuration", () => {
  for (const config of [demo, withForm])
    expect(checkBuiltPolicy(headersFile(config, {}), config).problems).toEqual([]);
});

it("finds a host that the built policy lacks, and one that nobody needs", () => {
  const host = "https://static-tracking.klaviyo.com";
  expect(checkBuiltPolicy(headersFile(demo, {}), withForm).problems).toContainEqual(
    expect.stringContaining(`does not allow ${host},`),
  );
  expect(checkBuiltPolicy(headersFile(withForm, {}), demo).problems).toContainEqual(
    expect.stringContaining(`allows ${host},`),
  );
});

it("says that nothing is built", () => {
  expect(checkBuiltPolicy(null, demo).missed).toHaveLength(1);
});

it("asks the documented hosts of vendors that are not configured, and a domain for all hosts below it", async () => {
  const asked: string[] = [];
  const findings = await checkAnswers(vendorHosts(demo), async (address) => {
    asked.push(address);
    return new Response(null, { status: 404 });
  });
  expect(findings.problems).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(["https://static.klaviyo.com", "https://yotpo.com"]));
  expect(asked.filter((address) => address.includes("*"))).toEqual([]);
});

it("asks no stand-in of the shop that the tests configure", async () => {
  const shop = readConfig(standIns, SITE).config;
  const asked: string[] = [];
  await checkAnswers(vendorHosts(shop), async (address) => {
    asked.push(address);
    return new Response();
  });
  expect(asked).toContain("https://judge.me");
  expect(asked.filter((address) => address.endsWith(".test"))).toEqual([]);
});

it("names the facts that have a host which no longer answers", async () => {
  const { problems } = await checkAnswers(vendorHosts(demo), async (address, options) =>
    address === "https://a.klaviyo.com" ? noHost(address, options) : new Response(),
  );
  expect(problems).toEqual([
    "https://a.klaviyo.com does not answer (ENOTFOUND): compare the facts in src/vendors/klaviyo with the vendor's documentation.",
  ]);
});

it("blames no vendor where no host can be reached", async () => {
  const { problems, missed } = await checkAnswers(vendorHosts(demo), noHost);
  expect(problems).toEqual([]);
  expect(missed).toHaveLength(1);
});

it("has status 1 for a finding, 2 where only a comparison is missing, and 0 otherwise", () => {
  const status = (problems: string[], missed: string[]) => statusOf({ facts: [], problems, missed });
  expect([status([], []), status(["x"], []), status(["x"], ["y"]), status([], ["y"])]).toEqual([0, 1, 1, 2]);
});
