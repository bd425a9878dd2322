// The whole response to a request, for servers that are ours: the preview server and the one for Deno.
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { partOfFile } from "../../src/lib/site/byte-range.ts";
import { FILE_TYPES, TEXT_TYPES } from "./file-types.ts";
import { headersFor, parseHeadersFile, responseFor, type HeaderRule } from "./static-host.ts";

type Encoding = "br" | "gzip";

export interface BuiltSite {
  /** Whether there is a file at a path with a leading slash. */
  isFile: (path: string) => boolean;
  /** What changes with the file, for `ETag`. Without it there is none. */
  version?: (path: string) => string;
  /** The content of a file, compressed where an encoding is given. */
  read: (path: string, encoding: Encoding | null) => Uint8Array;
  rules: readonly HeaderRule[];
}

export interface SiteRequest {
  /** The path with its query, as it is in the request. */
  address: string;
  /** The header `Range`. */
  range: string | null;
  /** The header `Accept-Encoding`. */
  acceptEncoding: string | null;
  /** The header `If-None-Match`. */
  ifNoneMatch?: string | null;
}

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const EMPTY = new Uint8Array();

export function siteResponse(
  site: BuiltSite,
  { address, range, acceptEncoding, ifNoneMatch = null }: SiteRequest,
): SiteResponse {
  const [pathname = "/"] = address.split("?");
  const found = responseFor(pathname, site.isFile);
  if (found.status === 308) {
    const target = encodeURI(found.location) + address.slice(pathname.length);
    return { status: 308, headers: { Location: target }, body: EMPTY };
  }
  const { file, status } = found;
  const headers: Record<string, string> = {
    "Cache-Control": "no-cache",
    // By the file and not by the address: rules for folders of files must not make browsers cache the 404 page or the home page.
    ...Object.fromEntries(headersFor(file.replace(/\.html$/, ""), site.rules)),
    "Content-Type": FILE_TYPES[extname(file)] ?? "application/octet-stream",
  };
  // A site without its pages has no 404 page.
  if (!site.isFile(file)) return { status, headers, body: EMPTY };
  const isText = extname(file) in TEXT_TYPES;
  const encoding = isText ? encodingFor(acceptEncoding) : null;
  if (site.version) headers["ETag"] = `W/"${site.version(file)}${encoding === null ? "" : `-${encoding}`}"`;
  const known = ifNoneMatch?.split(",").map((tag) => tag.trim()) ?? [];
  if (status === 200 && (known.includes("*") || known.includes(headers["ETag"] ?? "")))
    return { status: 304, headers: { ...headers, ...(isText && { Vary: "Accept-Encoding" }) }, body: EMPTY };
  if (isText) {
    headers["Vary"] = "Accept-Encoding";
    if (encoding !== null) headers["Content-Encoding"] = encoding;
    return { status, headers, body: site.read(file, encoding) };
  }
  headers["Accept-Ranges"] = "bytes";
  const body = site.read(file, null);
  const part = partOfFile(range, body);
  if (part === null) return { status, headers, body };
  headers["Content-Range"] = part.contentRange;
  return { status: part.status, headers, body: part.body };
}

/** Brotli before gzip, of those that the browser takes. `q=0` refuses one, and `*` stands for those that it does not name (RFC 9110, 12.5.3). */
function encodingFor(accepted: string | null): Encoding | null {
  const weights = new Map(
    (accepted ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const [, weight = "1"] = parameters.map((part) => /^q=([\d.]+)$/.exec(part)).find(Boolean) ?? [];
      return [name, Number(weight)] as const;
    }),
  );
  return (["br", "gzip"] as const).find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0) ?? null;
}

/** The site in a built folder. The folder may be built again at any time. */
export function folderSite(dist: string): BuiltSite {
  const isFile = (path: string): boolean => {
    const file = join(dist, path);
    return existsSync(file) && statSync(file).isFile();
  };
  return {
    isFile,
    version(path) {
      const { size, mtimeMs } = statSync(join(dist, path));
      return `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
    },
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
