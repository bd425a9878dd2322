// The rules by which the bench's server sends a file, without a server.

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

/** First and last byte of a request for a part of a file, or null for the whole file. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}
