import { describe, expect, it } from "vitest";
import { readConfig, type Environment } from "../../../plugins/config/read-config";

const read = (environment: Environment) => readConfig(environment, "https://mugworks.example");
const configOf = (environment: Environment) => read(environment).config;
const problemsOf = (environment: Environment) => read(environment).problems;

describe("an address", () => {
  it.each([
    ["https://shop.example", "https://shop.example"],
    ["https://shop.example/", "https://shop.example"],
    ["http://localhost:5173/", "http://localhost:5173"],
  ])("of the site, %s, is read without a trailing slash", (value, siteUrl) => {
    expect(read({ VITE_SITE_URL: value })).toMatchObject({ config: { siteUrl }, problems: [] });
  });

  it("of each service is read unchanged, with its query and trailing slash", () => {
    const environment = {
      VITE_AFFILIATE_SIGNUP_URL: "https://mugworks.affiliates.example/register?x=1",
      VITE_REFERRAL_SCRIPT_URL: "https://tracker.example/js/referral.js?shop=my-shop.myshopify.com",
      VITE_REVIEWS_SCRIPT_URL: "https://loox.io/widget/loox.js?shop=my-shop.myshopify.com",
      VITE_CONTACT_ENDPOINT: "https://forms.example/contact/",
    };
    expect(read(environment)).toMatchObject({
      config: {
        affiliateSignupUrl: environment.VITE_AFFILIATE_SIGNUP_URL,
        referralScriptUrl: environment.VITE_REFERRAL_SCRIPT_URL,
        reviews: { scriptUrl: environment.VITE_REVIEWS_SCRIPT_URL },
        contactEndpoint: environment.VITE_CONTACT_ENDPOINT,
      },
      problems: [],
    });
  });
});

it.each(["SocialSnowball.track", "track", "$a._b.c1"])("the tracker's function may be %s", (path) => {
  expect(configOf({ VITE_REFERRAL_TRACKER_GLOBAL: path }).referralTrackerGlobal).toBe(path);
});

describe("the affiliate service", () => {
  const URL_ALONE = { VITE_AFFILIATE_API_URL: "https://affiliates.mugworks.example/" };

  it("needs no token, also at the vendor's own address", () => {
    expect(read(URL_ALONE)).toMatchObject({
      config: { affiliateApi: { url: "https://affiliates.mugworks.example", token: null } },
      problems: [],
    });
    expect(problemsOf({ VITE_AFFILIATE_API_URL: "https://api.socialsnowball.io" })).toEqual([]);
  });

  it("may have one, and the build warns in capitals that it is public", () => {
    const { config, problems, warnings } = read({ ...URL_ALONE, VITE_AFFILIATE_API_TOKEN: "publishable-1" });
    expect(config.affiliateApi?.token).toBe("publishable-1");
    expect(problems).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/^VITE_AFFILIATE_API_TOKEN SHIPS TO EVERY VISITOR'S BROWSER/),
    );
    expect(warnings.join()).not.toContain("publishable-1");
  });

  const OWN_API = [expect.stringMatching(/ holds a token for the vendor's own API.*edge function/)];
  it.each([
    ["", [expect.stringMatching(/ holds a token that nothing sends/)]],
    ["https://api.socialsnowball.io", OWN_API],
    ["https://API.SocialSnowball.IO/v1", OWN_API],
    ["https://api.socialsnowball.io./", OWN_API],
    ["https://notsocialsnowball.io", []],
    ["https://socialsnowball.io.mugworks.example", []],
    ["https://mugworks.example/socialsnowball.io", []],
  ])("takes a token by its address, and never prints one: '%s'", (url, expected) => {
    const problems = problemsOf({ VITE_AFFILIATE_API_URL: url, VITE_AFFILIATE_API_TOKEN: "topsecret-1" });
    expect(problems).toEqual(expected);
    expect(problems.join()).not.toContain("topsecret-1");
  });
});

describe("the email form", () => {
  const FORM = { VITE_KLAVIYO_COMPANY_ID: "AbC123", VITE_KLAVIYO_FORM_ID: "XyZ789" };

  it("is read from its two variables", () => {
    expect(read(FORM)).toMatchObject({
      config: {
        klaviyo: { scriptUrl: "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js", formId: "XyZ789" },
      },
      problems: [],
    });
  });

  it.each([
    ["VITE_KLAVIYO_COMPANY_ID", "VITE_KLAVIYO_FORM_ID"],
    ["VITE_KLAVIYO_FORM_ID", "VITE_KLAVIYO_COMPANY_ID"],
  ] as const)("that lacks %s stops the build", (missing, present) => {
    const reading = read({ [present]: FORM[present] });
    expect(reading.config.klaviyo).toBeNull();
    expect(reading.problems).toEqual([
      expect.stringMatching(new RegExp(`^${missing} is empty, but ${present} is set`)),
    ]);
  });
});

describe("the reviews", () => {
  const JUDGE_ME = "https://cdn.judge.me/widget_preloader.js";
  const YOTPO = "https://cdn-widgetsrepository.yotpo.com/v1/loader/key";
  const OKENDO = "https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js";
  const ACCOUNT = {
    VITE_JUDGEME_SHOP_DOMAIN: "my-shop.myshopify.com",
    VITE_JUDGEME_PUBLIC_TOKEN: "publicTokenOfJudgeMe",
  };

  const OKENDO_ID = "01234567-89ab-cdef-0123-456789abcdef";
  it.each([
    [
      JUDGE_ME,
      ACCOUNT,
      "judge-me",
      { shopDomain: "my-shop.myshopify.com", publicToken: "publicTokenOfJudgeMe" },
    ],
    ["https://staticw2.yotpo.com/key/widget.js", {}, "yotpo", {}],
    [YOTPO, { VITE_YOTPO_INSTANCE_ID: "520292" }, "yotpo", { instanceId: "520292" }],
    [OKENDO, { VITE_OKENDO_SUBSCRIBER_ID: OKENDO_ID }, "okendo", { subscriberId: OKENDO_ID }],
    ["https://loox.io/widget/x/loox.js", {}, "loox", {}],
  ])("come from the service of the script: %s", (scriptUrl, variables, service, account) => {
    expect(read({ VITE_REVIEWS_SCRIPT_URL: scriptUrl, ...variables })).toMatchObject({
      config: { reviews: { scriptUrl, service, account } },
      problems: [],
    });
  });

  const LOOX = "https://loox.io/widget/x/loox.js";
  it.each([
    [JUDGE_ME, {}, "VITE_JUDGEME_SHOP_DOMAIN holds nothing, and .* it should be ", 2],
    [OKENDO, {}, "VITE_OKENDO_SUBSCRIBER_ID holds nothing, and .* it should be ", 1],
    [YOTPO, {}, "VITE_YOTPO_INSTANCE_ID holds nothing, and .* it should be ", 1],
    [LOOX, ACCOUNT, "VITE_JUDGEME_SHOP_DOMAIN holds a value for Judge\\.me", 2],
    [
      "https://loox.io.evil.example/loox.js",
      {},
      "VITE_REVIEWS_SCRIPT_URL holds a script of loox\\.io\\.evil\\.example; .*Judge\\.me, Yotpo, Okendo, or Loox",
      1,
    ],
  ])(
    "stop the build without exactly the account of the script's service: %s %j",
    (scriptUrl, account, problem, count) => {
      const problems = problemsOf({ VITE_REVIEWS_SCRIPT_URL: scriptUrl, ...account });
      expect(problems).toHaveLength(count);
      expect(problems[0]).toMatch(new RegExp(`^${problem}`));
    },
  );
});

it.each([
  ["VITE_SITE_URL", "https://me:topsecret@mugworks.example/?x=1"],
  ["VITE_CONTACT_ENDPOINT", "http://me:topsecret@forms.example"],
  ["VITE_CONTACT_ENDPOINT", "https://me:topsecret@forms .example"],
])("a password in an address is not printed, whatever else is wrong with it: %s=%s", (name, value) => {
  const { problems } = readConfig({ [name]: value }, "https://mugworks.example");
  expect(problems).toHaveLength(1);
  expect(problems.join()).not.toContain("topsecret");
});

it.each(["https://a.example\nhttps://b.example", "a\r\nb", "\u001b[2Ja\tb"])(
  "a value with line breaks or control characters is reported in one line without them: %j",
  (value) => {
    const [problem = ""] = problemsOf({ VITE_CONTACT_ENDPOINT: value });
    expect(problem).toMatch(/^VITE_CONTACT_ENDPOINT holds "[^"]+"; it should be a full https address/);
    expect(problem).not.toMatch(/\p{Cc}/u);
  },
);
