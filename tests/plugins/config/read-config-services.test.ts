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

  it("needs no token", () => {
    expect(configOf(URL_ALONE).affiliateApi).toEqual({
      url: "https://affiliates.mugworks.example",
      token: null,
    });
  });

  it("is refused without the address that it would be sent to", () => {
    const { problems } = read({ VITE_AFFILIATE_API_TOKEN: "publishable-1" });
    expect(problems).toEqual([
      expect.stringMatching(/^VITE_AFFILIATE_API_TOKEN holds a token that nothing sends/),
    ]);
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

  it.each([
    "https://api.socialsnowball.io",
    "https://API.SocialSnowball.IO/v1",
    "https://api.socialsnowball.io./",
  ])("at the vendor's own address is rejected with a token, which is not printed: %s", (url) => {
    const reading = read({ VITE_AFFILIATE_API_URL: url, VITE_AFFILIATE_API_TOKEN: "topsecret-1" });
    expect(reading.problems).toEqual([
      expect.stringMatching(
        /^VITE_AFFILIATE_API_TOKEN holds a token for the vendor's own API.*edge function/,
      ),
    ]);
    expect(reading.problems.join()).not.toContain("topsecret-1");
  });

  it.each([
    "https://notsocialsnowball.io",
    "https://socialsnowball.io.mugworks.example",
    "https://mugworks.example/socialsnowball.io",
  ])("may have a token when its address only resembles the vendor's: %s", (url) => {
    expect(problemsOf({ VITE_AFFILIATE_API_URL: url, VITE_AFFILIATE_API_TOKEN: "publishable-1" })).toEqual(
      [],
    );
  });

  it("at the vendor's own address is accepted without a token", () => {
    expect(problemsOf({ VITE_AFFILIATE_API_URL: "https://api.socialsnowball.io" })).toEqual([]);
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
  const ACCOUNT = {
    VITE_JUDGEME_SHOP_DOMAIN: "my-shop.myshopify.com",
    VITE_JUDGEME_PUBLIC_TOKEN: "publicTokenOfJudgeMe",
  };

  it.each([
    [
      JUDGE_ME,
      ACCOUNT,
      {
        service: "judge-me",
        account: { shopDomain: "my-shop.myshopify.com", publicToken: "publicTokenOfJudgeMe" },
      },
    ],
    ["https://staticw2.yotpo.com/key/widget.js", {}, { service: "yotpo", account: {} }],
    [
      "https://cdn-widgetsrepository.yotpo.com/v1/loader/key",
      { VITE_YOTPO_INSTANCE_ID: "520292" },
      { service: "yotpo", account: { instanceId: "520292" } },
    ],
    [
      "https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js",
      { VITE_OKENDO_SUBSCRIBER_ID: "01234567-89ab-cdef-0123-456789abcdef" },
      { service: "okendo", account: { subscriberId: "01234567-89ab-cdef-0123-456789abcdef" } },
    ],
    ["https://loox.io/widget/x/loox.js", {}, { service: "loox", account: {} }],
  ])("come from the service of the script: %s", (scriptUrl, account, reviews) => {
    expect(read({ VITE_REVIEWS_SCRIPT_URL: scriptUrl, ...account })).toMatchObject({
      config: { reviews: { scriptUrl, ...reviews } },
      problems: [],
    });
  });

  it.each([
    [JUDGE_ME, ["VITE_JUDGEME_SHOP_DOMAIN", "VITE_JUDGEME_PUBLIC_TOKEN"]],
    ["https://cdn-static.okendo.io/okendo-reviews.js", ["VITE_OKENDO_SUBSCRIBER_ID"]],
    ["https://cdn-widgetsrepository.yotpo.com/v1/loader/key", ["VITE_YOTPO_INSTANCE_ID"]],
  ])(
    "of %s stop the build without the values of the account, with a sentence for each",
    (scriptUrl, names) => {
      const problems = problemsOf({ VITE_REVIEWS_SCRIPT_URL: scriptUrl });
      expect(problems).toEqual(
        names.map((name) =>
          expect.stringMatching(new RegExp(`^${name} holds nothing, and .* it should be `)),
        ),
      );
    },
  );

  it("of another service stop the build", () => {
    expect(problemsOf({ VITE_REVIEWS_SCRIPT_URL: "https://loox.io.evil.example/loox.js" })).toEqual([
      expect.stringMatching(
        /^VITE_REVIEWS_SCRIPT_URL holds a script of loox\.io\.evil\.example; .*Judge\.me, Yotpo, Okendo, or Loox/,
      ),
    ]);
  });

  it("stop the build when a value belongs to another service than the script", () => {
    expect(problemsOf({ VITE_REVIEWS_SCRIPT_URL: "https://loox.io/widget/x/loox.js", ...ACCOUNT })).toEqual([
      expect.stringMatching(/^VITE_JUDGEME_SHOP_DOMAIN holds a value for Judge\.me/),
      expect.stringMatching(/^VITE_JUDGEME_PUBLIC_TOKEN holds a value for Judge\.me/),
    ]);
  });
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
