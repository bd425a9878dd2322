import { describe, expect, it } from "vitest";
import { sampleContent, validSite } from "./sample-content";

const FILE = "src/content/mugshots.ts";
const SESSION = '{ who: "Bob", when: "2026-03-01", permission: "Mail" }';
const site = validSite();

/** Checks two tiles with this source, in a file that has the constants `session` and `source`. */
async function problemsOf(written: string, session = SESSION) {
  const tile = (sampleContent[FILE] ?? "").replace("    id: 2,", `    id: 2,\n    ${written},`);
  const constants = `const session = ${session};\nconst source = session;\n`;
  const twice = tile.replace("[...others]", "[...others, ...others.map((tile) => ({ ...tile, id: 3 }))]");
  site.write(FILE, twice.replace("const others", `${constants}$&`));
  return await site.problems();
}

describe("a source that is written where visitors would load it is named where it is used:", () => {
  it.each(["source", "source: [session][0]", '"source": { ...session }'])("%s", async (written) => {
    expect(await problemsOf(written)).toEqual([
      {
        file: FILE,
        line: 8,
        field: "source",
        found: written,
        expected: expect.stringContaining("the source itself, between braces or quotation marks"),
      },
    ]);
  });

  it.each([SESSION, `(${SESSION})`, "session"])("not %s", async (value) => {
    expect(await problemsOf(`source: ${value}`)).toEqual([]);
  });

  it("and a mistake in the constant for several once, where the constant stands", async () => {
    expect(await problemsOf("source: session", SESSION.replace("-03-01", "-3-1"))).toMatchObject([
      { file: FILE, line: 3, found: '"2026-3-1"' },
    ]);
  });
});
