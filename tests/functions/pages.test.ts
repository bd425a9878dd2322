// @vitest-environment node
// The functions as Cloudflare Pages calls them, beside a folder of files. `npm test -- --hosts` asks them in its own runtime.
import { expect, it, vi } from "vitest";
import { onRequest as lookUp } from "../../functions/api/affiliates.ts";
import { onRequest as answerLink } from "../../functions/discount/[code].ts";
import { onRequest as answerFilm } from "../../functions/videos/[film].ts";
import { affiliate, page, serviceWith, TOKEN } from "./service-list";

const FILES = new Set(["/", "/faq", "/proof", "/BRO25", "/pages/referral-link", "/videos/a.mp4"]);

const env = {
  ASSETS: {
    fetch: async ({ url }: Request) => {
      const { pathname } = new URL(url);
      const headers = { "Content-Type": "video/mp4" };
      return new Response(pathname, { status: FILES.has(pathname) ? 200 : 404, headers });
    },
  },
};

it.each([
  ["/faq", "200 /faq"],
  ["/proof", "200 /proof"],
  ["/bro25", "200 /BRO25"],
  ["/SALE25?utm_source=story", "200 /pages/referral-link"],
  ["/%22BRO25", "200 /BRO25"],
  ["/discount/BRO25?redirect=/faq", "200 /BRO25"],
  ["/discount/SALE25.", "200 /pages/referral-link"],
  ["/_headers", "404 /_headers"],
  ["/missing.js", "404 /missing.js"],
])("the link %s is answered with %s", async (path, expected) => {
  const response = await answerLink({ request: new Request(`https://mugworks.example${path}`), env });
  expect(`${response.status} ${await response.text()}`).toBe(expected);
});

it.each<[name: string, asked: RequestInit, expected: string]>([
  ["a", {}, "200 video/mp4 null /videos/a.mp4"],
  ["a", { headers: { Range: "bytes=1-6" } }, "206 video/mp4 bytes 1-6/13 videos"],
  ["a", { headers: { Range: "none" } }, "200 video/mp4 null /videos/a.mp4"],
  ["a", { headers: { Range: "bytes=1-6" }, method: "HEAD" }, "200 video/mp4 null /videos/a.mp4"],
  ["b", { headers: { Range: "bytes=1-6" } }, "404 video/mp4 null /videos/b.mp4"],
])("the film %s that is requested with %j is answered with %s", async (name, asked, expected) => {
  const request = new Request(`https://mugworks.example/videos/${name}.mp4`, asked);
  const response = await answerFilm({ request, env });
  const [type, range] = ["Content-Type", "Content-Range"].map((header) => response.headers.get(header));
  expect(`${response.status} ${type} ${range} ${await response.text()}`).toBe(expected);
});

it("the lookup keeps its list in the bound namespace, and limits the address that Cloudflare names", async () => {
  vi.stubGlobal("fetch", serviceWith(page([affiliate("BRO25", 25)], { last_page: 1 })).send);
  const texts: string[] = [];
  const work: Promise<unknown>[] = [];
  const bound = {
    AFFILIATE_SERVICE_URL: "https://service.example",
    AFFILIATE_SERVICE_TOKEN: TOKEN,
    AFFILIATE_INDEX: { get: async () => null, put: async (_key: string, text: string) => texts.push(text) },
  };
  const lookUpFrom = async (address: string) => {
    const headers = { "CF-Connecting-IP": address };
    const request = new Request("https://mugworks.example/api/affiliates?code=BRO25", { headers });
    return (await lookUp({ request, env: bound, waitUntil: (promise) => void work.push(promise) })).status;
  };
  for (let n = 0; n < 30; n++) expect(await lookUpFrom("203.0.113.1")).toBe(200);
  expect([await lookUpFrom("203.0.113.1"), await lookUpFrom("203.0.113.2")]).toEqual([429, 200]);
  await Promise.all(work);
  expect(texts).toContainEqual(expect.stringContaining("\nBRO25 25\n"));
});
