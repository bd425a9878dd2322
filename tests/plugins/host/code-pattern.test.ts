import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CODE_PATTERN,
  decodedSegmentPattern,
  encodedSegmentPattern,
} from "../../../plugins/host/files/server-files";
import { isForHosts } from "../../../plugins/host/static-host";
import { codeOfPath } from "@/lib/referral/referral-code";

const decoded = new RegExp(`^/${decodedSegmentPattern(`(?<code>${CODE_PATTERN})`)}/*$`);
const encoded = new RegExp(`^/${encodedSegmentPattern()}/*$`);

/** The bytes of a path as characters, which is what servers match. */
const bytesOf = (path: string): string => Buffer.from(decodeURIComponent(path)).toString("latin1");

function judge(segment: string) {
  const path = `/${encodeURIComponent(segment)}`;
  return {
    script: isForHosts(path) ? null : codeOfPath(path),
    decoded: decoded.exec(bytesOf(path))?.groups?.["code"] ?? null,
    encoded: encoded.test(path),
  };
}

const PARTS = ["BRO25", ..."a1.,-_%&?éВ… \u00A0\u200B".split(""), "=x"];
const segment = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));

describe("what hosts take for a referral link", () => {
  it("is every link that the script takes for one, with the same code", () => {
    fc.assert(
      fc.property(segment, (text) => {
        const { script, ...hosts } = judge(text);
        if (script !== null) expect(hosts).toEqual({ decoded: script, encoded: true });
      }),
      { numRuns: 2_000 },
    );
  });

  it("is nothing else in ASCII, save for a code that is encoded twice", () => {
    fc.assert(
      fc.property(segment, (text) => {
        if (/[^ -~]|%/.test(text)) return;
        const { script, decoded: code } = judge(text);
        expect(code).toBe(script);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is found in a little time in any path", () => {
    for (const text of ["%", "%20", ".", "&", "?", "-", "a", "BRO25."])
      for (const pattern of [decoded, encoded]) expect(pattern.test(`/${text.repeat(20_000)}/x`)).toBe(false);
  });

  it("has no group that captures, which Vercel refuses, and no assertion, which Caddy does not know", () => {
    for (const pattern of [decodedSegmentPattern(), encodedSegmentPattern()])
      expect(pattern.replaceAll("(?:", "")).not.toContain("(");
  });
});
