// @vitest-environment node
// What the doctor says of a host that cannot keep a line of the contract, whatever its operator sets. `npm test -- --hosts` has
// what comes nearest to each host.
import { describe, expect, it } from "vitest";
import { CODE_FILE } from "../../../../plugins/host/static-host";
import { contract } from "../../../../tools/site/contract/contract";
import { at, HOME, withHeader } from "./breaks";
import { type Break, examine, html, publishedFolder, sampleFiles, SITE } from "./sample-host";

/** What follows is only about the site's own addresses. */
const onSite =
  (change: Break): Break =>
  (answer, asked) =>
    asked.address.startsWith(SITE) && !asked.path.startsWith("/api/") ? change(answer, asked) : answer;

const netlify = onSite((answer, { path }) => {
  const home = html(sampleFiles.get(CODE_FILE) ?? "");
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
const HOSTS = [
  ["Netlify", netlify, ["a missing file", "one address for each page"]],
  ["Vercel", vercel, ["caching"]],
] as const;

describe.each(HOSTS)("on %s", (name, host, lines) => {
  it.each([
    ["its address alone is known", () => ({ environment: {} })],
    ["the variables of the build are at hand", () => ({})],
    ["the published folder is at hand", () => ({ dist: publishedFolder() })],
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
