// @vitest-environment node
// What the parsers of hosts carry.
import { expect, it } from "vitest";
import { headersText, policyParts } from "../../../plugins/host/headers";
import { headersFor } from "../../../functions/lib/site-response";
import { parseHeadersFile } from "../../../plugins/host/static-host";

const hosts = (name: string, count: number): string =>
  Array.from({ length: count }, (_, number) => `https://host-${number}.${name}.example`).join(" ");
const CONNECT = `connect-src 'self' ${hosts("a", 40)}`;
const IMAGES = `img-src 'self' data: ${hosts("b", 35)}`;
const SCRIPTS = `script-src 'self' 'sha256-boot' ${hosts("c", 5)}`;
const LONG = ["default-src 'none'", SCRIPTS, IMAGES, CONNECT, "frame-src 'none'"].join("; ");

it("gives one rule to a path of two sections, with the headers of both", () => {
  const text = headersText([
    ["/*", { "Cross-Origin-Resource-Policy": "same-origin" }],
    ["/pictures/*", { "Cache-Control": "public, max-age=604800" }],
    ["/pictures/*", { "Cross-Origin-Resource-Policy": "cross-origin" }],
  ]);
  expect(text.match(/^\/pictures/gm)).toHaveLength(1);
  expect([...headersFor("/pictures/a.webp", parseHeadersFile(text))]).toEqual([
    ["Cross-Origin-Resource-Policy", "cross-origin"],
    ["Cache-Control", "public, max-age=604800"],
  ]);
});

it("leaves a policy that fits into a line as it is", () => {
  expect(policyParts("default-src 'none'; img-src 'self'", 2_000)).toEqual([
    "default-src 'none'; img-src 'self'",
  ]);
});

it("makes a long policy several that together allow the same", () => {
  expect(LONG.length).toBeGreaterThan(2_000);
  expect(policyParts(LONG, 1_970)).toEqual([
    ["default-src 'none'", SCRIPTS, IMAGES, "connect-src *", "frame-src 'none'"].join("; "),
    CONNECT,
  ]);
  // Keywords, hashes and `data:` are no hosts, so `*` does not stand for them.
  expect(policyParts(LONG, 1_050)).toEqual([
    ["default-src 'none'", SCRIPTS, "img-src * data:", "connect-src *", "frame-src 'none'"].join("; "),
    CONNECT,
    IMAGES,
  ]);
});

it("writes each of them on a line of at most 2,000 characters, which hosts join", () => {
  const text = headersText([["/*", { "Content-Security-Policy": LONG }]]);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2_000);
  expect(headersFor("/", parseHeadersFile(text)).get("Content-Security-Policy")).toBe(
    policyParts(LONG, 1_970).join(", "),
  );
});

it("refuses what no line can carry, and more rules than Cloudflare reads, with the figures", () => {
  const header = (value: string) => () => headersText([["/*", { "Permissions-Policy": value }]]);
  expect(header("a".repeat(2_100))).toThrow(/Permissions-Policy has a line of 2100 characters/);
  const directive = `connect-src ${hosts("a", 100)}`;
  expect(() => headersText([["/*", { "Content-Security-Policy": directive }]])).toThrow("vendor's facts.ts");
  const rules = (count: number) => Array.from({ length: count }, (_, number) => [`/p${number}`, {}] as const);
  expect(() => headersText(rules(101))).toThrow("has 101 rules");
  expect(headersText(rules(100))).toContain("/p99");
});
