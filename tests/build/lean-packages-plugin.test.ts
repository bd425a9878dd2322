// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { leanPackagesPlugin } from "@/build/lean-packages-plugin";

const ROUTER = "react-router/dist/production/chunk-ABC123.mjs";

/** Builds one file that stands where a package's file would. Returns the code that is left. */
async function built(path: string, code: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "lean-")), path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [leanPackagesPlugin()],
    build: { write: false, minify: false, lib: { entry: file, formats: ["es"] } },
  });
  return JSON.stringify(output);
}

it("leaves out the router's components that nothing uses", async () => {
  const code = `import * as React10 from "data:text/javascript,export const forwardRef = (f) => f";
var Form = React10.forwardRef(function FormOfTheDataRouter() {});
Form.displayName = "Form";
export const used = 1;`;
  expect(await built(ROUTER, code)).not.toContain("FormOfTheDataRouter");
});

it.each([
  [ROUTER, "export const used = 1;"],
  ["react-helmet-async/lib/index.esm.js", "export const used = isReactNineteen ? 1 : 2;"],
])("stops the build when an updated %s holds nothing of what is cut out", async (path, code) => {
  await expect(built(path, code)).rejects.toThrow(/lean-packages-plugin\.ts/);
});
