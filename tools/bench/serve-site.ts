// Serves a build over HTTP/2 with Brotli. Which file, which status and which headers an address has, is asked of the preview
// server of the build's own commit, once for each address. So every commit is measured by its own rules.
import { spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readdirSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { partOfFile } from "../../src/lib/site/byte-range.ts";
import { Refusal } from "../refusal.ts";
import { freePort } from "../../e2e/free-port.ts";
import type { Build } from "./builds.ts";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const START_LIMIT_MS = 30_000;
/** Headers of the preview server's own connection, and those that only matter on a second visit. */
const DROPPED = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "transfer-encoding",
]);
const COMPRESSED = /^(?:text\/|application\/(?:json|xml|manifest\+json|javascript)|image\/svg\+xml)/;

/** The headers of a response that a host with HTTP/2 sends as well. */
export function keptHeaders(headers: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !DROPPED.has(name.toLowerCase())));
}

/** Whether hosts compress files of this type. */
export function isCompressible(type: string): boolean {
  return COMPRESSED.test(type);
}

/** Resolves to the address. `paths`: those of the measured pages. */
export async function serveSite(build: Build, pem: string, paths: readonly string[]): Promise<string> {
  const preview = await startPreview(build);
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? read(preview + path);
    answers.set(path, answer);
    return answer;
  };
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) => {
    const [path = "/"] = request.url.split("?");
    answerTo(path)
      .then((answer) => send(request, response, answer))
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((done) => server.listen(0, done));
  // Nothing is compressed while something is measured. Of the pages, only the measured ones are needed.
  const files = filesBelow(build.outDir).filter((file) => !file.endsWith(".html"));
  for (const path of [...paths, ...files]) await answerTo(path);
  const address = server.address();
  return `https://localhost:${typeof address === "object" && address !== null ? address.port : 0}`;
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
}

async function read(address: string): Promise<Answer> {
  const response = await fetch(address, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = keptHeaders(response.headers);
  const isText = isCompressible(response.headers.get("content-type") ?? "");
  if (isText) headers["content-encoding"] = "br";
  return {
    status: response.status,
    headers,
    body: isText ? await promisify(brotliCompress)(body) : body,
  };
}

function send(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { status, headers, body }: Answer,
): void {
  const part = status === 200 ? partOfFile(request.headers.range ?? null, body) : null;
  const sent = part?.body ?? body;
  response.writeHead(part?.status ?? status, {
    ...headers,
    "content-length": sent.length,
    ...(part ? { "content-range": part.contentRange } : {}),
  });
  response.end(request.method === "HEAD" ? "" : sent);
}

async function startPreview({ root, outDir }: Build): Promise<string> {
  const port = await freePort();
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const flags = ["preview", "--outDir", outDir, "--port", String(port), "--strictPort"];
  const child = spawn(process.execPath, [vite, ...flags], { cwd: root, stdio: "ignore" });
  process.once("exit", () => child.kill());
  const origin = `http://localhost:${port}`;
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await wait(100))
    if (
      await fetch(origin).then(
        (response) => response.ok,
        () => false,
      )
    )
      return origin;
  child.kill();
  throw new Refusal(`The preview server of ${root} did not start: run "npx vite preview" there to see why.`);
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
