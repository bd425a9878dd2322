import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { BuiltSite, Encoding } from "./site-response.ts";
import { parseHeadersFile } from "./static-host.ts";

/** The site in a built folder. The folder may be built again at any time. */
export function folderSite(dist: string): BuiltSite {
  const isFile = (path: string): boolean => {
    const file = join(dist, path);
    return existsSync(file) && statSync(file).isFile();
  };
  return {
    isFile,
    read: (path, encoding) =>
      encoding === null ? readFileSync(join(dist, path)) : compressed(join(dist, path), encoding),
    // Read for each response, as the pages are: the policy has the hash of the boot script in them.
    get rules() {
      return isFile("/_headers") ? parseHeadersFile(readFileSync(join(dist, "_headers"), "utf8")) : [];
    },
  };
}

const bodies = new Map<string, Uint8Array>();

/** Compresses a file once for each time that it is modified. */
function compressed(path: string, encoding: Encoding): Uint8Array {
  const key = `${path} ${statSync(path).mtimeMs} ${encoding}`;
  const cached = bodies.get(key);
  if (cached) return cached;
  const text = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const body = encoding === "br" ? brotliCompressSync(text, quality) : gzipSync(text);
  bodies.set(key, body);
  return body;
}
