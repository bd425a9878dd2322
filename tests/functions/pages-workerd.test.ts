// @vitest-environment node
// Tests the functions for referral links and films as Cloudflare runs them: bundled, in workerd, in front of its own server of files.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Ask } from "../../tools/site/contract/ask";
import { contract } from "../../tools/site/contract/contract";
import { bundleFunction } from "./bundle-function";
import { sampleSite } from "../plugins/host/sample-site";
import { writeFiles } from "../write-files";

/** The worker that Pages makes of the folder functions/. */
const PAGES = `
  import { onRequest as code } from "./code.js";
  import { onRequest as discount } from "./discount.js";
  import { onRequest as film } from "./film.js";
  export default {
    fetch: (request, env) => {
      const segments = new URL(request.url).pathname.split("/").filter(Boolean);
      if (segments.length === 1) return code({ request, env });
      const inFolder = { discount, videos: film }[segments.length === 2 ? segments[0] : ""];
      return inFolder ? inFolder({ request, env }) : env.ASSETS.fetch(request);
    },
  };`;

const folder = mkdtempSync(join(tmpdir(), "pages-"));
let edge: Miniflare;

beforeAll(async () => {
  writeFiles(folder, sampleSite.contents);
  writeFileSync(join(folder, "_headers"), sampleSite.headers);
  const modules = await bundleFunction({
    code: "functions/[code].ts",
    discount: "functions/discount/[code].ts",
    film: "functions/videos/[film].ts",
  });
  edge = new Miniflare({
    cf: false,
    modulesRoot: "/",
    modules: [{ type: "ESModule", path: "main.js", contents: PAGES }, ...modules],
    compatibilityDate: "2026-04-01",
    assets: {
      directory: folder,
      binding: "ASSETS",
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      assetConfig: { html_handling: "auto-trailing-slash", not_found_handling: "404-page" },
    },
  });
  await edge.ready;
}, 60_000);

afterAll(() => edge.dispose());

const ask: Ask = async (path, headers = {}) => {
  const response = await edge.dispatchFetch(`https://mugworks.example${path}`, {
    headers,
    redirect: "manual",
  });
  return {
    status: response.status,
    headers: new Headers([...response.headers]),
    body: new Uint8Array(await response.arrayBuffer()),
  };
};

// `npm test -- --hosts` asks wrangler for these: Cloudflare compresses in front of workerd, and Miniflare has the server of files of
// Workers, which sends a folder's Cache-Control with a 404 page as well; the one of Pages sends no-store.
const LINES_FOR_WRANGLER = new Set(["compression", "caching"]);
const lines = contract.filter(({ name }) => !LINES_FOR_WRANGLER.has(name));

it.each(lines.map(({ name, check }) => [name, check] as const))(
  "Cloudflare's runtime keeps the contract for hosts: %s",
  async (_name, check) => {
    expect(await check(ask, sampleSite.facts)).toEqual([]);
  },
);
