// @vitest-environment node
// What the doctor says where there is no site to examine, and where the published folder is at hand.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { at, HOME, rewritten, withStatus } from "./breaks";
import {
  type Break,
  examine,
  html,
  publishedFolder,
  redirect,
  sampleFiles,
  sampleHeaders,
  SITE,
} from "./sample-host";

/** The one sentence about an address, where no site is examined. */
async function sentenceOf(...asked: Parameters<typeof examine>): Promise<string> {
  const { isExamined, problems } = await examine(...asked);
  expect(isExamined).toBe(false);
  expect(problems).toHaveLength(1);
  expect(problems.join()).not.toContain("\n");
  return problems.join();
}

it.each([
  [undefined, /^Give the address of the site: npm run site doctor https:\/\/your\.site$/],
  ["", /^Give the address/],
  ["bros.shop", /^"bros\.shop" is no full address.+: npm run site doctor https:\/\/bros\.shop$/],
  ["ftp://bros.shop", /is no full address.+: npm run site doctor https:\/\/your\.site$/],
  ["http://bros.shop", /is an address without encryption: npm run site doctor https:\/\/bros\.shop$/],
  ["https://bros.shop/shop", /has more than a host.+: npm run site doctor https:\/\/bros\.shop$/],
  ["https://bros.shop/?x=1", /has more than a host/],
  ["https://me:secret@bros.shop", /has more than a host/],
])("an address that cannot be the site's %s", async (address, sentence) => {
  expect(await sentenceOf(undefined, { address })).toMatch(sentence);
});

const to = (path: string): Break => at("/", () => redirect(path));
describe("a host that does not show the site", () => {
  it.each<[string, Break, RegExp]>([
    ["wants a password", at("/", () => html("", 401)), /asks for a password \(status 401\): turn off/],
    ["has no home page", at("/", () => html("", 404)), /has no home page \(status 404\): publish/],
    ["is down", at("/", () => html("", 503)), /is busy or down \(status 503\): look/],
    ["shows its own page", () => html("<h1>Soon</h1>"), /shows another page than this site's: publish/],
    [
      "leads to another host",
      to("https://www.bros.shop/"),
      / npm run site doctor https:\/\/www\.bros\.shop$/,
    ],
    ["leads to a folder", to("/en"), /\/ leads to \/en: remove/],
    ["redirects to itself", to("/"), /redirects in a circle \(.+ to https:\/\/bros\.shop\/\): remove/],
    ["ends the connection", () => null, /could not be reached \(.+\): check/],
  ])("because it %s", async (_, broken, sentence) => {
    expect(await sentenceOf(broken)).toMatch(sentence);
  });

  it("because it answers every address with the same page has a sentence for each thing that this breaks", async () => {
    const { isExamined, problems } = await examine((answer, { address }) =>
      address.startsWith(SITE) ? HOME : answer,
    );
    expect(isExamined).toBe(true);
    for (const part of [
      "/missing.js must have status 404",
      "/a/b must have status 404",
      "/sitemap.xml is no sitemap",
    ])
      expect(problems).toContainEqual(expect.stringContaining(part));
  });

  it("because it redirects from one address to the other and back", async () => {
    const circle: Break = (_, { address }) =>
      redirect(address.includes("www") ? `${SITE}/` : "https://www.bros.shop/");
    expect(await sentenceOf(circle)).toMatch(/redirects in a circle \(.+\): remove one of the redirects/);
  });
});

describe("a network that does not lead to the site", () => {
  const failing = (code: string) => () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));

  it.each([
    ["ENOTFOUND", /^There is no host https:\/\/bros\.shop: correct/],
    ["EAI_AGAIN", /^There is no network \(EAI_AGAIN\): connect/],
    ["CERT_HAS_EXPIRED", /certificate of .+ is not trusted \(CERT_HAS_EXPIRED\): renew/],
    ["ERR_TLS_CERT_ALTNAME_INVALID", /certificate .+ let it name this address/],
    ["ECONNRESET", /could not be reached \(ECONNRESET\)/],
    ["ECONNREFUSED", /refuses connections: start/],
    ["ERR_SSL_WRONG_VERSION_NUMBER", /does not speak HTTPS: let/],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", /certificate of .+ is not trusted \(.*SELF_SIGNED.*\): renew/],
  ])("for the reason %s", async (code, sentence) => {
    expect(await sentenceOf(undefined, { send: failing(code) })).toMatch(sentence);
  });

  it("because nothing answers in time", async () => {
    const send = (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    expect(await sentenceOf(undefined, { send, limitMs: 1 })).toMatch(/did not respond in time: run/);
  });
});

const UNNAMED = "/pictures/people/bro-2-208.avif";

describe("the published folder", () => {
  function built(change: (file: string, text: string) => string): string {
    const dist = publishedFolder([...sampleFiles].map(([file, text]) => [file, change(file, text)] as const));
    writeFileSync(join(dist, "_headers"), sampleHeaders);
    return dist;
  }

  it("is the one that is there", async () => {
    expect(await examine(undefined, { dist: built((_, content) => content) })).toEqual({
      isExamined: true,
      problems: [],
      limits: [],
    });
  });

  it.each<[string, Break, RegExp]>([
    ["is missing", at(UNNAMED, withStatus(404)), /-208\.avif, which is missing \(status 404\): publish/],
    ["is a page", at(UNNAMED, () => HOME), /-208\.avif, and the host sends a page in its place: publish/],
  ])("has a file that no page or script names, and that %s at the host", async (_, broken, sentence) => {
    const dist = built((_file, content) => content);
    expect((await examine(broken, { dist })).problems).toContainEqual(expect.stringMatching(sentence));
  });

  it("is another build", async () => {
    const dist = built((_, content) => content.replace("app-1.js", "app-2.js"));
    expect((await examine(undefined, { dist })).problems).toEqual([
      expect.stringMatching(/^The site is another build than .+: publish/),
    ]);
  });

  it("has boot scripts that the host rewrites on the way", async () => {
    const dist = built((_, content) => content);
    expect((await examine(rewritten, { dist })).problems).toContainEqual(
      expect.stringMatching(/^\/\w* is not the page of the build.+: publish the folder again, .+ turn off/),
    );
  });

  it("has pages that the host changes on the way", async () => {
    const dist = built((file, content) => (file === "/contact.html" ? `${content} ` : content));
    expect((await examine(undefined, { dist })).problems).toEqual([
      expect.stringMatching(/^\/contact is not the page of the build: publish the folder again, .+ turn off/),
    ]);
  });

  it("is not there", async () => {
    expect(await sentenceOf(undefined, { dist: "no-such-folder" })).toMatch(
      /^no-such-folder is no built site: run npm run build/,
    );
  });

  it("cannot be compared with malformed variables", async () => {
    expect(await sentenceOf(undefined, { environment: { VITE_SITE_URL: "bros" } })).toMatch(
      /^VITE_SITE_URL holds "bros"/,
    );
  });
});
