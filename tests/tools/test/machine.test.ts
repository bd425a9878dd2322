// @vitest-environment node
// Machines on which the commands cannot work: each ends with one line that says what to do, and no stack trace.
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { clone, run, TOOLS } from "./run-command";

/** Makes Node say that it is another version. */
const asVersion = (version: string): string[] => [
  "--import",
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`,
];

it.each(["", "content"])("a clone without packages is told to install them: %j", async (tool) => {
  expect(await run(clone(), [TOOLS, ...(tool === "" ? [] : [tool])])).toEqual({
    status: 1,
    lines: ["The packages are not installed. Run this first: npm ci"],
  });
});

it.each(["start", "test"])("Node 18 is told which versions work: %s", async (tool) => {
  const { status, lines } = await run(clone(), [...asVersion("18.20.8"), TOOLS, tool]);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^This project needs Node\.js 20\.19\.0, .+ or newer, and this is 18\.20\.8: install a newer one from https:/,
    ),
  ]);
});

it("packages that cannot be loaded without a network end with what to do", async () => {
  const root = clone();
  const server = createServer();
  const port = await listening(server);
  await new Promise((done) => server.close(done));
  const registry = `http://localhost:${port}/`;
  const entry = {
    version: "1.0.0",
    resolved: `${registry}a/-/a-1.0.0.tgz`,
    integrity: `sha512-${"A".repeat(86)}==`,
  };
  const packages = { "": { dependencies: { a: "1.0.0" } }, "node_modules/a": entry };
  writeFileSync(
    join(root, "package-lock.json"),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
  const { engines } = manifest;
  writeFileSync(join(root, "package.json"), JSON.stringify({ engines, dependencies: { a: "1.0.0" } }));
  const { status, lines } = await run(root, [TOOLS, "start"], {
    npm_config_registry: registry,
    npm_config_cache: join(root, "cache"),
    npm_config_fetch_retries: "0",
  });
  expect(status).not.toBe(0);
  expect(lines.at(-1)).toMatch(/^The packages were not installed .+: connect this machine to the network/);
});

it.each([
  ["content", ["film"], /^Usage: npm run content film/],
  [
    "content",
    ["pictures"],
    /^npm run content takes check, article, picture, film, bro; it was given: pictures$/,
  ],
  ["shop", [], /^npm run shop takes check, commissions or schema/],
  ["test", ["--watch"], /--watch/],
])("words that %s does not take are refused without a stack trace: %j", async (tool, words, line) => {
  const { status, lines } = await run(resolve("."), [TOOLS, tool, ...words]);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(line);
});

function listening(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((done) =>
    server.listen(0, "localhost", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("The server has no port.");
      done(address.port);
    }),
  );
}
