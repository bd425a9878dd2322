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

it.each<[string, string, HeadersInit]>([
  ["with Global Privacy Control", "BRO25", { "Sec-GPC": "1" }],
  ["of another site's page", "BRO25", { "Sec-Fetch-Site": "cross-site" }],
  ["about an unknown code", "NOBODY", {}],
  ["about no code", "", {}],
])(
  "is not kept from the next visitor by a shared cache, which has the answer %s",
  async (_, code, headers) => {
    expect((await lookUp(`?code=${code}&keep=60`, headers)).cache).toBe("private, no-store");
  },
);

it.each([
  ["60", 60],
  ["2592000", THIRTY_DAYS],
  ["2592001", THIRTY_DAYS],
  ["999999999", THIRTY_DAYS],
])("lives as long as the code, and 30 days at most: %s", async (keep, seconds) => {
  expect((await lookUp(`?code=BRO25&keep=${keep}`)).cookie).toContain(`Max-Age=${seconds};`);
});

it.each(["", "0", "-1", "1.5", "1e6", "9999999999", "60; Domain=evil.example", "Infinity"])(
  "is not set for the time %j",
  async (keep) => {
    expect((await lookUp(`?code=BRO25&keep=${encodeURIComponent(keep)}`)).cookie).toBeNull();
  },
);

it.each(["NOBODY", "", "BRO25; Domain=evil.example", "BRO25\r\nSet-Cookie: a=b"])(
  "is not set for a code that is unknown or malformed: %j",
  async (code) => {
    expect((await lookUp(`?code=${encodeURIComponent(code)}&keep=60`)).cookie).toBeNull();
  },
);

it("is not set with Global Privacy Control", async () => {
  expect(await lookUp("?code=BRO25&keep=60", { "Sec-GPC": "1" })).toMatchObject({
    cookie: null,
    body: publicPayload("BRO25", 25),
  });
});

it.each(["cross-site", "same-site", "none"])(
  "is not set when somebody else than a page of the site asks: %s",
  async (asker) => {
    expect((await lookUp("?code=BRO25&keep=60", { "Sec-Fetch-Site": asker })).cookie).toBeNull();
  },
);

it("is not set where it is switched off, or where the site has another origin", async () => {
  for (const change of [{ setsCookie: false }, { siteOrigin: "https://mugworks.example" }])
    expect(
      (await lookUp("?code=BRO25&keep=60", {}, { settings: { ...SETTINGS, ...change } })).cookie,
    ).toBeNull();
});
