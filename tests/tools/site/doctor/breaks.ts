// Ways to break the sample site, and the test that each kind of finding is one sentence.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { SiteResponse } from "../../../../functions/lib/site-response";
import { type Break, decoded, examine, html, SITE } from "./sample-host";

/** Replaces the response to one address of the site. */
export const at =
  (path: string, change: (answer: SiteResponse) => SiteResponse): Break =>
  (answer, asked) =>
    asked.address === SITE + path ? change(answer) : answer;
export const withStatus =
  (status: number) =>
  (answer: SiteResponse): SiteResponse => ({ ...answer, status });
export const withHeader =
  (name: string, value: string) =>
  (answer: SiteResponse): SiteResponse => ({ ...answer, headers: { ...answer.headers, [name]: value } });
export const withoutHeader =
  (unwanted: string) =>
  (answer: SiteResponse): SiteResponse => ({
    ...answer,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== unwanted)),
  });
/** Writes the attributes of scripts in another way, as hosts do that read pages and write them again. */
export const rewritten: Break = (answer) => {
  if (!answer.headers["Content-Type"]?.startsWith("text/html")) return answer;
  const page = new TextDecoder().decode(decoded(answer)).replace('"module" async>', '"module" async="">');
  const body = new TextEncoder().encode(page);
  return answer.headers["Content-Encoding"] === undefined
    ? { ...answer, body }
    : { ...answer, headers: { ...answer.headers, "Content-Encoding": "gzip" }, body: gzipSync(body) };
};
export const HOME = html('<html data-page="/">');

/** A kind of finding, how the site is broken, and the sentence. */
export type Finding = readonly [kind: string, broken: Break, sentence: RegExp];

export function describeFindings(findings: readonly Finding[]): void {
  describe("one sentence says what is wrong and what to do where", () => {
    it.each(findings)("%s", async (_kind, broken, sentence) => {
      const { isExamined, problems } = await examine(broken);
      expect(isExamined).toBe(true);
      expect(problems).toContainEqual(expect.stringMatching(sentence));
      for (const problem of problems) expect(problem).toMatch(/^[^\n]+\.$/);
    });
  });
}
