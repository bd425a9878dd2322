import { expect, it } from "vitest";
import { partOfFile } from "@/lib/site/byte-range";

const FILE = Uint8Array.from({ length: 100 }, (_, index) => index);

it.each([
  ["bytes=0-1", 0, 1],
  ["bytes=40-", 40, 99],
  ["bytes=40-40", 40, 40],
  ["bytes=-10", 90, 99],
  ["bytes=-1000", 0, 99],
  ["bytes=90-500", 90, 99],
])("answers %s of a file of 100 bytes", (header, first, last) => {
  const contentRange = `bytes ${first}-${last}/100`;
  const body = FILE.slice(first, last + 1);
  expect(partOfFile(header, FILE)).toEqual({ status: 206, contentRange, body });
});

it.each([null, "", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "items=0-1", "bytes=a-b", "kilobytes=0-1"])(
  "takes the whole file where the header is %s",
  (header) => expect(partOfFile(header, FILE)).toBeNull(),
);

it.each(["bytes=100-", "bytes=200-300", "bytes=-0"])(
  "finds that %s is outside a file of 100 bytes",
  (header) =>
    expect(partOfFile(header, FILE)).toEqual({
      status: 416,
      contentRange: "bytes */100",
      body: new Uint8Array(),
    }),
);
