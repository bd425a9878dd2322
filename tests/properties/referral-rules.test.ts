// @vitest-environment node
// What is a referral code, when is it live, and which one is it: rules that hold for any input, by fast-check.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { DAY_MS } from "@/lib/text/day-ms";
import {
  CODE_LIFETIME_DAYS,
  codeFromQuery,
  freshRecord,
  invalidRecord,
  isCode,
  isPathCode,
  keptRecords,
  liveRecord,
  mayReplace,
  pathSegment,
  readRecords,
  readStoredReferral,
} from "@/lib/referral/referral-code";
import { settleReferrals } from "@/lib/referral/settle-referrals";

const LIFETIME_MS = CODE_LIFETIME_DAYS * DAY_MS;
const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const now = fc.integer({ min: 0, max: 4_000_000_000_000 });
const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.json(), code);

it("accepts a code of a link's parameter, with spaces around it, in any place of the query", () => {
  fc.assert(
    fc.property(
      code,
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.string())),
      fc.constantFrom("", " ", "\t"),
      (live, others, space) => {
        const query = new URLSearchParams(others.filter(([name]) => name !== "snowball"));
        query.append("snowball", space + live + space);
        expect(codeFromQuery(`?${query}`)).toBe(live);
      },
    ),
  );
});

it("finds in any query no code, or one of 1 to 64 letters, digits, hyphens and underscores", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const search of [text, `?snowball=${text}`, `?snowball=${encodeURIComponent(text)}`]) {
        const found = codeFromQuery(search);
        if (found !== null) expect(found).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      }
    }),
  );
});

it("takes a path for a code only where it is one segment of 4 to 64 letters and digits", () => {
  fc.assert(
    fc.property(fc.webPath(), anyText, (path, text) => {
      for (const pathname of [path, `/${text}`, `/${encodeURIComponent(text)}`]) {
        const segment = pathSegment(pathname);
        if (segment === null || !isPathCode(segment)) continue;
        expect(segment).toMatch(/^[A-Za-z0-9]{4,64}$/);
        expect(isCode(segment)).toBe(true);
      }
    }),
  );
});

it("keeps a code alive for exactly 30 days, whatever the clock does meanwhile", () => {
  fc.assert(
    fc.property(code, now, fc.integer({ min: -LIFETIME_MS, max: 2 * LIFETIME_MS }), (live, at, later) => {
      const stored = JSON.stringify(freshRecord(live, at));
      const { record, rewrite } = readStoredReferral(stored, at + later);
      // A clock that was set back by more than a day makes the record one of the future.
      const isAlive = later < LIFETIME_MS && later >= -DAY_MS;
      expect(record?.code ?? null).toBe(isAlive ? live : null);
      expect(rewrite).toBe(!isAlive);
    }),
  );
});

it("reads any stored text without throwing, as no record or as one that is alive and can be sent", () => {
  fc.assert(
    fc.property(anyText, now, (text, at) => {
      const { record, rewrite } = readStoredReferral(text, at);
      if (record === null) return;
      expect(record.expiry > at && record.expiry <= at + 31 * DAY_MS).toBe(true);
      expect(record.valid === false || isCode(record.code)).toBe(true);
      // What is written in its place is read as the same record, and not written again.
      if (rewrite) expect(readStoredReferral(JSON.stringify(record), at)).toEqual({ record, rewrite: false });
    }),
  );
});

it("never lets a mistyped address take the place of a live code", () => {
  fc.assert(
    fc.property(code, anyText, now, (live, segment, at) => {
      const stored = readStoredReferral(JSON.stringify(freshRecord(live, at)), at);
      const mistyped = invalidRecord(segment, at);
      expect(mayReplace(stored, mistyped)).toBe(false);
      expect(mayReplace(stored, freshRecord("ANOTHER", at))).toBe(true);
      // It is stored where there is no code, and is never the live one.
      const kept = readStoredReferral(JSON.stringify(mistyped), at);
      expect(kept.rewrite).toBe(false);
      expect(liveRecord(kept)).toBeNull();
    }),
  );
});

it("keeps at most five replaced codes: alive, valid, and not the live one", () => {
  const records = fc.array(
    fc.oneof(
      fc.record({ code, expiry: fc.integer({ min: -LIFETIME_MS, max: 2 * LIFETIME_MS }) }),
      fc.record({ code: fc.string(), expiry: fc.integer(), valid: fc.constant<false>(false) }),
      fc.anything(),
    ),
  );
  fc.assert(
    fc.property(records, code, (stored, live) => {
      const kept = keptRecords(readRecords(JSON.stringify(stored) ?? null), freshRecord(live, 0), 0);
      expect(kept.length).toBeLessThanOrEqual(5);
      for (const record of kept) {
        expect(record.code).not.toBe(live);
        expect(isCode(record.code) && record.expiry > 0).toBe(true);
      }
    }),
  );
});

it("settles on a known code before an unknown one, asks each code at most once, and invents none", () => {
  const answer = fc.constantFrom<LookupAnswer["state"]>("known", "unknown", "unread");
  const codes = fc.uniqueArray(fc.tuple(code, answer), {
    minLength: 1,
    maxLength: 6,
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(codes, (entries) => {
      const answers = new Map(entries);
      const [live, ...replaced] = entries.map(([name]) => freshRecord(name, 0));
      if (!live) return;
      const asked: string[] = [];
      const answerOf = (name: string): LookupAnswer | null => {
        if (!asked.includes(name)) return null;
        const state = answers.get(name) ?? "unread";
        return state === "known" ? { state, code: name, percent: 10 } : { state };
      };
      let settlement = settleReferrals({ live, replaced }, answerOf);
      while (settlement.step === "ask") {
        expect(asked).not.toContain(settlement.code);
        asked.push(settlement.code);
        settlement = settleReferrals({ live, replaced }, answerOf);
      }
      const settled = settlement.referrals.live.code;
      const read = entries.findIndex(([, state]) => state !== "unknown");
      const decisive = entries[read];
      // The last link wins, unless the service knows an older code and none of the newer ones.
      expect(settled).toBe(decisive?.[1] === "known" ? decisive[0] : live.code);
      for (const { code: kept } of settlement.referrals.replaced) expect(answers.has(kept)).toBe(true);
    }),
  );
});
