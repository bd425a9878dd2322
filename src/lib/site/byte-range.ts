// Which bytes of a file a request asks for. Safari plays a film only from a host that answers such requests.

/**
 * The answer to a `Range` header, with the value of its own header `Content-Range`. Returns null when the whole file is the answer: no
 * range, several ranges, or a unit that nobody uses.
 */
export function partOfFile<Buffer extends ArrayBufferLike>(header: string | null, whole: Uint8Array<Buffer>) {
  const { length } = whole;
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(length - Number(to), 0) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && from !== "" && Number(to) < first) return null;
  // The range begins after the file's end.
  if (first > last) return { status: 416, contentRange: `bytes */${length}`, body: whole.subarray(0, 0) };
  const body = whole.subarray(first, last + 1);
  return { status: 206, contentRange: `bytes ${first}-${last}/${length}`, body };
}
