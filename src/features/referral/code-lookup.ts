import { config } from "@/vendors/config";
import { isPercent } from "@/lib/referral/affiliate-percent";
import { removeCodeCookie, secondsToAsk } from "@/lib/referral/code-cookie";
import { keptCode } from "@/lib/referral/kept-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { codeAnswers, type LookupAnswer, type ServiceAnswer } from "@/lib/referral/code-answers";
import { field, parseJson } from "@/lib/field";
import { warnOnce } from "@/lib/log";
import { referralStore, type ReferralStore } from "@/lib/referral/referral-store";
import { settleReferrals } from "@/lib/referral/settle-referrals";
import { STORAGE_KEYS, visitStore, type SafeStorage } from "@/lib/browser/storage";
import type { Store } from "@/lib/store";
import { fetchDiscount, isSpellingOf } from "@/vendors/affiliate-service/affiliate-service";
import { popupFlags, type PopupFlags } from "@/lib/referral/popup-flags";

/** A limit to the stored answers. No visitor gets this many codes. */
const STORED_ANSWERS = 10;
/**
 * Another tab may store one code after the other while the service is slow. The affiliate service limits how many requests a
 * visitor may send in a minute, so a code waits until one of these is answered, and is not asked for if it was replaced by then.
 */
const REQUESTS_AT_ONCE = 4;

interface LookupParts {
  /** Rejects when the service fails. */
  ask: (code: string) => Promise<LookupAnswer>;
  /** Where components read the answers. */
  answers: Store<ReadonlyMap<string, LookupAnswer>>;
  /** Keeps the answers for the visit. */
  storage: SafeStorage;
  referrals: Pick<ReferralStore, "referrals" | "settle">;
  flags: Pick<PopupFlags, "passOn">;
  /** Where the cookie of the lookup is. */
  page: { cookie: string };
}

/**
 * Looks up the live code on a page, once in a visit, and stores which code is the live one then: see settle-referrals.ts.
 * Never rejects. A lookup that failed is not stored, and is tried again on the next page only, so that a failing service is
 * not called again and again.
 */
export type LookUpOnPage = (page: string) => Promise<void>;

export function createCodeLookup({
  ask,
  answers,
  storage,
  referrals,
  flags,
  page: cookies,
}: LookupParts): LookUpOnPage {
  let currentPage: string | null = null;
  const failedOnPage = new Set<string>();
  const running = new Map<string, Promise<void>>();
  answers.set(new Map([...readStored(storage.get(STORAGE_KEYS.discount)), ...answers.get()]));
  /** The answers are published when the live code is settled: in between, an unknown code would be shown as the live one. */
  let known = answers.get();
  /** The code of the cookie when this was last called. */
  let keptBefore: string | null = null;

  function answerOf(code: string): LookupAnswer | null {
    const answer = known.get(code) ?? null;
    return answer?.state === "unread" && !failedOnPage.has(code) ? null : answer;
  }

  /** May resolve without an answer for this code: the caller reads the records again, and asks again if it is still wanted. */
  async function askOnce(code: string): Promise<void> {
    const earlier = running.get(code);
    if (earlier) return earlier;
    if (running.size >= REQUESTS_AT_ONCE) return Promise.race(running.values());
    const request = askAndKeep(code).finally(() => running.delete(code));
    running.set(code, request);
    return request;
  }

  async function askAndKeep(code: string): Promise<void> {
    let answer: LookupAnswer = { state: "unread" };
    try {
      // A link that is followed after an opt-out counts, and nobody is asked about it. Global Privacy Control leaves the question.
      if (privacyChoice.current() !== "opted-out") answer = await ask(code);
    } catch (error) {
      // Only the message is logged, because it contains neither the code nor the percentage.
      warnOnce(`The discount could not be looked up. ${error instanceof Error ? error.message : ""}`);
    }
    const next = new Map(known).set(code, answer);
    // The service's spelling becomes the live code, and must not be looked up once more.
    if (answer.state === "known") next.set(answer.code, answer);
    known = next;
    if (answer.state === "unread") failedOnPage.add(code);
    else if (referrals.referrals()) storage.set(STORAGE_KEYS.discount, textOf(known));
    // A visitor who removed the code meanwhile keeps no trace of it.
    if (!referrals.referrals()) removeCodeCookie(cookies);
  }

  return async (page) => {
    if (page !== currentPage) failedOnPage.clear();
    currentPage = page;
    // The records are read again after each answer, because another tab or a link may have changed them.
    for (let stored = referrals.referrals(); stored; stored = referrals.referrals()) {
      const settlement = settleReferrals(stored, answerOf);
      if ("ask" in settlement) {
        await askOnce(settlement.ask);
        continue;
      }
      const { live } = settlement.store;
      if (live.code !== stored.live.code) flags.passOn(stored.live.code, live.code);
      referrals.settle(settlement.store);
      answers.set(known);
      // A known code without its cookie (replaced, or removed and restored in this visit) is asked for once more, to set it.
      const cookieCode = keptCode(cookies);
      if (
        known.get(live.code)?.state === "known" &&
        cookieCode !== live.code &&
        (cookieCode ?? keptBefore) !== null
      ) {
        removeCodeCookie(cookies);
        await askOnce(live.code);
      }
      keptBefore = keptCode(cookies);
      return;
    }
  };
}

function textOf(answers: ReadonlyMap<string, LookupAnswer>): string {
  const stored = [...answers].filter(([, { state }]) => state !== "unread");
  return JSON.stringify(stored.slice(-STORED_ANSWERS));
}

function readStored(text: string | null): [string, ServiceAnswer][] {
  const value = parseJson(text);
  return Array.isArray(value) ? value.flatMap((item: unknown) => readEntry(item)) : [];
}

function readEntry(item: unknown): [string, ServiceAnswer][] {
  const [asked, answer] = [field(item, "0"), field(item, "1")];
  if (typeof asked !== "string") return [];
  const state = field(answer, "state");
  if (state === "unknown") return [[asked, { state }]];
  const [code, percent] = [field(answer, "code"), field(answer, "percent")];
  if (state !== "known" || !isSpellingOf(code, asked)) return [];
  return [[asked, { state, code, percent: isPercent(percent) ? percent : null }]];
}

type FetchFromDemo = (() => Promise<Response>) | null;

/** Asks the configured service, or else the demo store's, which a build with a shop does not have. */
export async function askService(
  code: string,
  fetchFromDemo: FetchFromDemo,
  keepSeconds = 0,
): Promise<LookupAnswer> {
  if (config.affiliateApi)
    return fetchDiscount(config.affiliateApi, code, (input, init) => fetch(input, init), keepSeconds);
  return fetchFromDemo ? fetchDiscount({ url: "", token: null }, code, fetchFromDemo) : { state: "unread" };
}

export const createPageLookup = (fetchFromDemo: FetchFromDemo): LookUpOnPage =>
  createCodeLookup({
    page: document,
    ask: (code) =>
      askService(code, fetchFromDemo, config.affiliateApi ? cookieSeconds(config.affiliateApi.url, code) : 0),
    answers: codeAnswers,
    storage: visitStore,
    referrals: referralStore,
    flags: popupFlags,
  });

/**
 * For how long the lookup shall set the cookie of this code. Only for the live one, not after an opt-out, and not where the lookup has
 * another origin: no page could read its cookie.
 */
function cookieSeconds(url: string, code: string): number {
  const live = referralStore.referrals()?.live;
  const mayAsk = live?.code === code && new URL(url).origin === location.origin && privacyChoice.allowed();
  return mayAsk ? secondsToAsk(live, Date.now()) : 0;
}
