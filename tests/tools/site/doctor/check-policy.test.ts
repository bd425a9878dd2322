// @vitest-environment node
import { expect, it } from "vitest";
import { brand } from "@/content/brand";
import { datedParts, withMarks } from "../../../../plugins/config/shop-days";
import { checkPolicy, comparePolicies } from "../../../../tools/site/doctor/check-policy";

const reviews = (scriptUrl: string, frame: string | null) => ({ reviews: { scriptUrl, frame, account: {} } });
const check = (policy: string, config: unknown) => checkPolicy(policy, [], config);

it("a policy with the domain of a vendor allows the vendor's script", () => {
  const config = reviews("https://staticw2.yotpo.com/key/widget.js", null);
  expect(check("script-src 'self' https://*.yotpo.com", config)).toEqual([]);
  expect(check("script-src 'self' https://*.judge.me", config)).toEqual([
    expect.stringMatching(/^The policy does not allow https:\/\/staticw2\.yotpo\.com/),
  ]);
});

it("the site's policy need not allow what a vendor's frame loads", () => {
  const config = reviews("https://cdn.judge.me/widget_preloader.js", "judge-me");
  expect(check("script-src 'self'; frame-src 'self'", config)).toEqual([]);
});

it("the policy of a site with a notice allows the script of its days", () => {
  const notice = { from: "2026-12-24", through: "2026-12-31", text: "Back soon." };
  const parts = datedParts({ closed: [], notice, pause: null }, "America/New_York", brand, 0);
  const page = withMarks("<html><head></head></html>", parts);
  expect(checkPolicy(`script-src 'self' ${parts.sources.join(" ")}`, [page], {})).toEqual([]);
  expect(checkPolicy("script-src 'self'", [page], {})).toEqual([
    expect.stringMatching(/^The policy's script-src does not allow the scripts in the pages/),
  ]);
});

it("of two policies, a directive that one leaves open is that of the other, and a site without one is named", () => {
  const expected = "default-src 'none'; connect-src 'self' https://a.example";
  const parts = "default-src 'none'; connect-src *, connect-src 'self' https://a.example";
  expect(comparePolicies(parts, expected)).toEqual([]);
  expect(comparePolicies("default-src 'none'; connect-src *", expected)).toHaveLength(2);
  for (const found of [comparePolicies(null, expected), checkPolicy(null, [], {})])
    expect(found).toEqual([expect.stringContaining("have no Content-Security-Policy")]);
});

it("a policy may allow a style sheet of a page that was not found, and no script of one", () => {
  const own = "style-src 'self'; script-src 'self'";
  expect(comparePolicies("style-src 'self' 'sha256-a'; script-src 'self'", own)).toEqual([]);
  expect(comparePolicies("style-src 'self'; script-src 'self' 'sha256-a'", own)).toHaveLength(1);
});
