// @vitest-environment node
// `npm test` and other commands install Debian packages where they may: here a program in the path records what apt-get is asked.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const MODULE = pathToFileURL(resolve("tools/test/install-package.ts")).href;
const TSX = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mugworks-install-"));
  writeFileSync(join(folder, "apt-get"), `#!/bin/sh\necho "$@" >> "${folder}/log"\n`, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Machine {
  /** What a program that uses the module does. */
  script?: string;
  userId?: number;
  isTerminal: boolean;
  isCi?: boolean;
  answer?: string;
}

/** Asks for two packages on such a machine. Returns what was printed, and what apt-get was asked. */
async function install({
  script = 'await (await prepareInstallation(["a-browser", "its-decoder"]))();',
  userId = 0,
  isTerminal,
  isCi = false,
  answer = "",
}: Machine): Promise<{ output: string; asked: string[] }> {
  const program = `
    Object.defineProperty(process, "platform", { value: "linux" });
    process.getuid = () => ${userId};
    process.stdin.isTTY = ${isTerminal};
    const { installPackage, prepareInstallation } = await import(${JSON.stringify(MODULE)});
    ${script}`;
  const child = spawn(process.execPath, ["--import", TSX, "--input-type=module", "--eval", program], {
    env: { PATH: folder, ...(isCi ? { CI: "true" } : {}) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  child.stdin.end(`${answer}\n`);
  await new Promise((done) => child.on("close", done));
  const log = join(folder, "log");
  return { output, asked: existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [] };
}

const INSTALLED = ["update -qq", "install -y -qq a-browser its-decoder"];

it.each(["", "n", "later"])(
  "a person is asked before anything is installed, and %j installs nothing",
  async (answer) => {
    const { output, asked } = await install({ isTerminal: true, answer });
    expect(output).toMatch(/a-browser, its-decoder\? \[y\/N\]/);
    expect(asked).toEqual([]);
  },
);

it.each(["y", "Yes "])("%j installs the packages", async (answer) => {
  const { output, asked } = await install({ isTerminal: true, answer });
  expect(output).toContain("[y/N]");
  expect(asked).toEqual(INSTALLED);
});

it("a program that is missing is named once, and nobody waits for its limit", async () => {
  const script = `
    const { runQuietly } = await import(${JSON.stringify(MODULE)});
    process.exitCode = await runQuietly("no-such-program", [], 60_000);`;
  const { output } = await install({ isTerminal: false, script });
  expect(output.match(/no-such-program could not be run/g)).toHaveLength(1);
});
