// @vitest-environment node
// What the doctor says of the policy, the configuration, the shop and the affiliate lookup of a site.
import { expect, it } from "vitest";
import { readConfig } from "../../../../plugins/config/read-config";
import type { SiteResponse } from "../../../../functions/lib/site-response";
import { at, describeFindings, withHeader, withoutHeader, withStatus, rewritten, HOME } from "./breaks";
import { type Break, ENVIRONMENT, examine, html, SHOP, SITE, text } from "./sample-host";

const lookup = (answer: SiteResponse): Break => at("/api/affiliates?code=nobody-has-this-code", () => answer);
/** The site as it is built for other variables. */
const builtFor = (environment: object): Break =>
  at("/assets/app-1.js", () =>
    text(`const config=${JSON.stringify(readConfig({ ...environment }, SITE).config)}`, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    }),
  );

const policy = (value: string): Break => at("/", withHeader("Content-Security-Policy", value));
const atShop: Break = (answer, { address }) => (address.includes(SHOP) ? null : answer);
const SECRET = text(`const t="${["shpat", "0123456789abcdef"].join("_")}"`, 200, {
  "Content-Type": "text/javascript",
});
const listOf = (code: string) => text(`{"payload":[{"code":{"code":"${code}"}}]}`);

describeFindings([
  ["there is no policy", withoutHeader("Content-Security-Policy"), /have no Content-Security-Policy: send/],
  [
    "the policy stops a vendor",
    policy("script-src 'self'"),
    /connect-src does not allow .+forms\.ex.+: send/,
  ],
  ["the policy allows too much", policy("img-src https://old.example"), /img-src allows https.+: send/],
  [
    "there is no configuration",
    at("/assets/app-1.js", withStatus(404)),
    /^No script .+ configuration: publish/,
  ],
  [
    "a secret is in a script",
    at("/assets/faq-1.js", () => SECRET),
    /faq-1\.js has a Shopify secret.+: revoke/,
  ],
  // check-shop.test.ts has what else a shop may answer.
  ["the shop is not reachable", atShop, /^my-shop\.myshopify\.com could not be reached/],
  ["the lookup is not there", lookup(html("", 404)), /is no lookup \(status 404\): publish functions\//],
  ["the lookup is a page", lookup(HOME), /is no lookup \(status 200\): publish functions\//],
  ["the lookup is not configured", lookup(text("{}", 503)), /is not configured: set AFFILIATE_SERVICE_URL/],
  ["the lookup cannot read the service", lookup(text("{}", 502)), /cannot read .+\(status 502\): correct/],
  ["the lookup wants a token", lookup(text("{}", 401)), /refuses the site \(status 401\): let VITE/],
  ["the lookup was asked too often", lookup(text("{}", 429)), /has answered this machine too often: run/],
  ["the lookup knows every code", lookup(listOf("nobody-has-this-code")), /code that nobody has: correct/],
  ["the lookup answers with everybody", lookup(listOf("BRO25")), /with the list of all affiliates: let/],
  ["the lookup answers something else", lookup(text('{"error":"x"}')), /not answer with a list .+: correct/],
  [
    "the lookup has no limit",
    at("/api/affiliates?code=", () => text('{"payload":[]}')),
    /answered 61 requests.+: publish/,
  ],
  [
    "the lookup ends the connection",
    (answer, { path }) => (path.startsWith("/api/") ? null : answer),
    /affiliates could not be reached .+: check/,
  ],
]);

it.each([
  ["allows any script", "script-src 'unsafe-inline'", /script-src allows 'unsafe-inline'/],
  ["forbids the pages' styles", "style-src 'self'", /style-src does not allow the styles in the pages/],
  ["forbids the pages' scripts", "script-src 'self'", /script-src does not allow the scripts in the pages/],
  ["forbids a vendor", "default-src 'none'", /allow https:\/\/forms\.example, which is configured/],
])(
  "where only the address is known, the policy is held against the site itself when it %s",
  async (_, value, sentence) => {
    expect((await examine(policy(value), { environment: {} })).problems).toContainEqual(
      expect.stringMatching(sentence),
    );
  },
);

it.each([{}, ENVIRONMENT])(
  "pages are named whose boot script the host rewrites, and nothing is said against the policy",
  async (environment) => {
    expect((await examine(rewritten, { environment })).problems).toEqual([
      expect.stringMatching(
        /^\/\S* has no boot script as a build writes it.+ turn off what the host changes/,
      ),
    ]);
  },
);

it("a site that was built with other variables is named with what differs", async () => {
  const environment = { ...ENVIRONMENT, VITE_CONTACT_ENDPOINT: "" };
  expect((await examine(undefined, { environment })).problems).toEqual([
    "The site was built with other variables than those here (contactEndpoint): set the same ones at the host and publish it again.",
  ]);
});

it("the demo store is named where it is public, and not on this machine", async () => {
  const published = await examine(builtFor({}), { environment: {} });
  expect(published.problems).toContainEqual(
    expect.stringMatching(/^The site is the demo store, which sells nothing: set VITE_SHOPIFY_DOMAIN/),
  );
  const local = await examine(builtFor({}), { environment: {}, address: "http://localhost" });
  expect(local.problems.filter((problem) => problem.includes("demo store"))).toEqual([]);
});

it("the demo's form for affiliates is named where a shop sells", async () => {
  const environment = { ...ENVIRONMENT, VITE_AFFILIATE_SIGNUP_URL: "" };
  expect((await examine(builtFor(environment), { environment })).problems).toContainEqual(
    expect.stringMatching(/^The form on \/bros is a demo .* set VITE_AFFILIATE_SIGNUP_URL at the host/),
  );
});

it.each([
  ["story", /^\/about tells .+ made-up story: write your own in src\/content\/about\.ts/],
  ["accounts", /^The pages lead to the sample's social accounts: name your own in src\/content\/brand\.ts/],
])("the sample's %s is named where a shop sells", async (name, sentence) => {
  const marked = at("/about", () => html(`<html data-page="/about" data-samples="${name}">`));
  const told = (problems: readonly string[]) => problems.filter((problem) => /sample's/.test(problem));
  expect(told((await examine(marked)).problems)).toEqual([expect.stringMatching(sentence)]);
  expect(told((await examine(marked, { address: "http://localhost" })).problems)).toEqual([]);
});

it("tokens of the configuration are public, and a secret among them is not", async () => {
  const leaks = async (environment: object) =>
    (await examine(builtFor(environment))).problems.filter((problem) =>
      problem.includes("every visitor can read"),
    );
  expect(await leaks(ENVIRONMENT)).toEqual([]);
  const contact = `https://forms.example/?key=${["sk", "live", "0123456789abcdef"].join("_")}`;
  expect(await leaks({ ...ENVIRONMENT, VITE_CONTACT_ENDPOINT: contact })).toEqual([
    expect.stringMatching(/^\/assets\/app-1\.js has a vendor's secret in it/),
  ]);
});

it("a lookup at another address must let the site's pages read it", async () => {
  const environment = { ...ENVIRONMENT, VITE_AFFILIATE_API_URL: "https://affiliates.example" };
  const { problems } = await examine(builtFor(environment), { environment });
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^https:\/\/affiliates\.example\/api\/affiliates does not let pages of .+: set AFFILIATE_SITE_ORIGIN=https:\/\/bros\.shop/,
    ),
  );
});
