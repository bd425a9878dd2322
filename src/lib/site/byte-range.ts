// Which bytes of a file a request asks for. Safari plays a film only from a host that answers such requests.

/** The first and the last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header. Returns null when the whole file is the answer (no range, several ranges, or a unit that nobody
 * uses), and "outside" when the range begins after the file's end.
 */
export function readByteRange(header: string | null, length: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(length - Number(to), 0) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && from !== "" && Number(to) < first) return null;
  return first > last ? "outside" : { first, last };
}

/** The answer to a request for a part of a file, with the value of its header `Content-Range`; null when the whole file is the answer. */
export function partOfFile<Buffer extends ArrayBufferLike>(header: string | null, whole: Uint8Array<Buffer>) {
  const range = readByteRange(header, whole.length);
  if (range === null) return null;
  const size = `/${whole.length}`;
  if (range === "outside") return { status: 416, contentRange: `bytes *${size}`, body: whole.subarray(0, 0) };
  const { first, last } = range;
  return {
    status: 206,
    contentRange: `bytes ${first}-${last}${size}`,
    body: whole.subarray(first, last + 1),
  };
}
