// @vitest-environment node
// The functions for referral links and films, beside a folder of files. `npm test -- --hosts` asks them in Cloudflare's own runtime.
import { expect, it } from "vitest";
import { onRequest as answerLink } from "../../functions/discount/[code].ts";
import { onRequest as answerFilm } from "../../functions/videos/[film].ts";

const FILES = new Set(["/", "/faq", "/BRO25", "/pages/referral-link", "/videos/a.mp4"]);

const env = {
  ASSETS: {
    fetch: async ({ url }: Request) => {
      const { pathname } = new URL(url);
      return new Response(pathname, { status: FILES.has(pathname) ? 200 : 404 });
    },
  },
};

it.each([
  ["/faq", "200 /faq"],
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

it.each([
  [{}, 200, null, "/videos/a.mp4"],
  [{ Range: "bytes=1-6" }, 206, "bytes 1-6/13", "videos"],
  [{ Range: "none" }, 200, null, "/videos/a.mp4"],
])("a film that is requested with %j is sent with status %i", async (headers, status, range, body) => {
  const request = new Request("https://mugworks.example/videos/a.mp4", { headers });
  const response = await answerFilm({ request, env });
  expect([response.status, response.headers.get("Content-Range"), await response.text()]).toEqual([
    status,
    range,
    body,
  ]);
});
