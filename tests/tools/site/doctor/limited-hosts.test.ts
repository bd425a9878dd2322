// @vitest-environment node
// What the doctor says of a host that cannot keep a line of the contract, whatever its operator sets.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { CODE_FILE } from "../../../../plugins/host/static-host";
import { contract } from "../../../../tools/site/contract/contract";
import { codeOfPath } from "@/lib/referral/referral-code";
import { at, HOME, withHeader, withStatus } from "./breaks";
import { type Break, decoded, examine, html, sampleFiles, SITE } from "./sample-host";

const pathnameOf = (path: string): string => path.split("?")[0] ?? path;
const fileOf = (file: string): string => sampleFiles.get(file) ?? "";
const notFound = html(fileOf("/404.html"), 404);
const isCode = (path: string): boolean =>
  codeOfPath(pathnameOf(path)) !== null && !sampleFiles.has(`${pathnameOf(path).replace(/\/$/, "")}.html`);
/** Leaves the two headers that every static host sends. */
const bare = (answer: ReturnType<typeof html>): ReturnType<typeof html> => {
  const { Location, "Content-Type": type = "", "Content-Range": range } = answer.headers;
  const headers = {
    "Content-Type": type,
    ...(Location && { Location }),
    ...(range && { "Content-Range": range }),
  };
  return { ...answer, headers, body: decoded(answer) };
};
/** What follows is only about the site's own addresses. */
const onSite =
  (change: Break): Break =>
  (answer, asked) =>
    asked.address.startsWith(SITE) && !asked.path.startsWith("/api/") ? change(answer, asked) : answer;

const netlify = onSite((answer, { path }) => {
  const home = html(fileOf(CODE_FILE));
  const found = /^\/missing\.\w+$/.test(path)
    ? { ...answer, status: 200, body: home.body, headers: { ...answer.headers, "Content-Encoding": "" } }
    : path === "/faq.html"
      ? { ...answer, status: 200, headers: {} }
      : answer;
  return withHeader("X-NF-Request-ID", "01J")(found);
});
const vercel = onSite((answer, { path }) =>
  withHeader(
    "X-Vercel-Id",
    "iad1::1",
  )(path === "/assets/missing.js" ? withHeader("Cache-Control", "public, max-age=31536000")(answer) : answer),
);
const gitHubPages = onSite((answer, { path }) => {
  const isFile = path.endsWith(".html") && sampleFiles.has(path);
  const sent = isCode(path) ? notFound : isFile ? html(fileOf(path)) : answer;
  const encoding = sent.headers["Content-Encoding"];
  const plain = { ...bare(sent), ...(encoding ? { body: sent.body } : {}) };
  const headers = {
    ...plain.headers,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
    "Cache-Control": "max-age=600",
    "X-GitHub-Request-Id": "A1",
  };
  return { ...plain, headers };
});
const s3 = onSite((answer, { path }) => {
  const pathname = pathnameOf(path);
  // The 404 page has no folder, so its own address is missing.
  if (pathname === "/404") return withHeader("Server", "AmazonS3")(notFound);
  const isPage = pathname !== "/" && sampleFiles.has(`${pathname}.html`);
  const isFile = path.endsWith(".html") && sampleFiles.has(path);
  const sent = isPage
    ? { ...html("", 302), headers: { Location: `${pathname}/` } }
    : isCode(path)
      ? notFound
      : isFile
        ? html(fileOf(path))
        : answer;
  return withHeader("Server", "AmazonS3")(bare(sent));
});

const HOSTS = [
  ["Netlify", netlify, ["a missing file", "one address for each page"]],
  ["Vercel", vercel, ["caching"]],
  ["GitHub Pages", gitHubPages, ["a referral link", "one address for each page", "caching", "all headers"]],
  [
    "S3",
    s3,
    [
      "every page",
      "a referral link",
      "a page beside a folder",
      "one address for each page",
      "compression",
      "caching",
      "all headers",
    ],
  ],
] as const;

/** The published folder, as it is after `rm dist/_*`. */
function folderWithoutHostFiles(): string {
  const dist = mkdtempSync(join(tmpdir(), "dist-"));
  for (const [file, content] of sampleFiles) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  return dist;
}

describe.each(HOSTS)("on %s", (name, host, lines) => {
  it.each([
    ["its address alone is known", () => ({ environment: {} })],
    ["the variables of the build are at hand", () => ({})],
    ["the published folder is at hand", () => ({ dist: folderWithoutHostFiles() })],
  ])(
    "nothing is wrong, and one sentence names each line that the host cannot keep, where %s",
    async (_, known) => {
      const { problems, limits } = await examine(host, known());
      expect(problems).toEqual([]);
      expect(limits.map((limit) => /the line "([^"]+)"/.exec(limit)?.[1])).toEqual(lines);
      for (const limit of limits) expect(limit).toContain(`because ${name} cannot keep`);
    },
  );
});

it.each<[what: string, host: Break, broken: Break, problem: RegExp]>([
  [
    "Netlify that sends the home page for scripts",
    netlify,
    at("/assets/missing.js", () => HOME),
    /^\/assets\/missing\.js must/,
  ],
  [
    "Vercel that lets browsers keep a page",
    vercel,
    at("/faq", withHeader("Cache-Control", "max-age=60")),
    /^\/faq must be cached/,
  ],
  ["S3 without a page", s3, at("/faq/", withStatus(404)), /^\/faq\/ must be the page/],
])("what a host could keep is still wrong: %s", async (_, host, broken, problem) => {
  const { problems } = await examine((answer, asked) => {
    const sent = host(answer, asked);
    return sent === null ? null : broken(sent, asked);
  });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});

it("no advice takes the rule away that answers referral links", () => {
  const about404 = contract.filter(({ remedy }) => remedy.includes("status 404"));
  expect(about404.map(({ name }) => name)).toEqual(["an unknown address", "a missing file"]);
  for (const { remedy } of contract) expect(remedy).not.toContain("without a rule");
  for (const { remedy } of about404) expect(remedy).toContain("keep its rule for referral links");
});
