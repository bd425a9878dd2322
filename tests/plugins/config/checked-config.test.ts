import { build } from "vite";
import { expect, it, vi } from "vitest";
import { configWarningsPlugin } from "../../../plugins/config/checked-config";

const ENTRY = "\0entry";

/** Builds an empty site in memory; returns what was printed as a warning. */
async function warningsOf(mode: string): Promise<string[]> {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await build({
    configFile: false,
    logLevel: "silent",
    mode,
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      configWarningsPlugin(["A WARNING"]),
      { name: "entry", resolveId: (id) => id, load: () => "export {};" },
    ],
  });
  return warn.mock.calls.flat().map((text) => String(text).trim());
}

it.each([
  ["for visitors prints each warning once", "production", ["A WARNING"]],
  ["for tests in the development mode prints none", "development", []],
])("a build %s", async (_, mode, warnings) => expect(await warningsOf(mode)).toEqual(warnings));
