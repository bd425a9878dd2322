// @vitest-environment node
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registry } from "@/vendors/registry";

/** From the top down; a room imports itself and those after it. */
const ROOMS = ["routes", "app/frames", "features", "components", "hooks", "vendors", "lib"] as const;
const FILES: Record<string, string> = {
  routes: "@/routes/faq",
  "app/frames": "@/app/frames/head",
  features: "@/features/landing/hero",
  components: "@/components/logo",
  hooks: "@/hooks/use-timeout",
  vendors: "@/vendors/load-script",
  lib: "@/lib/money",
};

interface Case {
  from: string;
  source: string;
  refused: boolean;
}

/** The ways to name another file. */
function importing(target: string): string[] {
  return [
    `import { x } from "${target}";\nexport const y = x;\n`,
    `export * from "${target}";\n`,
    `export const y = () => import("${target}");\n`,
  ];
}

const cases: Case[] = [];
const expectRefusal = (from: string, refused: boolean, ...targets: string[]): void => {
  for (const source of targets.flatMap(importing)) cases.push({ from, source, refused });
};

for (const [depth, from] of ROOMS.entries()) {
  // A room that is new is held to the same.
  const folder = from === "features" ? "features/new-room" : from;
  for (const [other, room] of ROOMS.entries())
    expectRefusal(folder, other < depth || (from === "features" && room === from), FILES[room] ?? "");
  expectRefusal(folder, false, "@/content/schema");
  // A way round the names.
  expectRefusal(folder, true, "../features/landing/hero", "./../routes/faq");
  const takesContent = from === "routes" || from === "app/frames";
  expectRefusal(folder, !takesContent, "@/content/brand", "@/content/articles/gym-bag");
  expectRefusal(folder, true, "@/app/routes", "@/app/layout");
  expectRefusal(folder, from !== "vendors", "@shopify/buy-button-js");
}
expectRefusal("features/landing", false, "./quotes");
expectRefusal("vendors/shopify/demo-store", true, "@/content/brand", "../../content/brand");
expectRefusal("vendors/shopify/demo-store", false, "./demo-cart");
expectRefusal("vendors/klaviyo", true, "@/vendors/reviews/reviews-widget", "@/vendors/reviews/facts");
expectRefusal("vendors/klaviyo", false, "./facts", "@/vendors/widget");
expectRefusal("content", true, "@/routes/faq", "@/features/landing/hero", "../components/logo");
expectRefusal("content", false, "@/lib/paths");

for (const name of ["localStorage", "sessionStorage", ...registry.vendors.flatMap(({ globals }) => globals)])
  for (const room of ROOMS) {
    const theirs = !name.endsWith("Storage");
    for (const source of [name, `window.${name}`, `globalThis["${name}"]`])
      cases.push({
        from: room,
        source: `export const y = ${source};\n`,
        refused: !(theirs && room === "vendors"),
      });
  }

const refusedFiles = new Set<string>();
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "linter-"));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  for (const [index, { from, source }] of cases.entries()) {
    const file = join(folder, "src", from, `case-${index}.ts`);
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
    if (code.includes("no-restricted-")) refusedFiles.add(filename.replaceAll("\\", "/"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the linter refuses every import against the one direction, and every vendor's global outside its adapter", () => {
  const wrong = cases.filter(
    ({ from, refused }, index) => refusedFiles.has(`src/${from}/case-${index}.ts`) !== refused,
  );
  expect(wrong).toEqual([]);
});
