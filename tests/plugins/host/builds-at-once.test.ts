// @vitest-environment node
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { newFolder } from "../../write-files";

/** Two builds take half a minute on an idle machine. */
const LIMIT_MS = 600_000;

/**
 * Arguments: the folders of the outer and of the inner build. The outer one has a process of its own too: a build sets NODE_ENV, and
 * the tests that come after it in the same process would render with React's other build.
 */
const OUTER_BUILD = `
  import { execFileSync } from "node:child_process";
  import { createBuilder } from "vite";
  const [outDir, other] = process.argv.slice(1);
  const inner = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--outDir", other];
  const builder = await createBuilder({
    logLevel: "silent",
    build: { outDir },
    plugins: [{
      name: "another-build",
      applyToEnvironment: ({ name }) => name === "ssr",
      writeBundle: () => execFileSync(process.execPath, inner),
    }],
  });
  await builder.buildApp();
`;

it(
  "a build writes its pages although another one begins and ends in the middle of it",
  { timeout: LIMIT_MS },
  async () => {
    const [folder, other] = [newFolder(), newFolder()];
    const command = ["--input-type=module", "--eval", OUTER_BUILD, folder, other];
    await promisify(execFile)(process.execPath, command, { env: { ...process.env, NODE_ENV: "" } });
    expect(existsSync(join(other, "index.html"))).toBe(true);
    expect(existsSync(join(folder, "faq.html"))).toBe(true);
  },
);
