// @vitest-environment node
import { expect, it } from "vitest";
import type { Answer, Ask } from "../../../tools/site/contract/ask";
import { checkContract } from "../../../tools/site/contract/contract";
import { siteResponse } from "../../../functions/lib/site-response";
import { filmPart, sampleFacts as facts, sampleFiles } from "./doctor/sample-host";

/** A host that keeps the contract. It marks texts as compressed, and does not compress them. */
const goodHost: Ask = async (path, asked = {}) => {
  const sent = new Headers(asked);
  const { status, headers, body } =
    filmPart(sent.get("Range")) ??
    siteResponse(
      { isFile: (file) => sampleFiles.has(file), read: facts.read, rules: facts.rules },
      path,
      (name) => (name === "range" ? null : sent.get(name)),
    );
  return { status, headers: new Headers(headers), body };
};

type Change = (answer: Answer) => Answer | Promise<Answer>;

/** The same host with another answer to the addresses that end so. */
const at =
  (end: string, change: Change): Ask =>
  async (path, headers) => {
    const answer = await goodHost(path, headers);
    return path.endsWith(end) ? change(answer) : answer;
  };
const status =
  (code: number): Change =>
  (answer) => ({ ...answer, status: code });
const as =
  (path: string): Change =>
  () =>
    goodHost(path);
const redirectTo =
  (location: string): Change =>
  (answer) => ({ ...answer, status: 308, headers: new Headers({ location }) });
const withHeader =
  (name: string, value: string | null): Change =>
  (answer) => {
    const headers = new Headers(answer.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return { ...answer, headers };
  };

/** The names of the lines that a host misses. */
async function missed(ask: Ask): Promise<string[]> {
  return (await checkContract(ask, facts)).flatMap(({ name, problems }) => (problems.length > 0 ? name : []));
}

it("a host that keeps the contract has no problems", async () => {
  expect((await checkContract(goodHost, facts)).flatMap(({ problems }) => problems)).toEqual([]);
});

it.each(["/faq/", "/BRO25/", "/assets/"])(
  "so has one that redirects %s to the address without the slash",
  async (address) => {
    expect(await missed(at(address, redirectTo(address.slice(0, -1))))).toEqual([]);
  },
);

const FOLDER_LIST: Change = (answer) => ({ ...answer, status: 200, body: new TextEncoder().encode("<ul>") });

it.each<[line: string, what: string, ask: Ask]>([
  ["every page", "the home page for every address", at("/faq", as("/"))],
  ["a slash at the end", "nothing for an address with a slash", at("/faq/", as("/a/b"))],
  ["a referral link", "404 for a code with a dot behind it", at("/BRO25.", status(404))],
  ["a shared referral link", "the home page with its own address for a code", at("/BRO25", as("/"))],
  ["an unknown address", "200 for what is not there", at("/a/b/c", status(200))],
  ["a missing file", "HTML for a missing script", at("/missing.js", status(200))],
  ["no list of a folder", "a list of a folder", at("/videos/", FOLDER_LIST)],
  ["no list of a folder", "the file of headers", at("/_headers", status(200))],
  ["one address for each page", "a page's file as well", at("/muglife/page/2.html", as("/muglife/page/2"))],
  ["ranges of films", "the whole film", (path) => goodHost(path)],
  ["compression", "data as it is", at(".json", withHeader("content-encoding", null))],
  [
    "caching",
    "a lasting 404 of a script",
    at("/assets/missing.js", withHeader("cache-control", "max-age=9")),
  ],
  ["caching", "a page without a word about it", at("/faq", withHeader("cache-control", null))],
  ["all headers", "a 404 page without any", at("/a/b", withHeader("x-content-type-options", null))],
  ["all headers", "a picture with a page's", at(".avif", withHeader("cross-origin-resource-policy", null))],
  ["all headers", "two at once", at("/frames/judge-me", withHeader("content-security-policy", "a, b"))],
  ["types of files", "captions as bytes", at(".vtt", withHeader("content-type", "application/octet-stream"))],
])("a host misses the line of %s when it sends %s", async (line, _what, ask) => {
  expect(await missed(ask)).toContain(line);
});

it("a host that does not answer has that as the problem of every line", async () => {
  const results = await checkContract(() => Promise.reject(new Error("refused")), facts);
  expect(results.flatMap(({ problems }) => problems)).toContain("refused");
  expect(results.every(({ problems }) => problems.length > 0)).toBe(true);
});
