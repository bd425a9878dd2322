// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findDiscount, MAX_PAGES, type Send } from "../../functions/lib/affiliate-list";
import { liveDependencies } from "../../functions/lib/affiliate-lookup";
import { affiliate, answering, page, SETTINGS, TOKEN } from "./service-list";

const find = (send: Send, code = "BRO25") =>
  findDiscount(SETTINGS, code, send, liveDependencies(() => "").limitMs);
const A = affiliate("AAAA", 1);
const B = affiliate("BBBB", 2);
const BRO = affiliate("BRO25", 25);
const LIST = "https://service.example/base/api/affiliates";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one page", () => {
  it("is asked for with the bearer, without the code, and never by way of a redirect", async () => {
    const { send, asked } = answering(page([A, BRO]));
    await expect(find(send)).resolves.toBe(25);
    expect(asked.map(({ url }) => url)).toEqual([LIST]);
    expect(asked[0]?.init).toMatchObject({
      headers: { Authorization: `Bearer ${TOKEN}` },
      redirect: "manual",
    });
  });

  it("holds the affiliate only when the code is exactly the same", async () => {
    const { send } = answering(
      page([affiliate("bro25", 5), affiliate("BRO25 ", 6), affiliate(["BRO25"], 7)]),
    );
    await expect(find(send)).resolves.toBeNull();
  });

  it("takes odd entries and names of an object's properties for what they are", async () => {
    const odd = [null, 7, "BRO25", [], {}, { code: null }, { code: "BRO25" }, affiliate("__proto__", 10)];
    await expect(find(answering(page([...odd, BRO])).send)).resolves.toBe(25);
    await expect(find(answering(page(odd)).send, "__proto__")).resolves.toBe(10);
    await expect(find(answering(page(odd)).send, "constructor")).resolves.toBeNull();
    await expect(find(answering(page(odd)).send, "hasOwnProperty")).resolves.toBeNull();
  });

  it.each([0, 12.5, 100])("may hold %s percent", async (percent) => {
    await expect(find(answering(page([affiliate("BRO25", percent)])).send)).resolves.toBe(percent);
  });

  it.each(["25", -1, 100.1, Number.POSITIVE_INFINITY, null, true, undefined, [25]])(
    "holds no affiliate when the percentage is %j",
    async (percent) => {
      await expect(find(answering(page([affiliate("BRO25", percent)])).send)).resolves.toBeNull();
    },
  );
});

describe("further pages", () => {
  it.each([
    ["meta.last_page", { meta: { current_page: 1, last_page: 2 } }],
    ["last_page", { last_page: 2 }],
    ["next_page_url", { next_page_url: "https://service.example/base/api/affiliates?page=2" }],
    ["meta.next_page_url", { meta: { next_page_url: "/base/api/affiliates?page=2#x" } }],
    ["links.next", { links: { next: "?page=2" } }],
    ["no hint at all", {}],
    ["hints that are none", { meta: "x", links: 7, next_page_url: 7, last_page: "2" }],
  ])("are asked for on %s", async (_hint, hints) => {
    const { send, asked } = answering(page([A], hints), page([BRO], hints));
    await expect(find(send)).resolves.toBe(25);
    expect(asked.map(({ url }) => url)).toEqual([LIST, `${LIST}?page=2`]);
  });

  it("follow a cursor, but the token never follows it to another host or path", async () => {
    const elsewhere = "https://evil.example/steal?cursor=abc";
    const { send, asked } = answering(page([A], { next_page_url: elsewhere }), page([BRO]));
    await expect(find(send)).resolves.toBe(25);
    expect(asked.map(({ url }) => url)).toEqual([LIST, `${LIST}?cursor=abc`]);
  });

  it.each([
    ["the last page was counted", { meta: { last_page: 1 } }],
    ["the next page is null", { next_page_url: null }],
    ["the link to the next page is null", { links: { next: null } }],
  ])("are not asked for when %s", async (_when, hints) => {
    const { send, asked } = answering(page([A], hints));
    await expect(find(send)).resolves.toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("are not asked for once the affiliate is found", async () => {
    const { send, asked } = answering(page([BRO], { meta: { last_page: 9 } }));
    await find(send);
    expect(asked).toHaveLength(1);
  });

  it("end with an empty page, or with one that is the same again, as of a service that knows no pages", async () => {
    const emptied = answering(page([A]), page([B]), page([]));
    await expect(find(emptied.send)).resolves.toBeNull();
    expect(emptied.asked).toHaveLength(3);
    const repeating = answering(page([A, B], { meta: { last_page: 1_000_000 } }));
    await expect(find(repeating.send)).resolves.toBeNull();
    expect(repeating.asked).toHaveLength(2);
  });

  it("end at a bound, and then nothing is claimed about the code", async () => {
    let n = 0;
    const { send, asked } = answering(() => page([affiliate(`CODE${n++}`, 5)])());
    await expect(find(send)).rejects.toMatchObject({ status: 504 });
    expect(asked).toHaveLength(MAX_PAGES);
  });
});

describe("a service that fails", () => {
  it.each([
    ["500", () => new Response(`{"error":"${TOKEN}"}`, { status: 500 })],
    ["401", () => new Response("{}", { status: 401 })],
    ["404", () => new Response("{}", { status: 404 })],
    ["a list that is marked as a failure", () => Response.json({ payload: [BRO] }, { status: 403 })],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "https://evil.example/" } })],
    ["204", () => new Response(null, { status: 204 })],
    ["HTML", () => new Response("<!doctype html><title>Sign in</title>")],
    ["nothing", () => new Response("")],
    ["half an answer", () => new Response('{"payload":[')],
    ["null", () => Response.json(null)],
    ["a bare list", () => Response.json([BRO])],
    ["no list", page(null)],
    ["an object for the list", page({ 0: BRO })],
    ["a lost connection", () => Promise.reject(new TypeError(`connect ${TOKEN}`))],
  ])("with %s is a 502 whose message tells nothing of what it said", async (_name, answer) => {
    const failure: unknown = await find(answering(answer).send).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 502 });
    expect(String(failure)).not.toMatch(/secret|evil|Sign in|connect/);
  });

  it("on a later page is a 502 too, not a code that is unknown", async () => {
    const { send } = answering(page([A], { last_page: 2 }), () => new Response("", { status: 503 }));
    await expect(find(send)).rejects.toMatchObject({ status: 502 });
  });
});

describe("a service that is slow", () => {
  const hanging = () => new Promise<never>(() => undefined);
  const slowBody = () => new Response(new ReadableStream({ pull: hanging }));
  let made = 0;
  const slowPage = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(page([affiliate(`C${made++}`, 5)])()), 300);
    });

  it.each([
    ["does not answer", hanging],
    ["stops within its answer", slowBody],
    ["has many slow pages", slowPage],
  ])("and %s is given up after 4 s, all pages together", async (_name, answer) => {
    const { send, asked } = answering(answer);
    const settled = vi.fn();
    const looking = find(send).catch((error: unknown) => {
      settled();
      return error;
    });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(looking).resolves.toMatchObject({ status: 504 });
    expect(asked.at(-1)?.init.signal?.aborted).toBe(true);
  });

  it("leaves no timer behind when it answered in time", async () => {
    await find(answering(page([BRO])).send);
    expect(vi.getTimerCount()).toBe(0);
  });
});
