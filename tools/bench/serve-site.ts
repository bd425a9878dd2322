// Serves a build over HTTP/2 with Brotli. Which file, which status and which headers an address has, is asked of the preview
// server of the build's own commit, once for each address. So every commit is measured by its own rules.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { Refusal } from "../refusal.ts";
import { freePort } from "../test/free-port.ts";
import type { Build } from "./builds.ts";
import { isCompressible, keptHeaders, rangeOf } from "./serving-rules.ts";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const START_LIMIT_MS = 30_000;

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
  const range = status === 200 ? rangeOf(request.headers.range, body.length) : null;
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  response.writeHead(range ? 206 : status, {
    ...headers,
    "content-length": part.length,
    ...(range ? { "content-range": `bytes ${range.start}-${range.end}/${body.length}` } : {}),
  });
  response.end(request.method === "HEAD" ? "" : part);
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
