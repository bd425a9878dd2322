// @vitest-environment node
// The function for referral links with a stand-in for Cloudflare's server of files.
import { expect, it } from "vitest";
import { onRequest } from "../../functions/[code].ts";

const SITE = "https://mugworks.example";
const PAGES = new Map([
  ["/", "landing page"],
  ["/pages/referral-link", "page of a link"],
  ["/faq1", "a page with the form of a code"],
]);

const ASSETS = {
  fetch: (request: Request) => {
    const page = PAGES.get(new URL(request.url).pathname);
    const text = request.method === "HEAD" ? "" : (page ?? "not found");
    return Promise.resolve(
      new Response(text, { status: page === undefined ? 404 : 200, headers: { From: request.url } }),
    );
  },
};

async function visit(path: string, method = "GET") {
  const request = new Request(SITE + path, { method });
  const response = await onRequest({ request, env: { ASSETS } });
  return { status: response.status, text: await response.text(), from: response.headers.get("From") };
}

it.each([
  "/BRO25",
  "/BRO25?utm_source=film",
  "/BRO25.",
  "/BRO25&utm_source=film",
  "/discount/BRO25",
  "/discount/BRO25?redirect=/faq",
])("%s shows the landing page for links, which does not name its own address", async (path) => {
  expect(await visit(path)).toEqual({
    status: 200,
    text: "page of a link",
    from: `${SITE}/pages/referral-link`,
  });
});

it("a page comes before a code of the same form", async () => {
  expect((await visit("/faq1")).text).toBe("a page with the form of a code");
});

it.each(["/bro", "/BRO-25", "/two/segments", "/discount/two/segments", "/%E0%A4%A", "/missing.png"])(
  "%s is no code, and so the page for missing addresses",
  async (path) => {
    expect(await visit(path)).toMatchObject({ status: 404, text: "not found" });
  },
);

it("a request for the headers of a referral link gets no page", async () => {
  expect(await visit("/BRO25", "HEAD")).toMatchObject({ status: 200, text: "" });
});
