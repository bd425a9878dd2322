// @vitest-environment node
// The function for films with a stand-in for Cloudflare's server of files, which sends the whole file to every request.
import { expect, it } from "vitest";
import { onRequest } from "../../functions/videos/[film].ts";

const BYTES = Uint8Array.from({ length: 200 }, (_, index) => index);
const FILM = { "Content-Type": "video/mp4", ETag: '"a1"' };

async function ask(init: RequestInit = {}, found = new Response(BYTES, { headers: FILM })) {
  const request = new Request("https://mugworks.example/videos/film.mp4", init);
  const response = await onRequest({ request, env: { ASSETS: { fetch: () => Promise.resolve(found) } } });
  const { status, headers } = response;
  return {
    status,
    headers,
    range: headers.get("Content-Range"),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

const part = (range: string, method = "GET"): RequestInit => ({ method, headers: { Range: range } });

it.each([
  ["bytes=0-1", 0, 1],
  ["bytes=10-19", 10, 19],
  ["bytes=190-", 190, 199],
  ["bytes=-10", 190, 199],
])("sends the part that a player asks for: %s", async (range, first, last) => {
  const answer = await ask(part(range));
  expect([answer.status, answer.range]).toEqual([206, `bytes ${first}-${last}/200`]);
  expect(answer.body).toEqual(BYTES.slice(first, last + 1));
});

it("keeps the headers of the file with a part of it", async () => {
  const { headers } = await ask(part("bytes=0-1"));
  expect([headers.get("Content-Type"), headers.get("ETag")]).toEqual(["video/mp4", '"a1"']);
});

it("says how long the film is when the part is behind its end, and sends nothing of it", async () => {
  const { status, range, body } = await ask(part("bytes=200-"));
  expect([status, range, body.length]).toEqual([416, "bytes */200", 0]);
});

it.each([
  ["no part", {}],
  ["several parts", part("bytes=0-1,5-6")],
  ["a part by something that is not GET", part("bytes=0-1", "POST")],
])("sends the whole film when a request asks for %s", async (_name, init) => {
  const { status, range, headers, body } = await ask(init);
  expect([status, range, headers.get("Content-Type")]).toEqual([200, null, "video/mp4"]);
  expect(body).toEqual(BYTES);
});

it("sends the page of a missing film as it is, also when a part is asked for", async () => {
  const { status, range, body } = await ask(part("bytes=0-1"), new Response("Not found", { status: 404 }));
  expect([status, range, new TextDecoder().decode(body)]).toEqual([404, null, "Not found"]);
});
