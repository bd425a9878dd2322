// @vitest-environment node
// The cookie with a known code, which the lookup sets for the pages of its own origin.
import { expect, it } from "vitest";
import { handleAffiliates, type Dependencies } from "../../functions/lib/affiliate-lookup";
import { affiliate, page, publicPayload, serviceWith, SETTINGS, testDependencies } from "./service-list";

const THIRTY_DAYS = 2_592_000;

async function lookUp(query: string, headers: HeadersInit = {}, more: Partial<Dependencies> = {}) {
  const deps = testDependencies(serviceWith(page([affiliate("BRO25", 25)], { meta: { last_page: 1 } })).send);
  const request = new Request(`https://mugworks.example/api/affiliates${query}`, { headers });
  const response = await handleAffiliates(request, deps.requestContext(), { ...deps, ...more });
  return {
    cookie: response.headers.get("Set-Cookie"),
    cache: response.headers.get("Cache-Control"),
    body: await response.json(),
  };
}

it("holds the code in the service's spelling and nothing else, for 30 days, for this host alone", async () => {
  const { cookie, body } = await lookUp(`?code=bro25&keep=${THIRTY_DAYS}`, {
    "Sec-Fetch-Site": "same-origin",
  });
  expect(cookie).toBe("__Host-snowball_code=BRO25; Max-Age=2592000; Path=/; Secure; SameSite=Lax");
  expect(body).toEqual(publicPayload("BRO25", 25));
});

it("is in a response that no cache may keep, while one without it stays as it was", async () => {
  expect((await lookUp("?code=BRO25&keep=60")).cache).toBe("private, no-store");
  expect(await lookUp("?code=BRO25")).toMatchObject({ cookie: null, cache: "public, max-age=600" });
});

it.each([
  ["60", 60],
  ["2592000", THIRTY_DAYS],
  ["2592001", THIRTY_DAYS],
])("lives as long as the code, and 30 days at most: %s", async (keep, seconds) => {
  expect((await lookUp(`?code=BRO25&keep=${keep}`)).cookie).toContain(`Max-Age=${seconds};`);
});

it.each<[string, string, string, HeadersInit]>([
  ["with Global Privacy Control", "BRO25", "60", { "Sec-GPC": "1" }],
  ["on another site's page", "BRO25", "60", { "Sec-Fetch-Site": "cross-site" }],
  ["by a subdomain", "BRO25", "60", { "Sec-Fetch-Site": "same-site" }],
  ["about an unknown code", "NOBODY", "60", {}],
  ["about a malformed code", "BRO25\r\nSet-Cookie: a=b", "60", {}],
  ["for no time", "BRO25", "0", {}],
  ["for a time with an attribute", "BRO25", "60; Domain=evil.example", {}],
  ["for a part of a second", "BRO25", "1.5", {}],
])(
  "is not set, and no cache may keep the answer, when it is asked for %s",
  async (_, code, keep, headers) => {
    const query = `?code=${encodeURIComponent(code)}&keep=${encodeURIComponent(keep)}`;
    expect(await lookUp(query, headers)).toMatchObject({ cookie: null, cache: "private, no-store" });
  },
);

it("is not needed for the answer, which a visitor with Global Privacy Control gets as well", async () => {
  expect((await lookUp("?code=BRO25&keep=60", { "Sec-GPC": "1" })).body).toEqual(publicPayload("BRO25", 25));
});

it("is not set where it is switched off, or where the site has another origin", async () => {
  for (const change of [{ setsCookie: false }, { siteOrigin: "https://mugworks.example" }])
    expect(
      (await lookUp("?code=BRO25&keep=60", {}, { settings: { ...SETTINGS, ...change } })).cookie,
    ).toBeNull();
});
