import { demoAffiliates } from "@/demo/demo-affiliates";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { freshRecord } from "@/lib/referral/referral-code";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { createStore } from "@/lib/store";
import { deferred } from "../../deferred";
import { FakeArea } from "../../lib/fake-area";
import { DOWN, percentOf, tab, UNKNOWN } from "./lookup-tab";

let warning: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

describe("the lookup of the live code", () => {
  it("asks once in a visit, on all pages and after a reload", async () => {
    const { open, follow, asked } = tab({ BRO25: percentOf("BRO25", 25) });
    follow("BRO25");
    const first = open();
    await Promise.all([first.lookUp("/"), first.lookUp("/"), first.lookUp("/faq")]);
    await first.lookUp("/terms");
    const reloaded = open();
    expect(reloaded.answerOf("BRO25")).toEqual(percentOf("BRO25", 25));
    await reloaded.lookUp("/terms");
    expect(asked).toEqual(["BRO25"]);
  });

  it("asks nothing after an opt-out, also about a link that is followed then, and asks with Global Privacy Control", async () => {
    const { open, follow, asked } = tab({ BRO25: percentOf("BRO25", 25) });
    follow("BRO25");
    privacyChoice.optOut();
    const page = open();
    await page.lookUp("/");
    expect([asked, page.answerOf("BRO25")]).toEqual([[], { state: "unread" }]);
    privacyChoice.optIn();
    Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
    await page.lookUp("/faq");
    Reflect.deleteProperty(navigator, "globalPrivacyControl");
    expect([asked, page.answerOf("BRO25")]).toEqual([["BRO25"], percentOf("BRO25", 25)]);
  });

  it.each([
    ["a percent", percentOf("BRO25", 12.5)],
    ["0 percent", percentOf("BRO25", 0)],
    ["no percent", percentOf("BRO25", null)],
    ["no such code", UNKNOWN],
  ])("keeps the answer, and nothing else, for the visit: %s", async (_, answer) => {
    const { open, follow, asked, visit } = tab({ BRO25: answer });
    follow("BRO25");
    await open().lookUp("/");
    expect(JSON.parse(visit.values.get(STORAGE_KEYS.discount) ?? "")).toEqual([["BRO25", answer]]);
    expect(open().answerOf("BRO25")).toEqual(answer);
    await open().lookUp("/");
    expect(asked).toEqual(["BRO25"]);
  });

  it("asks a failing service again on the next page only, and stores nothing of the failure", async () => {
    const { open, follow, asked, service, visit } = tab({});
    follow("BRO25");
    const page = open();
    await page.lookUp("/");
    expect(page.answerOf("BRO25")).toEqual({ state: "unread" });
    await page.lookUp("/");
    expect(asked).toHaveLength(1);
    expect(visit.values.size).toBe(0);
    service.set("BRO25", percentOf("BRO25", 25));
    const next = page.lookUp("/faq");
    // Until the service answers, the failure is still what is known.
    expect(page.answerOf("BRO25")).toEqual({ state: "unread" });
    await next;
    expect(page.answerOf("BRO25")).toEqual(percentOf("BRO25", 25));
    service.delete("BRO25");
    await page.lookUp("/terms");
    expect(asked).toHaveLength(2);
    expect(page.answerOf("BRO25")).toEqual(percentOf("BRO25", 25));
  });

  it("stores the ten newest answers at most, and no failure among them", async () => {
    const known = Array.from({ length: 11 }, (_, index) => `CODE${index}`);
    const answers = Object.fromEntries(known.map((code) => [code, percentOf(code, 25)]));
    const { open, follow, visit } = tab(answers);
    const page = open();
    for (const code of known.toSpliced(10, 0, "DOWN")) {
      follow(code);
      await page.lookUp("/");
    }
    const stored: unknown = JSON.parse([...visit.values.values()].join());
    expect(stored).toEqual(known.slice(1).map((code) => [code, percentOf(code, 25)]));
  });

  it("logs a failure once, without the code", async () => {
    vi.resetModules();
    const fresh = await import("@/features/referral/code-lookup");
    const { referrals, passOn, follow, ask } = tab({});
    follow("BRO25");
    const lookUp = fresh.createCodeLookup({
      ask,
      answers: createStore<ReadonlyMap<string, LookupAnswer>>(new Map()),
      storage: createSafeStorage(() => new FakeArea()),
      referrals,
      flags: { passOn },
      page: { cookie: "" },
    });
    await lookUp("/");
    await lookUp("/faq");
    expect(warning).toHaveBeenCalledOnce();
    expect(warning.mock.calls.flat().join(" ")).toContain(DOWN);
    expect(warning.mock.calls.flat().join(" ")).not.toContain("BRO25");
  });

  it("stores no answer on a code that the visitor removed meanwhile, and leaves no cookie", async () => {
    const { open, follow, referrals, visit, jar } = tab({ BRO25: percentOf("BRO25", 25) });
    follow("BRO25");
    const looking = open().lookUp("/");
    referrals.forget();
    jar.cookie = "__Host-snowball_code=BRO25";
    await looking;
    expect(visit.values.size).toBe(0);
    expect(jar.cookie).toContain("Max-Age=0;");
  });

  it("asks for four codes at once while the service is slow, and then for the live one alone", async () => {
    const { open, follow, asked, ask, codes } = tab({});
    const answer = deferred();
    ask.mockImplementation(async (code) => {
      asked.push(code);
      await answer.promise;
      return percentOf(code, 25);
    });
    const { lookUp } = open();
    const lookups = ["A", "B", "C", "D", "E", "F"].map((code) => {
      follow(code);
      return lookUp("/");
    });
    answer.release();
    await Promise.all(lookups);
    expect([asked, codes()?.[0]]).toEqual([["A", "B", "C", "D", "F"], "F"]);
  });

  it.each([
    "{",
    '[["BRO25",25]]',
    '[["BRO25",{"state":"known","code":"EVIL","percent":25}]]',
    '[["BRO25",{"state":"unread"}]]',
    '[["BRO25",{"state":"other","code":"BRO25","percent":50}]]',
  ])("ignores a stored text that is no answer on this code: %s", async (text) => {
    const { open, follow, visit, codes } = tab({ BRO25: percentOf("BRO25", 25) });
    follow("BRO25");
    visit.values.set(STORAGE_KEYS.discount, text);
    const page = open();
    await page.lookUp("/");
    expect(page.answerOf("BRO25")).toEqual(percentOf("BRO25", 25));
    expect(codes()).toEqual(["BRO25"]);
  });

  it.each([-1, 101, "25"])("reads no percent in a stored answer that holds %j", (percent) => {
    const { open, visit } = tab({});
    visit.values.set(
      STORAGE_KEYS.discount,
      JSON.stringify([["BRO25", { ...percentOf("BRO25", null), percent }]]),
    );
    expect(open().answerOf("BRO25")).toEqual(percentOf("BRO25", null));
  });
});

it.each([
  ["on the demo store, the demo's own answer", demoAffiliates, percentOf("BRO25", 25)],
  ["in a shop without a service, that nothing could be read", null, { state: "unread" }],
])("sends no request where no service is configured: %s", async (_, fetchFromDemo, answer) => {
  const request = vi.spyOn(window, "fetch");
  vi.resetModules();
  const [fresh, { codeAnswers }, { referralStore }] = await Promise.all([
    import("@/features/referral/code-lookup"),
    import("@/lib/referral/code-answers"),
    import("@/lib/referral/referral-store"),
  ]);
  referralStore.remember(freshRecord("BRO25", Date.now()));
  await fresh.createPageLookup(fetchFromDemo)("/");
  expect(codeAnswers.get().get("BRO25")).toEqual(answer);
  expect(request).not.toHaveBeenCalled();
});

it("stores a code as the service spells it, asks no more about it, and passes on that its popup was shown", async () => {
  const { open, follow, asked, stored, passOn } = tab({ bro25: percentOf("BRO25", 25) });
  follow("bro25");
  const expiry = stored()?.live.expiry;
  const page = open();
  await page.lookUp("/");
  await page.lookUp("/faq");
  await open().lookUp("/");
  expect(asked).toEqual(["bro25"]);
  expect(stored()).toEqual({ live: { code: "BRO25", expiry }, replaced: [] });
  expect(passOn).toHaveBeenCalledExactlyOnceWith("bro25", "BRO25");
});

it("publishes that a code is unknown when the earlier code is live again, and not before", async () => {
  const { open, follow, stored } = tab({ BRO25: percentOf("BRO25", 25), NOPE1: UNKNOWN });
  const { lookUp, answers } = open();
  follow("BRO25");
  await lookUp("/");
  follow("NOPE1", 1);
  const seen: unknown[] = [];
  answers.subscribe(() => seen.push([answers.get().get("NOPE1"), stored()?.live.code]));
  await lookUp("/");
  expect(seen).toEqual([[UNKNOWN, "BRO25"]]);
});

it.each([
  ["for as long as the code lives", false, /^code=BRO25&keep=\d{7}$/],
  ["not with Global Privacy Control", true, /^code=BRO25$/],
])("asks our own lookup for a cookie %s", async (_, hasSignal, query) => {
  const request = vi.fn(async (_address: string) => Response.json({ payload: [] }));
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("__CONFIG__", { affiliateApi: { url: location.origin, token: null } });
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: hasSignal });
  vi.resetModules();
  const [fresh, store] = await Promise.all([
    import("@/features/referral/code-lookup"),
    import("@/lib/referral/referral-store"),
  ]);
  store.referralStore.remember(freshRecord("BRO25", Date.now()));
  await fresh.createPageLookup(null)("/");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(request.mock.calls.map(([address]) => new URL(address).searchParams.toString())).toEqual([
    expect.stringMatching(query),
  ]);
});
