// @vitest-environment node
// Clones on machines that differ from ours: in their folder, their environment, their system.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, it, onTestFinished } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { clone, run, TOOLS } from "./run-command";

it.each(["#", "?"])("a folder with %s in its path is told to be renamed", async (character) => {
  const root = join(mkdtempSync(join(tmpdir(), "clone-")), `a${character}b`);
  cpSync(clone(), root, { recursive: true });
  const { status, lines } = await run(root, [TOOLS, "start"]);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`its path has a "${character}": rename it.`)]);
});

it("a folder of another user is told to be copied", async () => {
  // The root user may write everywhere, and the tests may be run by it.
  const readOnly = `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.accessSync = () => { throw new Error("EACCES"); };
    syncBuiltinESMExports();
  `)}`;
  const { status, lines } = await run(clone(), ["--import", readOnly, TOOLS, "start"]);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^This user may not write into this folder: copy it /)]);
});

it.each(["run", "by hand"])(
  "an environment for production does not leave out the packages that build, and no package's own version of Node.js is noise: %s",
  (how) => {
    const root = clone();
    mkdirSync(join(root, "a"));
    const a = { version: "1.0.0", engines: { node: ">=99" } };
    writeFileSync(join(root, "a/package.json"), JSON.stringify({ name: "a", ...a }));
    const devDependencies = { a: "file:a" };
    const packages = {
      "": { devDependencies },
      a: { ...a, dev: true },
      "node_modules/a": { resolved: "a", link: true },
    };
    writeFileSync(join(root, "package.json"), JSON.stringify({ engines: manifest.engines, devDependencies }));
    writeFileSync(join(root, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }));
    const [program, words] = how === "run" ? [process.execPath, [TOOLS, "start"]] : ["npm", ["ci"]];
    const { stderr } = spawnSync(program, words, {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      shell: process.platform === "win32",
      encoding: "utf8",
    });
    expect(existsSync(join(root, "node_modules/a"))).toBe(true);
    expect(stderr).not.toContain("EBADENGINE");
  },
);

it.each([
  ["build", "development", true],
  ["serve", "production", false],
] as const)("what vite %s makes does not follow NODE_ENV=%s", async (command, found, isProduction) => {
  const before = process.env["NODE_ENV"];
  onTestFinished(() => {
    process.env["NODE_ENV"] = before;
  });
  process.env["NODE_ENV"] = found;
  const mode = command === "build" ? "production" : "development";
  expect((await resolveConfig({}, command, mode)).isProduction).toBe(isProduction);
});

it.each(["tools", "plugins", "tests", "e2e"])("what %s starts by npm or npx, Windows can start", (folder) => {
  // There they are scripts, which Node.js starts through a shell alone.
  const programs = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("s") && name.includes("."))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const)
    .filter(([, text]) => /\b(?:spawn|execFile|run)(?:Sync)?\(\s*"np[mx]"/.test(text));
  const withoutShell = programs.filter(([, text]) => !/\bshell\b.*process\.platform === "win32"/.test(text));
  expect(withoutShell.map(([name]) => name)).toEqual([]);
});

it("a checkout on Windows has the line ends of every other machine", () => {
  const root = mkdtempSync(join(tmpdir(), "checkout-"));
  const git = (...words: string[]): void => {
    const identity = ["-c", "user.name=a", "-c", "user.email=a@towels.example", "-c", "core.autocrlf=true"];
    expect(spawnSync("git", [...identity, ...words], { cwd: root }).status).toBe(0);
  };
  git("init", "--quiet");
  cpSync(".gitattributes", join(root, ".gitattributes"));
  writeFileSync(join(root, "a.css"), "a {\n}\n");
  git("add", ".");
  git("commit", "--quiet", "--message", "Add");
  rmSync(join(root, "a.css"));
  git("checkout", "--", "a.css");
  expect(readFileSync(join(root, "a.css"), "utf8")).toBe("a {\n}\n");
});
