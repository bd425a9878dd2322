// @vitest-environment node
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createBuilder } from "vite";
import { expect, it } from "vitest";

const run = promisify(execFile);
const newFolder = (): string => mkdtempSync(join(tmpdir(), "build-"));

/** Two builds take half a minute on an idle machine. */
const LIMIT_MS = 600_000;

it(
  "a build writes its pages although another one begins and ends in the middle of it",
  { timeout: LIMIT_MS },
  async () => {
    const [folder, other] = [newFolder(), newFolder()];
    const command = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--outDir", other];
    const builder = await createBuilder({
      logLevel: "silent",
      build: { outDir: folder },
      plugins: [
        {
          name: "another-build",
          applyToEnvironment: ({ name }) => name === "ssr",
          writeBundle: async () => {
            await run(process.execPath, command, { env: { ...process.env, NODE_ENV: "" } });
          },
        },
      ],
    });
    await builder.buildApp();
    expect(existsSync(join(other, "index.html"))).toBe(true);
    expect(existsSync(join(folder, "faq.html"))).toBe(true);
  },
);
