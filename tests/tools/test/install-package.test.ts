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

it.each<[string, Machine]>([
  ["CI", { isTerminal: true, isCi: true, answer: "n" }],
  ["a run without a terminal", { isTerminal: false }],
])("%s is asked nothing, and is told what is installed", async (_, machine) => {
  const { output, asked } = await install(machine);
  expect(output).not.toContain("[y/N]");
  expect(output).toContain("Installing from Debian: a-browser, its-decoder");
  expect(asked).toEqual(INSTALLED);
});

it("the question comes when an installation is prepared, and nothing is installed before it is wanted", async () => {
  const script = `
    const install = await prepareInstallation(["a-browser"]);
    console.log("prepared");
    await install();`;
  const { output, asked } = await install({ isTerminal: true, answer: "y", script });
  expect(output).toMatch(/a-browser\? \[y\/N\].*prepared.*a-browser was not found\. Installing/s);
  expect(asked).toEqual(["update -qq", "install -y -qq a-browser"]);
});

it("the lists of packages are updated once for several installations", async () => {
  const script = `for (const name of ["a-browser", "another"]) await installPackage(name);`;
  const { asked } = await install({ isTerminal: false, script });
  expect(asked).toEqual(["update -qq", "install -y -qq a-browser", "install -y -qq another"]);
});

it("what the installer prints is shown only when it fails", async () => {
  const aptGet = (status: number): string => `#!/bin/sh\necho "unpacking $3"\nexit ${status}\n`;
  writeFileSync(join(folder, "apt-get"), aptGet(0));
  expect((await install({ isTerminal: false })).output).not.toContain("unpacking");
  writeFileSync(join(folder, "apt-get"), aptGet(100));
  expect((await install({ isTerminal: false })).output).toContain("unpacking -qq");
});

it("a program that is missing is named once, and nobody waits for its limit", async () => {
  const script = `
    const { runQuietly } = await import(${JSON.stringify(MODULE)});
    process.exitCode = await runQuietly("no-such-program", [], 60_000);`;
  const { output } = await install({ isTerminal: false, script });
  expect(output.match(/no-such-program could not be run/g)).toHaveLength(1);
});

it("a user who may not install packages is asked nothing, and nothing is tried", async () => {
  expect(await install({ userId: 1000, isTerminal: true, answer: "y" })).toEqual({ output: "", asked: [] });
});

it.each([
  [["deno@2.9.6"], "deno"],
  [["@netlify/dev@4.18.13"], "@netlify/dev"],
  [["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"], "@stryker-mutator/core"],
])("packages of npm are installed once, beside each other: %s", async (specifiers, name) => {
  const script = `
    process.chdir(${JSON.stringify(folder)});
    const { cachedPackages } = await import(${JSON.stringify(MODULE)});
    const names = ${JSON.stringify(specifiers)};
    process.stdout.write(cachedPackages(...names) + " " + cachedPackages(...names));`;
  // npm, as far as the function needs it: it makes the folder of the first package below the prefix.
  const npm = `#!/bin/sh
while [ "$1" != --prefix ]; do shift; done
mkdir -p "$2/node_modules/${name}"
shift 2
echo "$@" >> "${folder}/log"
`;
  writeFileSync(join(folder, "npm"), npm, { mode: 0o755 });
  const child = spawn(process.execPath, ["--import", TSX, "--input-type=module", "--eval", script], {
    env: { PATH: `${folder}:/usr/bin:/bin` },
  });
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  await new Promise((done) => child.on("close", done));
  const [first, second] = output.split("\n").at(-1)?.split(" ") ?? [];
  expect(first).toContain("node_modules");
  expect(existsSync(join(first ?? "", name))).toBe(true);
  expect(second).toBe(first);
  expect(readFileSync(join(folder, "log"), "utf8")).toBe(`${specifiers.join(" ")}\n`);
});
