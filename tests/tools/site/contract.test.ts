// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Answer, Ask } from "../../../tools/site/contract/ask";
import { checkContract } from "../../../tools/site/contract/contract";
import { siteResponse } from "../../../plugins/host/site-response";
import { sampleSite } from "../../plugins/host/sample-site";

const { contents, facts } = sampleSite;

/** A host that keeps the contract. It marks texts as compressed, and does not compress them. */
const goodHost: Ask = async (path, asked = {}) => {
  const { status, headers, body } = siteResponse(
    { isFile: (file) => contents.has(file), read: facts.read, rules: facts.rules },
    { address: path, range: asked["Range"] ?? null, acceptEncoding: asked["Accept-Encoding"] ?? null },
  );
  return { status, headers: new Headers(headers), body };
};

/** The same host with other answers to some requests. */
const withAnswers =
  (change: (path: string, answer: Answer) => Answer | Promise<Answer>): Ask =>
  async (path, headers) =>
    change(path, await goodHost(path, headers));

const without = (answer: Answer, header: string): Answer => {
  const headers = new Headers(answer.headers);
  headers.delete(header);
  return { ...answer, headers };
};
const withHeader = (answer: Answer, header: string, value: string): Answer => {
  const headers = new Headers(answer.headers);
  headers.set(header, value);
  return { ...answer, headers };
};

/** The names of the lines that a host misses. */
async function missed(ask: Ask): Promise<string[]> {
  return (await checkContract(ask, facts)).flatMap(({ name, problems }) => (problems.length > 0 ? name : []));
}

it("a host that keeps the contract has no problems", async () => {
  expect((await checkContract(goodHost, facts)).flatMap(({ problems }) => problems)).toEqual([]);
});

it("a host that redirects to the page without the slash keeps the contract", async () => {
  const redirecting = withAnswers((path, answer) =>
    path === "/faq/" ? { ...answer, status: 308, headers: new Headers({ location: "/faq" }) } : answer,
  );
  expect(await missed(redirecting)).toEqual([]);
});

it.each(["/BRO25/", "/assets/"])("so does one that redirects %s, which is no page", async (address) => {
  const location = address.slice(0, -1);
  const redirecting = withAnswers((path, answer) =>
    path === address ? { ...answer, status: 308, headers: new Headers({ location }) } : answer,
  );
  expect(await missed(redirecting)).toEqual([]);
});

describe("a host misses the line of the contract", () => {
  it.each<[line: string, what: string, ask: Ask]>([
    [
      "every page",
      "when it sends the home page for every address",
      withAnswers(async (path, answer) => (path === "/faq" ? goodHost("/") : answer)),
    ],
    [
      "a slash at the end",
      "when it does not know the address with a slash",
      withAnswers(async (path, answer) => (path === "/faq/" ? goodHost("/a/b") : answer)),
    ],
    [
      "a referral link",
      "when it answers a code with a 404",
      withAnswers((path, answer) => (path.startsWith("/BRO25?") ? { ...answer, status: 404 } : answer)),
    ],
    [
      "a referral link",
      "when it answers a code with a dot behind it with a 404",
      withAnswers((path, answer) => (path === "/BRO25." ? { ...answer, status: 404 } : answer)),
    ],
    [
      "a shared referral link",
      "when it answers a code with the home page and the address of that",
      withAnswers(async (path, answer) => (path === "/BRO25" ? goodHost("/") : answer)),
    ],
    [
      "an unknown address",
      "when it answers it with 200",
      withAnswers((path, answer) => (path === "/a/b/c" ? { ...answer, status: 200 } : answer)),
    ],
    [
      "a missing file",
      "when it sends HTML for a missing script",
      withAnswers((path, answer) => (path === "/missing.js" ? { ...answer, status: 200 } : answer)),
    ],
    [
      "no list of a folder",
      "when it lists a folder",
      withAnswers((path, answer) =>
        path === "/videos/" ? { ...answer, status: 200, body: new TextEncoder().encode("<ul>") } : answer,
      ),
    ],
    [
      "no list of a folder",
      "when it serves the file of headers",
      withAnswers((path, answer) => (path === "/_headers" ? { ...answer, status: 200 } : answer)),
    ],
    [
      "one address for each page",
      "when it serves a page's file as well",
      withAnswers(async (path, answer) =>
        path === "/muglife/page/2.html" ? goodHost("/muglife/page/2") : answer,
      ),
    ],
    ["ranges of films", "when it sends the whole film", (path) => goodHost(path)],
    [
      "compression",
      "when it leaves data as it is",
      withAnswers((path, answer) => (path.endsWith(".json") ? without(answer, "content-encoding") : answer)),
    ],
    [
      "caching",
      "when it lets browsers keep the 404 page of a script",
      withAnswers((path, answer) =>
        path === "/assets/missing.js" ? withHeader(answer, "cache-control", "max-age=31536000") : answer,
      ),
    ],
    [
      "caching",
      "when it says nothing about a page",
      withAnswers((path, answer) => (path === "/faq" ? without(answer, "cache-control") : answer)),
    ],
    [
      "all headers",
      "when the 404 page has none",
      withAnswers((path, answer) => (path === "/a/b" ? without(answer, "x-content-type-options") : answer)),
    ],
    [
      "all headers",
      "when it sends a picture with those of a page",
      withAnswers((path, answer) =>
        path.startsWith("/pictures/") ? without(answer, "cross-origin-resource-policy") : answer,
      ),
    ],
    [
      "all headers",
      "when it joins the policy of a vendor's frame with the site's",
      withAnswers((path, answer) =>
        path === "/frames/vendor"
          ? withHeader(answer, "x-content-type-options", "nosniff, of the frame")
          : answer,
      ),
    ],
    [
      "types of files",
      "when it sends captions as bytes",
      withAnswers((path, answer) =>
        path.endsWith(".vtt") ? withHeader(answer, "content-type", "application/octet-stream") : answer,
      ),
    ],
  ])("%s, %s", async (line, _what, ask) => {
    expect(await missed(ask)).toContain(line);
  });
});

it("a host that does not answer has that as the problem of every line", async () => {
  const results = await checkContract(() => Promise.reject(new Error("refused")), facts);
  expect(results.flatMap(({ problems }) => problems)).toContain("refused");
  expect(results.every(({ problems }) => problems.length > 0)).toBe(true);
});
