// @vitest-environment node
// What is a referral code, when is it live, and which one is it: rules that hold for any input, by fast-check.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { DAY_MS } from "@/lib/text/day-ms";
import {
  CODE_LIFETIME_DAYS,
  freshRecord,
  isCode,
  keptRecords,
  readRecords,
} from "@/lib/referral/referral-code";
import { settleReferrals } from "@/lib/referral/settle-referrals";

const LIFETIME_MS = CODE_LIFETIME_DAYS * DAY_MS;
const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

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
