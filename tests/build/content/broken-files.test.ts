// @vitest-environment node
// Pictures and films that a marketer puts into the folder, and that no visitor could see.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { describeProblems } from "@/build/content/content-problem";
import { sampleFilm, writeSampleContent } from "./sample-content";
import { sampleSite } from "./sample-site";

const site = sampleSite();
const path = (file: string): string => join(site.surroundings.publicDir, file);
const bytes = (file: string): Buffer => readFileSync(path(file));
const PAGE = Buffer.from("<!doctype html><title>Not found</title>");

beforeEach(() => writeSampleContent(site));

/** The line of each problem that says what to do. */
async function remedies(): Promise<string[]> {
  const problems = await site.problems();
  expect(describeProblems(problems)).not.toMatch(/^\s+at /m);
  return problems.map(({ found, expected }) => `${found} → ${expected}`);
}

const jpeg = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
const cutOff = (file: string): Buffer => bytes(file).subarray(0, -20);

const WEBP = "pictures/product/one-80.webp";
const AVIF = "pictures/product/one-40.avif";

describe("a picture is reported in one sentence, with the command that makes it, when its file", () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["is empty", WEBP, () => Buffer.alloc(0)],
    ["is a page that was saved instead of it", AVIF, () => PAGE],
    ["is a JPEG that was renamed", WEBP, jpeg],
    ["is a JPEG that was renamed, in the other format", AVIF, jpeg],
    ["is the other format, renamed", AVIF, () => bytes(WEBP)],
    ["was cut off", WEBP, () => cutOff(WEBP)],
    ["was cut off, in the other format", AVIF, () => cutOff(AVIF)],
    ["was cut off after its first bytes", AVIF, () => bytes(AVIF).subarray(0, 10)],
  ])("%s", async (_, file, content) => {
    writeFileSync(path(file), await content());
    // The quotes and tiles of the sample content name the picture more than once.
    const found = new Set(await remedies());
    expect([...found]).toEqual([
      expect.stringMatching(
        new RegExp(
          `public/${file} is damaged, or no picture of the kind .+npm run pictures -- <your picture> product/`,
        ),
      ),
    ]);
  });
});

describe("a film is reported in one sentence, with what to do, when its file", () => {
  const FILM = "videos/film.mp4";
  it.each<[string, () => Buffer, RegExp]>([
    [
      "is empty",
      () => Buffer.alloc(0),
      /public\/videos\/film\.mp4 is damaged, or no MP4 film → .+npm run film$/,
    ],
    ["is a page that was saved instead of it", () => PAGE, /is damaged, or no MP4 film → .+npm run film$/],
    ["was cut off", () => cutOff(FILM), /is damaged, or no MP4 film → .+npm run film$/],
    ["lacks its index", () => sampleFilm(["mdat"]), /is damaged, or no MP4 film → .+npm run film$/],
    [
      "has its index at the end",
      () => sampleFilm(["mdat", "moov"]),
      /index comes after its pictures → .+npm run film$/,
    ],
  ])("%s", async (_, content, sentence) => {
    writeFileSync(path(FILM), content());
    expect(await remedies()).toEqual([expect.stringMatching(sentence)]);
  });

  it("has captions that are none", async () => {
    writeFileSync(path("videos/film.vtt"), PAGE);
    expect(await remedies()).toEqual([
      expect.stringMatching(/no captions in public\/videos\/film\.vtt → captions beside/),
    ]);
  });
});
