// @vitest-environment node
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, vi } from "vitest";
import { framePath } from "@/lib/site/frame-path";
import answerFrame, { config as edgeConfig } from "../../netlify/edge-functions/frame-policy.ts";
import { newFolder } from "../write-files";

/** Where docs/hosting.md puts the lookup. */
const RECIPE = "netlify/edge-functions/affiliates.ts";

it("a referral link gets the home page for these, by the rules after those for files of hosts", () => {
  const rules = readFileSync("netlify.toml", "utf8").matchAll(/^from = "(.*)"\nto = "(.*)"/gm);
  // The first rule that matches wins.
  expect(Array.from(rules, ([, from, to]) => `${from} ${to}`)).toEqual([
    "/_headers /404.html",
    "/_redirects /404.html",
    "/_routes.json /404.html",
    "/:code /pages/referral-link.html",
    "/discount/:code /pages/referral-link.html",
  ]);
});

const OF_SITE = "default-src 'none'; frame-src 'self'";
const OF_FRAME = "default-src 'none'; sandbox allow-scripts allow-forms";

// Netlify's runtime is not published: these are the ways in which it may answer for the page of a frame.
it.each([
  ["its own policy alone where the host sends both", [OF_SITE, OF_FRAME], OF_FRAME],
  ["its own policy where the host sends the last one", [OF_FRAME], OF_FRAME],
  ["no origin of the site where the host sends none", [], "sandbox allow-scripts"],
  ["the policy of the site at an address without a frame", [OF_SITE], OF_SITE],
])("a frame has %s", async (_, sent, policy) => {
  expect([framePath("judge-me"), edgeConfig.path]).toEqual(["/frames/judge-me", "/frames/*"]);
  const headers = new Headers(sent.map((text) => ["Content-Security-Policy", text]));
  const request = new Request("https://mugworks.example/frames/judge-me");
  const { headers: answered } = await answerFrame(request, {
    next: async () => new Response("", { headers }),
  });
  expect(answered.get("Content-Security-Policy")).toBe(policy);
});

it("the recipe of docs/hosting.md looks up, on a store that can be opened within a request only", async () => {
  const [, section = ""] = readFileSync("docs/hosting.md", "utf8").split("### Netlify Edge");
  const [, recipe = ""] = /```ts\n(.*?)```/s.exec(section) ?? [];
  const copy = newFolder({
    [RECIPE]: recipe,
    "node_modules/@netlify/blobs/package.json": '{ "type": "module", "exports": "./index.js" }',
    "node_modules/@netlify/blobs/index.js": `export function getStore() {
        if (!globalThis.Netlify) throw new Error("The environment has not been configured to use Netlify Blobs.");
        return { get: async () => null, set: async () => ({ modified: true }) };
      }`,
  });
  for (const folder of ["functions", "src"]) symlinkSync(resolve(folder), join(copy, folder), "junction");
  const { default: answer, config }: { default: unknown; config: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(join(copy, RECIPE)).href
  );
  expect(config).toEqual({ path: "/api/affiliates" });
  if (typeof answer !== "function") throw new TypeError("The recipe exports no function.");
  vi.stubGlobal("Netlify", { env: { get: () => undefined } });
  const request = new Request("https://mugworks.example/api/affiliates?code=BRO25");
  const response: unknown = await answer(request, { ip: "192.0.2.1", waitUntil: () => undefined });
  // Without an address and a token in the environment there is no list.
  expect(response).toMatchObject({ status: 503 });
});
