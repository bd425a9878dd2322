import { vi } from "vitest";
import { createCodeLookup } from "@/features/referral/code-lookup";
import type { LookupAnswer, ServiceAnswer } from "@/lib/referral/code-answers";
import { freshRecord } from "@/lib/referral/referral-code";
import { createReferralStore } from "@/lib/referral/referral-store";
import { createSafeStorage } from "@/lib/browser/storage";
import { createStore } from "@/lib/store";
import { DAY_MS } from "@/lib/text/day-ms";
import { FakeArea } from "../../lib/fake-area";

const NOW = Date.UTC(2026, 0, 15);
export const DOWN = "The affiliate service answered 503.";

export const percentOf = (code: string, percent: number | null): ServiceAnswer => ({
  state: "known",
  code,
  percent,
});
export const UNKNOWN: ServiceAnswer = { state: "unknown" };

/** What the service answers at first; a code without an answer fails. */
type Answers = Record<string, ServiceAnswer>;

/** A tab of a browser. Tabs share the local area; `open` loads a page of the visit, with its modules new. */
export function tab(answersOfService: Answers, local = new FakeArea()) {
  const visit = new FakeArea();
  const service = new Map(Object.entries(answersOfService));
  const asked: string[] = [];
  const referrals = createReferralStore(
    createSafeStorage(() => local),
    () => NOW,
  );
  const jar = { cookie: "" };
  const passOn = vi.fn<(code: string, next: string) => void>();
  const ask = vi.fn(async (code: string): Promise<ServiceAnswer> => {
    asked.push(code);
    const answer = service.get(code);
    if (!answer) throw new Error(DOWN);
    return answer;
  });
  function open() {
    const answers = createStore<ReadonlyMap<string, LookupAnswer>>(new Map());
    const lookUp = createCodeLookup({
      ask,
      answers,
      storage: createSafeStorage(() => visit),
      referrals,
      flags: { passOn },
      page: jar,
    });
    return { lookUp, answers, answerOf: (code: string) => answers.get().get(code) ?? null };
  }
  const follow = (code: string, day = 0): void =>
    referrals.remember(freshRecord(code, NOW - (20 - day) * DAY_MS));
  const stored = () => referrals.referrals();
  const codes = () => {
    const now = stored();
    return now && [now.live.code, ...now.replaced.map(({ code }) => code)];
  };
  return { service, asked, ask, referrals, passOn, open, follow, stored, codes, local, visit, jar };
}
