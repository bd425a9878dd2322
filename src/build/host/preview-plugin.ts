import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { TEXT_TYPES } from "./file-types.ts";
import { siteResponse } from "./site-response.ts";
import { parseHeadersFile } from "./static-host.ts";

/**
 * Makes `vite preview` respond as hosts do. Without it, Vite responds to `/faq` with the home page, uncompressed, and to a
 * request for a film's last ten bytes with its first eleven.
 */
export function previewPlugin(): Plugin {
  return {
    name: "mugworks:preview",
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      const isFile = (path: string): boolean => {
        const file = join(dist, path);
        return existsSync(file) && statSync(file).isFile();
      };
      const read = (path: string): Uint8Array => readFileSync(join(dist, path));
      const rules = isFile("/_headers") ? parseHeadersFile(readFileSync(join(dist, "_headers"), "utf8")) : [];

      server.middlewares.use((request, response) => {
        const { status, headers, body, file } = siteResponse(
          { isFile, read, rules },
          request.url ?? "/",
          request.headers.range ?? null,
        );
        const isText = file !== null && extname(file) in TEXT_TYPES && isFile(file);
        const encoding = isText ? encodingFor(request.headers["accept-encoding"]?.toString() ?? "") : null;
        const sent = isText ? compressed(join(dist, file), encoding) : body;
        response.writeHead(status, {
          ...headers,
          "Content-Length": sent.length,
          ...(isText ? { Vary: "Accept-Encoding" } : {}),
          ...(encoding === null ? {} : { "Content-Encoding": encoding }),
        });
        response.end(request.method === "HEAD" ? undefined : sent);
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
