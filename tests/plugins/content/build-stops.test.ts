// @vitest-environment node
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLogger, createServer } from "vite";
import { expect, it } from "vitest";
import { copyProject, editIn } from "../../copy-project";
import { runNode } from "../../run-node";

const site = copyProject();

/** Starts Vite without npx, which takes longer than finding these mistakes. */
const vite = (...words: string[]) => runNode(site, ["node_modules/vite/bin/vite.js", ...words]);

const edit = editIn(site);

it("a build of content with mistakes reports all of them in sentences, before it writes any file", async () => {
  edit("bundles.ts", /price: [\d.]+/, "price: -20");
  edit("mugshots.ts", /type: "\w+"/, 'type: "film"');
  const direct = await vite("build");
  expect(direct.code).toBe(1);
  expect(direct.output).toContain(
    "The content has 2 problems in 2 files. The build stops until they are corrected.",
  );
  expect(direct.output).toMatch(/src\/content\/bundles\.ts:\d+ {2}entries\[0\]\.price\n {2}Found {5}-20\n/);

  // Even what the configuration itself reads may not parse.
  const brand = readFileSync(join(site, "src/content/brand.ts"), "utf8");
  edit("brand.ts", /,\n/, "\n");
  const shell = process.platform === "win32";
  const whole = spawnSync("npm", ["run", "build"], { cwd: site, shell, encoding: "utf8" });
  const output = whole.stdout + whole.stderr;
  expect(whole.status).toBe(1);
  expect(output).toMatch(/src\/content\/brand\.ts:\d+ {2}this line\n/);
  expect(output).not.toContain("error TS");
  expect(existsSync(join(site, "dist"))).toBe(false);
  writeFileSync(join(site, "src/content/brand.ts"), brand);
}, 120_000);

const BRAND = "src/content/brand.ts";
const TOKENS = "tailwind.config.ts";

it.each<[string, string, (source: string) => string | Buffer]>([
  [BRAND, "has no comma", (source) => source.replace(",\n", "\n")],
  [BRAND, "has a name without quotes", (source) => source.replace(/const name = "(\w+)"/, "const name = $1")],
  [BRAND, "has no address", (source) => source.replace(/siteUrl: .*/, "")],
  [BRAND, "has an address that is none", (source) => source.replace(/siteUrl: .*/, 'siteUrl: "our site",')],
  [BRAND, "is of another encoding", (source) => Buffer.from(`\ufeff${source}`, "utf16le")],
  [TOKENS, "has a color without quotes", (source) => source.replace(/lime: "(#\w+)"/, "lime: $1")],
  [TOKENS, "has a color of nothing known", (source) => source.replace(/lime: "#\w+"/, "lime: limegreen")],
])(
  "the development server and a build end with the same sentences where %s %s",
  async (file, _, broken) => {
    const path = join(site, file);
    const source = readFileSync(path, "utf8");
    const mistake = broken(source);
    expect(mistake).not.toBe(source);
    writeFileSync(path, mistake);
    const runs = await Promise.all([vite(), vite("build")]);
    writeFileSync(path, source);
    for (const { code, output } of runs) {
      expect(code).toBe(1);
      expect(output.slice(output.indexOf(file))).toMatch(/^[\w./]+\.ts:\d+ {2}[\w .]+\n {2}Found/);
      expect(output).not.toMatch(/^\s+at .+:\d+|vite\.config|node_modules/m);
    }
  },
  60_000,
);

it("a file that stops is reported once, although the files that import it stop as well", async () => {
  const path = join(site, "src/content/bundles.ts");
  const bundles = readFileSync(path, "utf8");
  edit("bundles.ts", /price: /, "price: $");
  const check = await runNode(site, ["tools/run.mjs", "content", "check"]);
  writeFileSync(path, bundles);
  expect(check.output.split("is not defined")).toHaveLength(2);
  expect(check.output).toMatch(
    /src\/content\/bundles\.ts:\d+ {2}this line\n {2}Found {5}what stops the file: \$/,
  );
}, 60_000);

it("the development server reports them, too, when a content file changes", async () => {
  const logger = createLogger("silent");
  const report = new Promise<string>((done) => {
    logger.error = (message) => done(message);
  });
  const server = await createServer({
    root: site,
    configFile: join(site, "vite.config.ts"),
    customLogger: logger,
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    server.watcher.emit("change", join(site, "src/content/bundles.ts"));
    expect(await report).toMatch(/src\/content\/bundles\.ts:\d+ {2}entries\[0\]\.price\n/);
  } finally {
    await server.close();
  }
}, 120_000);
