// The whole response to a request, for servers that are ours: the preview server and the one for Deno.
import { extname } from "node:path";
import { readByteRange } from "../../lib/byte-range.ts";
import { FILE_TYPES } from "./file-types.ts";
import { headersFor, responseFor, type HeaderRule } from "./static-host.ts";

/** A built site in a folder. */
export interface BuiltSite {
  /** Whether the folder has a file at a path with a leading slash. */
  isFile: (path: string) => boolean;
  read: (path: string) => Uint8Array;
  rules: readonly HeaderRule[];
}

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** The file that the body is from, if it is a whole one. */
  file: string | null;
}

const EMPTY = new Uint8Array();

/** `address` is the path with its query, as it is in the request. `range` is the request's header of that name. */
export function siteResponse(site: BuiltSite, address: string, range: string | null): SiteResponse {
  const [pathname = "/"] = address.split("?");
  const found = responseFor(pathname, site.isFile);
  if (found.status === 308) {
    const target = encodeURI(found.location) + address.slice(pathname.length);
    return { status: 308, headers: { Location: target }, body: EMPTY, file: null };
  }
  const { file, status } = found;
  const headers: Record<string, string> = {
    "Cache-Control": "no-cache",
    // Rules for folders of files must not make browsers cache the 404 page or the home page, so HTML gets the headers of `/`.
    ...Object.fromEntries(headersFor(file.endsWith(".html") ? "/" : pathname, site.rules)),
    "Content-Type": FILE_TYPES[extname(file)] ?? "application/octet-stream",
    "Accept-Ranges": "bytes",
  };
  // A site without its pages has no 404 page.
  const body = site.isFile(file) ? site.read(file) : EMPTY;
  const part = status === 200 ? readByteRange(range, body.length) : null;
  if (part === null) return { status, headers, body, file };
  const size = `/${body.length}`;
  if (part === "outside")
    return {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes *${size}` },
      body: EMPTY,
      file: null,
    };
  const { first, last } = part;
  return {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${first}-${last}${size}` },
    body: body.subarray(first, last + 1),
    file: null,
  };
}
