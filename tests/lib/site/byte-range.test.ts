import { expect, it } from "vitest";
import { readByteRange } from "@/lib/site/byte-range";

it.each([
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=40-", { first: 40, last: 99 }],
  ["bytes=40-40", { first: 40, last: 40 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-1000", { first: 0, last: 99 }],
  ["bytes=90-500", { first: 90, last: 99 }],
])("reads %s of a file of 100 bytes", (header, range) => expect(readByteRange(header, 100)).toEqual(range));

it.each([null, "", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "items=0-1", "bytes=a-b", "kilobytes=0-1"])(
  "takes the whole file where the header is %s",
  (header) => expect(readByteRange(header, 100)).toBeNull(),
);

it.each(["bytes=100-", "bytes=200-300", "bytes=-0"])(
  "finds that %s is outside a file of 100 bytes",
  (header) => expect(readByteRange(header, 100)).toBe("outside"),
);
