// What the build makes of the reviews. The values of the variables are tested in tests/plugins/config/read-config-services.test.ts.
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig, type Environment } from "../../../plugins/config/read-config";
import { facts } from "@/vendors/reviews/facts";
import { SERVICES } from "@/vendors/reviews/services";

const read = (environment: Environment) => readConfig(environment, "https://mugworks.example");
const configOf = (environment: Environment) => {
  const { config, problems } = read(environment);
  expect(problems).toEqual([]);
  return config;
};

const JUDGE_ME = {
  VITE_REVIEWS_SCRIPT_URL: "https://cdn.judge.me/widget_preloader.js",
  VITE_JUDGEME_SHOP_DOMAIN: "my-shop.myshopify.com",
  VITE_JUDGEME_PUBLIC_TOKEN: "publicTokenOfJudgeMe",
};
const YOTPO = { VITE_REVIEWS_SCRIPT_URL: "https://staticw2.yotpo.com/key/widget.js" };
const OKENDO = { VITE_REVIEWS_SCRIPT_URL: "https://cdn-static.okendo.io/okendo-reviews.js" };

describe("the privacy policy", () => {
  it.each([
    ["Judge.me", JUDGE_ME],
    ["Yotpo", YOTPO],
  ])("names %s, which is configured, as who gets something", (company, environment) => {
    const statement = facts.privacy?.(configOf(environment));
    expect(statement?.script).toContain(company);
    expect(statement?.receives).toMatch(new RegExp(`^${company}.* reviews`));
  });

  it("says that Yotpo may store something, and not that Judge.me may, whose frame has no storage", () => {
    expect(facts.privacy?.(configOf(YOTPO))?.mayStore).toContain("Yotpo");
    expect(facts.privacy?.(configOf(JUDGE_ME))?.mayStore).toBeNull();
  });

  it("speaks of the reviews without a name where none are configured", () => {
    const unnamed = expect.stringMatching(/\breviews\b/);
    const statement = facts.privacy?.({ reviews: null });
    expect(statement).toEqual({ script: unnamed, mayStore: unnamed, receives: unnamed });
    for (const { company } of Object.values(SERVICES))
      expect(Object.values(statement ?? {}).join()).not.toContain(company);
  });
});

describe("a frame", () => {
  it("of Judge.me has a module that is there, and the values that it reads", () => {
    const frame = facts.frame?.(configOf(JUDGE_ME));
    expect(existsSync(frame?.module ?? "")).toBe(true);
    expect(frame?.values).toEqual({
      scriptUrl: JUDGE_ME.VITE_REVIEWS_SCRIPT_URL,
      shopDomain: JUDGE_ME.VITE_JUDGEME_SHOP_DOMAIN,
      publicToken: JUDGE_ME.VITE_JUDGEME_PUBLIC_TOKEN,
    });
  });

  it.each([
    ["Yotpo", YOTPO],
    ["no service", {}],
  ])("is not made for %s", (_, environment) => expect(facts.frame?.(configOf(environment))).toBeNull());
});

it("the stand-in is Yotpo's, from the address of the live-editing server", () => {
  const config = facts.standIn?.({ reviews: null }, "/stand-ins/reviews.js") ?? { reviews: null };
  expect(config.reviews).toMatchObject({ scriptUrl: "/stand-ins/reviews.js", frame: null, account: {} });
  expect(facts.privacy?.(config)?.script).toContain("Yotpo");
});

describe("the build stops", () => {
  it("at values without a script, and says which script they are for", () => {
    const { VITE_REVIEWS_SCRIPT_URL: _, ...values } = JUDGE_ME;
    const advice = expect.stringMatching(
      /empty, or VITE_REVIEWS_SCRIPT_URL should be the script of Judge\.me/,
    );
    expect(read(values).problems).toEqual([advice, advice]);
  });

  it("once at a value that is malformed, which is not missing", () => {
    const { problems } = read({ ...OKENDO, VITE_OKENDO_SUBSCRIBER_ID: "7" });
    expect(problems).toEqual([expect.stringContaining('holds "7"')]);
  });
});
