// @vitest-environment node
// The recipe of docs/hosting.md as it is written, in a copy, on a store that can be opened within a request only, as Netlify's.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const RECIPE = "netlify/edge-functions/affiliates.ts";
const FILES: Readonly<Record<string, string>> = {
  "node_modules/@netlify/blobs/package.json": JSON.stringify({ type: "module", exports: "./index.js" }),
  "node_modules/@netlify/blobs/index.js": `export function getStore() {
  if (!globalThis.Netlify) throw new Error("The environment has not been configured to use Netlify Blobs.");
  return { get: async () => null, set: async () => ({ modified: true }) };
}\n`,
};

let copy = "";

beforeAll(() => {
  mkdirSync("node_modules/.cache", { recursive: true });
  // Below node_modules, so that the functions find their packages.
  copy = mkdtempSync(resolve("node_modules/.cache/netlify-lookup-"));
  const section = readFileSync("docs/hosting.md", "utf8").split("### Netlify Edge")[1] ?? "";
  const [, code = ""] = /```ts\n(.*?)```/s.exec(section) ?? [];
  for (const [name, text] of Object.entries({ ...FILES, [RECIPE]: code })) {
    mkdirSync(join(copy, dirname(name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  }
  for (const folder of ["functions", "src"]) symlinkSync(resolve(folder), join(copy, folder), "junction");
});
afterAll(() => {
  rmSync(copy, { recursive: true });
  Reflect.deleteProperty(globalThis, "Netlify");
});

it("answers a request", async () => {
  const { default: answer, config }: { default: unknown; config: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(join(copy, RECIPE)).href
  );
  expect(config).toEqual({ path: "/api/affiliates" });
  if (typeof answer !== "function") throw new TypeError("The recipe exports no function.");
  Object.assign(globalThis, { Netlify: { env: { get: () => undefined } } });
  const response: unknown = await answer(new Request("https://mugworks.example/api/affiliates?code=BRO25"), {
    ip: "192.0.2.1",
    waitUntil: () => undefined,
  });
  // Without an address and a token in the environment there is no list.
  expect(response).toMatchObject({ status: 503 });
});
