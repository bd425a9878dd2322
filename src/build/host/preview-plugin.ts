import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { responseFor, headersFor, parseHeadersFile } from "./static-host.ts";

/** File types that hosts compress, with their content types. Vite serves all other files, because it supports range requests. */
const TEXT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/** Makes `vite preview` respond as hosts do. Without it, Vite responds to `/faq` with the home page, uncompressed. */
export function previewPlugin(): Plugin {
  return {
    name: "mugworks:preview",
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      const isFile = (path: string): boolean => {
        const file = join(dist, path);
        return existsSync(file) && statSync(file).isFile();
      };
      const rules = isFile("/_headers") ? parseHeadersFile(readFileSync(join(dist, "_headers"), "utf8")) : [];

      server.middlewares.use((request, response, next) => {
        const [pathname = "/"] = (request.url ?? "/").split("?");
        const { file, status } = responseFor(pathname, isFile);
        // Rules for folders of files must not make browsers cache the 404 page or the shell, so HTML gets the headers of `/`.
        response.setHeader("Cache-Control", "no-cache");
        for (const [name, value] of headersFor(file.endsWith(".html") ? "/" : pathname, rules))
          response.setHeader(name, value);
        const type = TEXT_TYPES[extname(file)];
        if (type === undefined || !isFile(file)) {
          request.url = encodeURI(file);
          next();
          return;
        }
        const encoding = encodingFor(request.headers["accept-encoding"]?.toString() ?? "");
        const body = compressed(join(dist, file), encoding);
        response.writeHead(status, {
          "Content-Type": type,
          "Content-Length": body.length,
          Vary: "Accept-Encoding",
          ...(encoding === null ? {} : { "Content-Encoding": encoding }),
        });
        response.end(request.method === "HEAD" ? undefined : body);
      });
    },
  };
}

type Encoding = "br" | "gzip" | null;

function encodingFor(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

const bodies = new Map<string, Buffer>();

/** Compresses a file once for each time that it is modified. */
function compressed(path: string, encoding: Encoding): Buffer {
  const key = `${path} ${statSync(path).mtimeMs} ${encoding ?? ""}`;
  const cached = bodies.get(key);
  if (cached) return cached;
  const text = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const body =
    encoding === "br" ? brotliCompressSync(text, quality) : encoding === "gzip" ? gzipSync(text) : text;
  bodies.set(key, body);
  return body;
}
