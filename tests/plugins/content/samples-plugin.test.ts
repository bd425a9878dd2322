// @vitest-environment node
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { withClasses, withoutSources, withTexts } from "../../../plugins/content/samples-plugin";

describe("the parts of pages that are samples", () => {
  it("are classes of the page", () => {
    expect(withClasses('<html lang="en">', ["quotes", "wall"], "noted")).toBe(
      '<html class="samples-noted samples-quotes samples-wall" lang="en">',
    );
    expect(withClasses('<html lang="en">', [], "marked")).toBe('<html lang="en">');
  });

  it("say so in a text that may hold any character", () => {
    const [, found] =
      /content: (".*")/s.exec(withTexts('a::after { content: "{note}" }', { note: 'A "\\".' })) ?? [];
    expect(found).toBe(String.raw`"A \"\\\"."`);
  });
});

describe("a source in a content file", () => {
  const file = "src/content/quotes.ts";
  const shipped = (code: string, before = ""): unknown => {
    const result = withoutSources(file, `${before} const quote = ${code};`);
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
    expect(shipped(`{ seconds: 3, "source": ({ seconds: "Report" }), last: 1 }`)).toEqual({
      seconds: 3,
      last: 1,
    });
  });

  it("leaves the incentive, which pages show, wherever it stands", () => {
    for (const order of [
      `incentive: "A free pack.", who: "M", when: "2026-03-09", permission: "Mail"`,
      `"who": "M", "when": "2026-03-09", "incentive": "A free pack.", "permission": "Mail"`,
    ])
      expect(shipped(`{ text: "Good.", source: { ${order} } }`)).toEqual({
        text: "Good.",
        source: { incentive: "A free pack." },
      });
  });

  it("is treated alike where one constant stands for several", () => {
    const session = (more = "") => `const session = { who: "M"${more} };`;
    expect(shipped(`[{ source: session, id: 1 }, { id: 2, source: session }, session]`, session())).toEqual([
      { id: 1 },
      { id: 2 },
      {},
    ]);
    const gift = { incentive: "A free pack." };
    expect(shipped(`[{ source: session }, session]`, session(`, incentive: "A free pack."`))).toEqual([
      { source: gift },
      gift,
    ]);
    expect(shipped(`{ id: 1, source: report }`, `const report = "Report 12";`)).toEqual({ id: 1 });
  });

  it("stops the build where it is written elsewhere, because what it names would reach the visitor", () => {
    expect(() => withoutSources(file, `const quote = { text: "Good.", source: shared };`)).toThrow(file);
    expect(() => withoutSources(file, `const quote = { text: "Good.", source };`)).toThrow(file);
  });
});
