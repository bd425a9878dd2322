// The whole response to a request, for servers that are ours: the preview server (tools/site/preview-plugin.ts), and the one for Deno.
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { partOfFile } from "../../src/lib/site/byte-range.ts";
import { FILE_TYPES, TEXT_TYPES } from "../../plugins/host/file-types.ts";
import {
  CODE_FILE,
  type HeaderRule,
  isForHosts,
  ownPage,
  parseHeadersFile,
} from "../../plugins/host/static-host.ts";
import { codeOfPath, SHOP_LINK } from "../../src/lib/referral/referral-code.ts";

/** Segments of a path that leave the folder, or name a drive or a stream: on Windows, a backslash separates, too. */
const LEAVING = /^\.\.?$|[\\:\0]/;

/** A file, as its path below dist with a leading slash, or the address that another one leads to. */
export type HostResponse = { file: string; status: 200 | 404 } | { location: string; status: 308 };

const HOME_FILE = "/index.html";
const NOT_FOUND_FILE = "/404.html";

/**
 * The response to an address. `exists` returns whether dist has a file at a path. A page's address has no `.html` and may end
 * with a slash; the address with `.html` leads to it, so that a page has one. An unknown address that may be a referral link
 * gets the page of that affiliate, or else the home page for these, every other unknown address a 404, as do files that are only for hosts,
 * such as `_headers`.
 */
export function responseFor(pathname: string, exists: (file: string) => boolean): HostResponse {
  const path = decode(pathname);
  const clean = path.replace(/\/+$/, "");
  if (clean === "") return { file: HOME_FILE, status: 200 };
  const segments = clean.split("/").slice(1);
  const last = segments.at(-1) ?? "";
  if (isForHosts(clean)) return { file: NOT_FOUND_FILE, status: 404 };
  if (segments.every((segment) => segment !== "" && !LEAVING.test(segment))) {
    if (last.includes(".") && path === clean && exists(clean)) {
      const page = clean === HOME_FILE ? "/" : clean.replace(/\.html$/, "");
      return page === clean ? { file: clean, status: 200 } : { location: page, status: 308 };
    }
    if (clean !== "/index" && exists(`${clean}.html`)) return { file: `${clean}.html`, status: 200 };
  }
  const code = codeOfPath(pathname.replace(SHOP_LINK, ""));
  if (code === null) return { file: NOT_FOUND_FILE, status: 404 };
  const file = `${ownPage(code)}.html`;
  return { file: exists(file) ? file : CODE_FILE, status: 200 };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The headers that the rules set for a path. For the same header, the last rule applies. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    const matches = rule.pattern.endsWith("*")
      ? pathname.startsWith(rule.pattern.slice(0, -1))
      : pathname === rule.pattern;
    if (!matches) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

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
