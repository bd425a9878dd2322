import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  AFFILIATE_LIMIT_MS,
  fetchDiscount,
  readDiscount,
} from "@/vendors/affiliate-service/affiliate-service";

const service = { url: "https://affiliates.example", token: null };
const affiliate = (code: unknown, discount: unknown) => ({
  code: { code },
  current_segment: { discount_payout_value: discount },
});
const respondWith =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the lookup", () => {
  it("requests one code from the service, with a bearer token only if one is configured", async () => {
    const requests: { url: string; headers: Headers }[] = [];
    const send: typeof fetch = async (input, init) => {
      requests.push({
        url: input instanceof Request ? input.url : input.toString(),
        headers: new Headers(init?.headers),
      });
      return Response.json({ payload: [affiliate("BRO25", 25)] });
    };
    await expect(fetchDiscount(service, "BRO25", send)).resolves.toBe(25);
    await expect(fetchDiscount({ ...service, token: "publishable" }, "BRO25", send)).resolves.toBe(25);
    expect(requests.map(({ url }) => url)).toEqual(
      Array(2).fill("https://affiliates.example/api/affiliates?code=BRO25"),
    );
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer publishable"]);
  });

  it.each([
    ["a 500", respondWith("{}", 500)],
    ["a 401", respondWith("{}", 401)],
    ["HTML", respondWith("<!doctype html>")],
    ["null", respondWith("null")],
    ["another shape", respondWith('{"affiliates":[]}')],
    ["text for the percent", respondWith(JSON.stringify({ payload: [affiliate("BRO25", "25")] }))],
    ["a negative percent", respondWith(JSON.stringify({ payload: [affiliate("BRO25", -5)] }))],
    ["more than 100 percent", respondWith(JSON.stringify({ payload: [affiliate("BRO25", 101)] }))],
    ["no percent", respondWith(JSON.stringify({ payload: [{ code: { code: "BRO25" } }] }))],
    ["a lost connection", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("rejects %s", async (_name, send) => {
    await expect(fetchDiscount(service, "BRO25", send)).rejects.toThrow(/./);
  });

  it.each([
    ["a response that is no JSON", respondWith('{"payload":[{"code":{"code":"BRO25"},"x":NaN}]}')],
    [
      "a browser error that quotes the address",
      async () => Promise.reject(new TypeError("no ?code=BRO25 here")),
    ],
  ])("reports %s without the code", async (_name, send) => {
    const failure: unknown = await fetchDiscount(service, "BRO25", send).catch((error: unknown) => error);
    expect(String(failure)).toContain("The affiliate service");
    expect(String(failure)).not.toContain("BRO25");
  });

  it("rejects and aborts the request when the service does not respond within 8 seconds", async () => {
    let signal: AbortSignal | null | undefined;
    const hanging: typeof fetch = (_input, init) => {
      signal = init?.signal;
      return new Promise(() => undefined);
    };
    const lookup = fetchDiscount(service, "BRO25", hanging);
    const settled = vi.fn();
    lookup.then(settled, settled);
    await vi.advanceTimersByTimeAsync(AFFILIATE_LIMIT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(lookup).rejects.toThrow("too long");
    expect(signal?.aborted).toBe(true);
  });
});

describe("reading the response", () => {
  it("uses the affiliate whose code is exactly the stored one", () => {
    const answer = { payload: [affiliate("bro25", 5), affiliate("BRO25 ", 6), affiliate("BRO25", 25)] };
    expect(readDiscount(answer, "BRO25")).toBe(25);
  });

  it("returns 0 for a code that the service does not have", () => {
    expect(readDiscount({ payload: [affiliate("OTHER", 50)] }, "BRO25")).toBe(0);
    expect(readDiscount({ payload: [] }, "BRO25")).toBe(0);
  });

  it("ignores malformed entries, and codes that are names from Object.prototype", () => {
    const answer = {
      payload: [null, 7, "x", {}, { code: null }, { code: { code: 25 } }, affiliate("__proto__", 10)],
    };
    expect(readDiscount(answer, "__proto__")).toBe(10);
    expect(readDiscount(answer, "constructor")).toBe(0);
  });
});
