// @vitest-environment node
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { registry } from "@/vendors/registry";

/** From top to bottom. A layer may import itself and the layers after it. */
const LAYERS = ["routes", "page", "demo", "features", "components", "hooks", "vendors", "lib"] as const;
const FILES: Record<string, string> = {
  routes: "@/routes/faq",
  page: "@/page/head",
  demo: "@/demo/demo-shop",
  features: "@/features/landing/hero",
  components: "@/components/logo",
  hooks: "@/hooks/use-timeout",
  vendors: "@/vendors/load-script",
  lib: "@/lib/text/money",
};

interface Case {
  from: string;
  source: string;
  isRejected: boolean;
}

/** What runs in Node. */
const NODE = ["../../plugins/host/headers", "../../../tools/shop/check-shop", "node:fs"];
/** What the live-editing server adds to its pages. */
const EDITING = "plugins/click-to-edit/browser";

const folderOf = (from: string): string => (/^(?:plugins|tools)\//.test(from) ? from : `src/${from}`);

/** All ways to import another file. */
function importing(target: string): string[] {
  return [
    `import { x } from "${target}";\nexport const y = x;\n`,
    `export * from "${target}";\n`,
    `export const y = () => import("${target}");\n`,
  ];
}

const cases: Case[] = [];
const addCases = (from: string, isRejected: boolean, ...targets: string[]): void => {
  for (const source of targets.flatMap(importing)) cases.push({ from, source, isRejected });
};

for (const [depth, from] of LAYERS.entries()) {
  // The rules apply to a new feature without a change of the configuration.
  const folder = from === "features" ? "features/new-feature" : from;
  for (const [other, layer] of LAYERS.entries())
    addCases(folder, other < depth || (from === "features" && layer === from), FILES[layer] ?? "");
  addCases(folder, false, "@/content/schema");
  // Relative paths must not bypass the rules.
  addCases(folder, true, "../features/landing/hero", "./../routes/faq");
  addCases(folder, from !== "routes" && from !== "page", "@/content/brand", "@/content/articles/gym-bag");
  addCases(folder, true, "@/app/routes", "@/app/layout", ...NODE);
  addCases(folder, from !== "vendors", "@shopify/buy-button-js");
}
addCases("features/landing", false, "./quotes");
addCases("demo/store", true, "../open-store", "@/content/brand");
addCases("demo/store", false, "./demo-cart");
addCases("vendors/klaviyo", true, "@/vendors/reviews/reviews-widget", "@/vendors/reviews/facts");
addCases("vendors/klaviyo", false, "./facts", "@/vendors/widget");
addCases("vendors/shopify/transport", true, "@/vendors/shopify/cart/x", "@/vendors/shopify/library/x");
addCases("vendors/shopify/cart", true, "@/vendors/shopify/library/x", "@/vendors/klaviyo/facts");
addCases("vendors/shopify/cart", false, "@/vendors/shopify/transport/x", "@/vendors/shopify/ids", "./x");
addCases("vendors/shopify/library", true, "@/vendors/klaviyo/facts", "../cart/x");
addCases("vendors/shopify/library", false, "@/vendors/shopify/cart/x", "@/vendors/shopify/transport/x");
addCases("app", true, ...NODE);
addCases("app", false, "@/routes/faq", "@/page/head");
addCases("content", true, ...NODE);
addCases(EDITING, true, "@/features/landing/hero", "@/content/home", "../content-places", "node:fs");
addCases(EDITING, false, "@/lib/text/fill-text", "@/content/dev-tools");
addCases("plugins/host", true, "../../tools/site/request-failure");
addCases("plugins/host", false, "../../src/lib/paths", "../config/read-config", "node:fs");
addCases("tools/site", false, "../../plugins/host/headers", "../../src/lib/paths", "node:fs");
addCases("content", true, "@/routes/faq", "@/features/landing/hero", "../components/logo");
addCases("content", false, "@/lib/site/paths");

for (const name of ["localStorage", "sessionStorage", ...registry.vendors.flatMap(({ globals }) => globals)])
  for (const layer of LAYERS) {
    const isVendorGlobal = !name.endsWith("Storage");
    for (const source of [name, `window.${name}`, `globalThis["${name}"]`])
      cases.push({
        from: layer,
        source: `export const y = ${source};\n`,
        isRejected: !(isVendorGlobal && layer === "vendors"),
      });
  }

// A marketer who takes a text away leaves the import of what it was computed from, and must not have to know that.
const UNUSED = `import { y } from "./other";\nconst z = 1;\nexport const x = 1;\n`;
cases.push({ from: "content", source: UNUSED, isRejected: false });
cases.push({ from: "lib", source: UNUSED, isRejected: true });

const rejectedFiles = new Set<string>();
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "linter-"));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  for (const [index, { from, source }] of cases.entries()) {
    const file = join(folder, folderOf(from), `case-${index}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [resolve("node_modules/oxlint/bin/oxlint"), "--format", "json"],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  for (const { code, filename } of diagnostics)
    if (code.includes("no-restricted-") || code.includes("no-unused-vars"))
      rejectedFiles.add(filename.replaceAll("\\", "/"));
});

it("the linter rejects every import against the one direction, every vendor's global outside its adapter, and what is unused outside content", () => {
  const wrong = cases.filter(
    ({ from, isRejected }, index) => rejectedFiles.has(`${folderOf(from)}/case-${index}.ts`) !== isRejected,
  );
  expect(wrong).toEqual([]);
});
