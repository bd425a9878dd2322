// The whole response to a request, for servers that are ours: the preview server, which is at the end, and the one for Deno.
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
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

/** The value of a header of the request, by its name in lower case. */
type AskedHeader = (name: string) => string | null | undefined;

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const EMPTY = new Uint8Array();

/** `address`: the path with its query, as it is in the request. */
export function siteResponse(site: BuiltSite, address: string, asked: AskedHeader): SiteResponse {
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
  const encoding = isText ? encodingFor(asked("accept-encoding") ?? "") : null;
  if (site.version) headers["ETag"] = `W/"${site.version(file)}${encoding === null ? "" : `-${encoding}`}"`;
  const known = asked("if-none-match")?.split(",").map(opaqueTag) ?? [];
  if (status === 200 && (known.includes("*") || known.includes(opaqueTag(headers["ETag"] ?? ""))))
    return { status: 304, headers: { ...headers, ...(isText && { Vary: "Accept-Encoding" }) }, body: EMPTY };
  if (isText) {
    headers["Vary"] = "Accept-Encoding";
    if (encoding !== null) headers["Content-Encoding"] = encoding;
    return { status, headers, body: site.read(file, encoding) };
  }
  headers["Accept-Ranges"] = "bytes";
  const body = site.read(file, null);
  const part = partOfFile(asked("range") ?? null, body);
  if (part === null) return { status, headers, body };
  headers["Content-Range"] = part.contentRange;
  return { status: part.status, headers, body: part.body };
}

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Brotli before gzip, of those that the browser takes. `q=0` refuses one, and `*` stands for those that it does not name (RFC 9110, 12.5.3). */
function encodingFor(accepted: string): Encoding | null {
  const weights = new Map(
    accepted.split(",").map((item) => {
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

/**
 * Makes `vite preview` respond as hosts do. Without it, Vite responds to `/faq` with the home page, uncompressed, and to a
 * request for a film's last ten bytes with its first eleven.
 */
export function previewPlugin(): Plugin {
  return {
    name: "mugworks:preview",
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const site = folderSite(resolve(root, build.outDir));
      if (!site.isFile("/index.html")) {
        console.error(`There is no site in ${build.outDir}: run npm run build first.`);
        process.exit(1);
      }
      server.middlewares.use((request, response) => {
        const { status, headers, body } = siteResponse(site, request.url ?? "/", (name) =>
          request.headers[name]?.toString(),
        );
        response.writeHead(status, status === 304 ? headers : { ...headers, "Content-Length": body.length });
        response.end(request.method === "HEAD" ? undefined : body);
      });
    },
  };
}

/**
 * Where `npm start` and `npm run preview` listen. With an address, such as 0.0.0.0, other machines reach them, also by the name of a
 * tunnel, which Vite answers with 403 otherwise: what they serve is what goes online.
 */
export function previewOptions(listenAddress = ""): { host?: string; allowedHosts?: true } {
  return listenAddress === "" ? {} : { host: listenAddress, allowedHosts: true };
}
