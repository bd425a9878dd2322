// Whether the file of a picture or a film is whole and what its name says, by the lengths that its format writes into it. Decoding
// every file would take minutes.

interface Box {
  type: string;
  /** The position of its content. */
  start: number;
  end: number;
}

const HEADER_BYTES = 8;

/** The boxes of an MP4 film or an AVIF picture (ISO 14496-12) up to the first that is not whole. */
export function boxesOf(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + HEADER_BYTES <= to;) {
    const size = file.readUInt32BE(start);
    // 1 announces a length of eight bytes, 0 a box that lasts until the end: neither is in a small file that an encoder has finished.
    if (size < HEADER_BYTES || start + size > to) break;
    boxes.push({
      type: file.toString("latin1", start + 4, start + 8),
      start: start + HEADER_BYTES,
      end: start + size,
    });
    start += size;
  }
  return boxes;
}

/** Whether the boxes of these types are there, and the last one ends with the file. */
export function isWholeIso(file: Buffer, types: readonly string[]): boolean {
  const boxes = boxesOf(file);
  return boxes.at(-1)?.end === file.length && types.every((type) => boxes.some((box) => box.type === type));
}

export function isWholeAvif(file: Buffer): boolean {
  return file.toString("latin1", 8, 12) === "avif" && isWholeIso(file, ["ftyp", "meta", "mdat"]);
}

/** A WebP picture is a RIFF file, which begins with the length of what follows. */
export function isWholeWebp(file: Buffer): boolean {
  const isWebp = file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP";
  return isWebp && file.readUInt32LE(4) + HEADER_BYTES === file.length;
}
