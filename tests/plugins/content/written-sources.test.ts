import { describe, expect, it } from "vitest";
import { sampleContent, validSite } from "./sample-content";

const FILE = "src/content/mugshots.ts";
const SESSION = '{ who: "Bob", when: "2026-03-01", permission: "Mail" }';
const site = validSite();

/** Checks a tile with this source, in a file that has the constants `session` and `source`. */
async function problemsOf(written: string) {
  const tile = (sampleContent[FILE] ?? "").replace("    id: 2,", `    id: 2,\n    ${written},`);
  site.write(FILE, tile.replace("const others", `const session = ${SESSION};\nconst source = session;\n$&`));
  return await site.problems();
}

describe("a source that is written elsewhere, which visitors would load, is named where it is used:", () => {
  it.each(["source: session", "source", '"source": session'])("%s", async (written) => {
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

  it.each([SESSION, `(${SESSION})`])("not %s", async (value) => {
    expect(await problemsOf(`source: ${value}`)).toEqual([]);
  });
});
