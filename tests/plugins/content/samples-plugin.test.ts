// @vitest-environment node
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { withFound, withoutSources } from "../../../plugins/content/samples-plugin";

const FLAGS = [
  "export const QUOTES_ARE_SAMPLES: boolean = true;",
  "export const WALL_ARE_SAMPLES: boolean = true;",
  "export const HAS_INCENTIVES: boolean = true;",
].join("\n");
const shownBy = (code: string): string[] =>
  [...code.matchAll(/(\w+): boolean = true/g)].map(([, name = ""]) => name);

describe("which parts of pages say that they show samples", () => {
  const none = { articles: [], samples: [], hasIncentives: false };

  it("are all in the demo store, also when every source is named", () => {
    expect(shownBy(withFound(FLAGS, false, none))).toEqual(["QUOTES_ARE_SAMPLES", "WALL_ARE_SAMPLES"]);
  });

  it("are those with something without a source in a shop", () => {
    expect(shownBy(withFound(FLAGS, true, { ...none, samples: ["WALL"] }))).toEqual(["WALL_ARE_SAMPLES"]);
  });

  it("are none when every source is named in a shop, and an incentive is shown where one is named", () => {
    expect(shownBy(withFound(FLAGS, true, none))).toEqual([]);
    expect(shownBy(withFound(FLAGS, true, { ...none, hasIncentives: true }))).toEqual(["HAS_INCENTIVES"]);
  });
});

describe("a source in a content file", () => {
  const file = "src/content/quotes.ts";
  const shipped = (code: string): unknown => {
    const result = withoutSources(file, `const quote = ${code};`);
    expect(result.split("\n")).toHaveLength(code.split("\n").length);
    const value: unknown = runInNewContext(`${result} quote`);
    return value;
  };

  it("does not reach the visitor, and every line stays where it was", () => {
    expect(
      shipped(`{
        text: "Good.",
        source: {
          who: "Marcus B., order 1042",
          when: "2026-03-09",
          permission: "Mail of March 9, folder {Permissions}, and \\"more\\"",
        },
        name: "Marcus",
      }`),
    ).toEqual({ text: "Good.", name: "Marcus" });
    expect(shipped(`{ seconds: 3, source: "Report of March 9", last: 1 }`)).toEqual({ seconds: 3, last: 1 });
    expect(shipped(`{ seconds: 3, source: { seconds: "Report" } }`)).toEqual({ seconds: 3 });
  });

  it("leaves the incentive, which pages show, wherever it stands", () => {
    for (const order of [
      `incentive: "A free pack.", who: "M", when: "2026-03-09", permission: "Mail"`,
      `who: "M", incentive: "A free pack.", when: "2026-03-09", permission: "Mail"`,
      `who: "M", when: "2026-03-09", permission: "Mail", incentive: "A free pack."`,
    ])
      expect(shipped(`{ text: "Good.", source: { ${order} } }`)).toEqual({
        text: "Good.",
        source: { incentive: "A free pack." },
      });
  });

  it("stops the build where it is written elsewhere, because what it names would reach the visitor", () => {
    expect(() => withoutSources(file, `const quote = { text: "Good.", source: shared };`)).toThrow(file);
    expect(() => withoutSources(file, `const quote = { text: "Good.", source };`)).toThrow(file);
  });
});
