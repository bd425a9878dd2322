// Serves a build over HTTP/2 with Brotli, by the preview server of its own commit. So every commit is measured by its own rules.
import { spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { get } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { freePort } from "../../e2e/free-port.ts";
import { filesIn } from "../../plugins/files.ts";
import { Refusal } from "../refusal.ts";
import type { Build } from "./builds.ts";

const START_LIMIT_MS = 30_000;
/** Runs in the folder of the commit. Vite serves HTTP/2 where it has a certificate, and its command takes none. */
const SERVER = `
  import { preview } from "vite";
  const [outDir, port, pem] = process.argv.slice(1);
  const https = { key: pem, cert: pem };
  await preview({ build: { outDir }, preview: { port: Number(port), strictPort: true, https } });`;

/** Resolves to the address. `paths`: those of the measured pages. */
export async function serveSite(
  { root, outDir }: Build,
  pem: string,
  paths: readonly string[],
): Promise<string> {
  const port = await freePort();
  const words = ["--input-type=module", "--eval", SERVER, outDir, String(port), pem];
  const child = spawn(process.execPath, words, { cwd: root, stdio: "ignore" });
  process.once("exit", () => child.kill());
  const origin = `https://localhost:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isAnswered(origin, pem))) {
    if (Date.now() > end)
      throw new Refusal(
        `The preview server of ${root} did not start: run "npx vite preview" there to see why.`,
      );
    await wait(100);
  }
  // The server compresses a file once. Nothing is compressed while something is measured; of the pages, only these are needed.
  const files = filesIn(outDir).filter((file) => !file.endsWith(".html"));
  for (const path of [...paths, ...files]) await isAnswered(origin + path, pem);
  return origin;
}

function isAnswered(address: string, pem: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(address, { ca: pem, headers: { "Accept-Encoding": "br" } }, (response) => {
      response.resume().once("end", () => done(true));
    });
    request.once("error", () => done(false));
  });
}

/**
 * A certificate that this machine signs itself, and the hash of its key. A browser that is given the hash trusts the key.
 * Browsers that are told to ignore all errors of certificates store nothing in their cache.
 */
export async function ownCertificate(folder: string): Promise<{ pem: string; keyHash: string }> {
  const pem = await getCertificate(folder, "bench", ["localhost"]);
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return { pem, keyHash: createHash("sha256").update(key).digest("base64") };
}
