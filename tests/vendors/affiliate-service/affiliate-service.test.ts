import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchDiscount, readDiscount } from "@/vendors/affiliate-service/affiliate-service";

const service = { url: "https://affiliates.example", token: null };
const affiliate = (code: unknown, discount: unknown) => ({
  code: { code },
  current_segment: { discount_payout_value: discount },
});
const known = (code: string, percent: number | null) => ({ state: "known", code, percent });
const respondWith =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

beforeEach(() => void vi.useFakeTimers());

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
    await expect(fetchDiscount(service, "BRO25", send)).resolves.toEqual(known("BRO25", 25));
    await fetchDiscount({ ...service, token: "publishable" }, "BRO25", send);
    expect(requests.map(({ url }) => url)).toEqual(
      Array(2).fill("https://affiliates.example/api/affiliates?code=BRO25"),
    );
    expect(requests.map(({ headers }) => headers.get("accept"))).toEqual(Array(2).fill("application/json"));
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer publishable"]);
  });

  it("asks for a cookie with the code for as long as the code lives, and for none where that is 0", async () => {
    const urls: unknown[] = [];
    const send: typeof fetch = async (input) => {
      urls.push(input);
      return Response.json({ payload: [] });
    };
    for (const seconds of [2_592_000, 0]) await fetchDiscount(service, "BRO25", send, seconds);
    expect(urls).toEqual([
      "https://affiliates.example/api/affiliates?code=BRO25&keep=2592000",
      "https://affiliates.example/api/affiliates?code=BRO25",
    ]);
  });

  it.each([
    ["a 500", respondWith("{}", 500)],
    ["a 503 with an empty list", respondWith('{"payload":[]}', 503)],
    ["HTML", respondWith("<!doctype html>")],
    ["another shape", respondWith('{"affiliates":[]}')],
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
    const settled = vi.fn<(answer: unknown) => void>();
    lookup.then(settled, settled);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(String(settled.mock.calls[0])).toContain("too long");
    expect(signal?.aborted).toBe(true);
  });
});

describe("reading the response", () => {
  it.each<[spellings: string[], asked: string, spelling: string]>([
    [["bro25", "BRO25 ", "BRO25"], "BRO25", "BRO25"],
    [["BRO25", "bro25"], "bro25", "bro25"],
    [["BRO25"], "bro25", "BRO25"],
    [["Bro25", "Bro25"], "BRO25", "Bro25"],
  ])("of %j takes for %s the affiliate %s", (spellings, asked, spelling) => {
    const payload = spellings.map((code, index) => affiliate(code, index));
    expect(readDiscount({ payload }, asked)).toEqual(known(spelling, spellings.indexOf(spelling)));
  });

  it.each<[spellings: string[], asked: string]>([
    [[], "BRO25"],
    [["OTHER", "BRO2", "BRO255", "BRO-25"], "BRO25"],
    // Both differ in letter case only, so either could be meant.
    [["BRO25", "bro25"], "Bro25"],
    // The Kelvin sign and the long s turn into letters of a code when their case changes.
    [["BRO\u212A", "BRO\u017F"], "brok"],
    [["BRO\u017F"], "bros"],
  ])("of %j knows no %s", (spellings, asked) => {
    const payload = spellings.map((code) => affiliate(code, 25));
    expect(readDiscount({ payload }, asked)).toEqual({ state: "unknown" });
  });

  it("knows a code whose percent is not sent, without a percent", () => {
    expect(readDiscount({ payload: [{ code: { code: "BRO25" } }] }, "BRO25")).toEqual(known("BRO25", null));
  });

  it("ignores malformed entries, and codes that are names from Object.prototype", () => {
    const payload = [null, 7, "x", {}, { code: null }, { code: { code: 25 } }, affiliate("__proto__", 10)];
    expect(readDiscount({ payload }, "__proto__")).toEqual(known("__proto__", 10));
    expect(readDiscount({ payload }, "constructor")).toEqual({ state: "unknown" });
  });
});
