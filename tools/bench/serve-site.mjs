// Serves a build over HTTP/2 with Brotli. Which file, which status and which headers an address has, is asked of the preview
// server of the build's own commit, once for each address. So every commit is measured by its own rules.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { freePort } from "../test/free-port.mjs";
import { isCompressible, keptHeaders, rangeOf } from "./serving-rules.mjs";
import { BenchError } from "./options.mjs";

const START_LIMIT_MS = 30_000;

/**
 * @param {{ root: string, outDir: string }} build
 * @param {string} pem
 * @param {readonly string[]} paths of measured pages
 * @param {Function} answerVendor answers a request to the host of a vendor, and resolves with whether it did
 */
export async function serveSite(build, pem, paths, answerVendor = async () => false) {
  const preview = await startPreview(build);
  const responses = new Map();
  const respond = (path) => {
    if (!responses.has(path)) responses.set(path, read(preview.origin + path));
    return responses.get(path);
  };
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const answer = async () => {
      if (!(await answerVendor(request, response))) send(request, response, await respond(path));
    };
    answer().catch(() => response.writeHead(502).end());
  });
  await new Promise((done) => server.listen(0, done));
  // Nothing is compressed while something is measured. Of the pages, only the measured ones are needed.
  const files = filesBelow(build.outDir).filter((file) => !file.endsWith(".html"));
  for (const path of [...paths, ...files]) await respond(path);
  return {
    origin: `https://localhost:${server.address().port}`,
    close() {
      server.close();
      preview.stop();
    },
  };
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
}

async function read(address) {
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

function send(request, response, { status, headers, body }) {
  const range = status === 200 ? rangeOf(request.headers.range, body.length) : null;
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  response.writeHead(range ? 206 : status, {
    ...headers,
    "content-length": part.length,
    ...(range ? { "content-range": `bytes ${range.start}-${range.end}/${body.length}` } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : part);
}

async function startPreview({ root, outDir }) {
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
      return { origin, stop: () => child.kill() };
  child.kill();
  throw new BenchError(
    `The preview server of ${root} did not start: run "npx vite preview" there to see why.`,
  );
}
