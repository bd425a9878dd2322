// @vitest-environment node
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createArtReader } from "../../../plugins/social/article-art";

async function makePicture(name: string, background: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "art-")), `${name}.webp`);
  const size = { width: 80, height: 45, channels: 3 } as const;
  await sharp({ create: { ...size, background } })
    .webp()
    .toFile(file);
  return file;
}

it("reads a picture as three bytes for each pixel of the card", async () => {
  const pixels = await createArtReader()(await makePicture("gray", "#808080"));
  expect(pixels).toHaveLength(1200 * 630 * 3);
});

it("decodes a picture that several articles share once, and keeps the last four", async () => {
  const read = createArtReader();
  const [first = "", ...others] = await Promise.all(
    ["a", "b", "c", "d", "e"].map((name) => makePicture(name, "#e8694a")),
  );
  const pixels = read(first);
  for (const other of others.slice(0, 3)) await read(other);
  expect(read(first)).toBe(pixels);
  for (const other of others) await read(other);
  expect(read(first)).not.toBe(pixels);
});

it("rejects where a picture cannot be decoded", async () => {
  await expect(createArtReader()("/nowhere/gone.webp")).rejects.toThrow("gone.webp");
});
