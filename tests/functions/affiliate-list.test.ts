// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readAffiliateList, type Send } from "../../functions/lib/affiliate-list";
import { affiliate, page, serviceWith, SETTINGS, TOKEN } from "./service-list";

const read = (send: Send) => readAffiliateList(SETTINGS, send, new AbortController().signal);
const A = affiliate("AAAA", 1);
const B = affiliate("BBBB", 2);
const BRO = affiliate("BRO25", 25);
const BOTH = [
  { code: "AAAA", percent: 1 },
  { code: "BRO25", percent: 25 },
];
const LIST = "https://service.example/base/api/affiliates";

describe("one page", () => {
  it("is requested with the token and without following redirects", async () => {
    const { send, requests } = serviceWith(page([A, BRO], { last_page: 1 }));
    await expect(read(send)).resolves.toEqual(BOTH);
    expect(requests.map(({ url }) => url)).toEqual([LIST]);
    expect(requests[0]?.init).toMatchObject({
      headers: { Accept: "application/json", Authorization: `Bearer ${TOKEN}` },
      redirect: "manual",
    });
  });

  it("may contain any entries, of which only well-formed codes are read", async () => {
    const odd = [null, 7, "BRO25", [], {}, { code: null }, { code: "BRO25" }];
    const malformed = ["BRO25 ", ["BRO25"], 7].map((code) => affiliate(code, 6));
    const { send } = serviceWith(
      page([...odd, ...malformed, affiliate("__proto__", 10), affiliate("SILENT", "25%"), BRO]),
    );
    await expect(read(send)).resolves.toEqual([
      { code: "__proto__", percent: 10 },
      { code: "SILENT", percent: null },
      { code: "BRO25", percent: 25 },
    ]);
  });
});

describe("further pages", () => {
  it.each([
    ["meta.last_page", { meta: { current_page: 1, last_page: 2 } }, "?page=2"],
    ["next_page_url", { next_page_url: "https://service.example/base/api/affiliates?from=a" }, "?from=a"],
    ["meta.next_page_url", { meta: { next_page_url: "/base/api/affiliates?from=a#part" } }, "?from=a"],
    ["links.next", { links: { next: "?from=a" } }, "?from=a"],
    [
      "a cursor, but never at another host or path",
      { next_page_url: "https://evil.example/steal?cursor=a" },
      "?cursor=a",
    ],
    ["a next address that has no query", { next_page_url: "/base/api/affiliates/2" }, "?page=2"],
    ["no field that describes further pages", {}, "?page=2"],
    ["such fields with wrong types", { meta: "x", links: 7, next_page_url: 7, last_page: "2" }, "?page=2"],
  ])("are requested with %s", async (_hint, hints, query) => {
    const { send, requests } = serviceWith(page([A], hints), page([BRO], hints), page([]));
    await expect(read(send)).resolves.toEqual(BOTH);
    expect(requests.map(({ url }) => url).slice(0, 2)).toEqual([LIST, LIST + query]);
  });

  it.each([
    ["the number of pages is reached", { meta: { last_page: 1 } }],
    ["the next page is null", { next_page_url: null }],
    ["the link to the next page is null", { links: { next: null } }],
  ])("are not requested when %s", async (_when, hints) => {
    const { send, requests } = serviceWith(page([A], hints));
    await expect(read(send)).resolves.toEqual([{ code: "AAAA", percent: 1 }]);
    expect(requests).toHaveLength(1);
  });

  const named = page([A], { next_page_url: "?from=a" });
  it.each([
    ["an empty one", [page([A]), page([B]), page([])], 2],
    ["a repeated one, which a service without pages would send", [page([A, B])], 2],
    ["an empty one that was named, as with cursors", [named, page([], { next_page_url: null })], 1],
    ["an empty one of a shorter list", [page([A], { last_page: 2 }), page([], { last_page: 1 })], 1],
  ])("end with %s", async (_last, pages, count) => {
    const { send, requests } = serviceWith(...pages);
    await expect(read(send)).resolves.toHaveLength(count);
    expect(requests).toHaveLength(Math.max(2, pages.length));
  });

  it("may be none: a list that says so is empty", async () => {
    for (const hints of [{}, { last_page: 1 }, { last_page: 0 }, { next_page_url: null }])
      await expect(read(serviceWith(page([], hints)).send)).resolves.toEqual([]);
  });

  it("are limited in number, and a list with more pages is a failure", async () => {
    let count = 0;
    const { send, requests } = serviceWith(() => page([affiliate(`CODE${count++}`, 5)])());
    await expect(read(send)).rejects.toMatchObject({
      status: 504,
      message: "The list of the affiliate service has more than 1000 pages.",
    });
    expect(requests).toHaveLength(1_000);
  });
});

it.each([
  ["500", "status 500", [() => new Response(`{"error":"${TOKEN}"}`, { status: 500 })]],
  ["403 and a list", "status 403", [() => Response.json({ payload: [BRO] }, { status: 403 })]],
  ["a redirect", "status 302", [() => Response.redirect("https://evil.example/")]],
  ["HTML", "is not JSON", [() => new Response("<!doctype html><title>Sign in</title>")]],
  ["null", "no list", [() => Response.json(null)]],
  ["no list", "no list", [page(null)]],
  ["a lost connection", "did not respond", [() => Promise.reject(new TypeError(`connect ${TOKEN}`))]],
  [
    "503 on a later page",
    "status 503",
    [page([A], { last_page: 2 }), () => new Response("", { status: 503 })],
  ],
  ["an empty second page of two", "stops early", [page([A], { last_page: 2 }), page([], { last_page: 2 })]],
  ["a second page of three that repeats the first", "stops early", [page([A, B], { last_page: 3 })]],
  ["an empty first page of three", "stops early", [page([], { last_page: 3 })]],
  ["an empty page that names a next one", "stops early", [page([A]), page([], { next_page_url: "?page=3" })]],
  ["a repeated page that names a next one", "stops early", [page([A], { links: { next: "?page=2" } })]],
])("a service with %s is a 502 whose message says %j, and quotes nothing", async (_, reason, answers) => {
  const failure: unknown = await read(serviceWith(...answers).send).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 502, message: expect.stringContaining(reason) });
  expect(String(failure)).not.toMatch(/secret|evil|Sign in|connect/);
});
