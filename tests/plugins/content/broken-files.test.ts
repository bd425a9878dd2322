// @vitest-environment node
// Pictures and films that a marketer puts into the folder, and that no visitor could see.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { productData } from "@/page/structured-data";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { listField, textField } from "@/lib/field";
import { listingPath } from "../../../plugins/content/check-media";
import { describeProblems } from "../../../plugins/content/content-problem";
import { sampleFilm, validSite } from "./sample-content";

const site = validSite();
const path = (file: string): string => join(site.surroundings.publicDir, file);
const bytes = (file: string): Buffer => readFileSync(path(file));
const PAGE = Buffer.from("<!doctype html><title>Not found</title>");

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

it.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["is a page that was saved instead of it", AVIF, () => PAGE],
  ["is a JPEG that was renamed", WEBP, jpeg],
  ["was cut off", WEBP, () => cutOff(WEBP)],
  ["was cut off, in the other format", AVIF, () => cutOff(AVIF)],
])(
  "a picture is reported in one sentence, with the command that makes it, when its file %s",
  async (_, file, content) => {
    writeFileSync(path(file), await content());
    // The quotes and tiles of the sample content name the picture more than once.
    const found = new Set(await remedies());
    expect([...found]).toEqual([
      expect.stringMatching(
        new RegExp(
          `public/${file} is damaged, or no picture of the kind .+npm run content picture <your picture> product/.+ replace$`,
        ),
      ),
    ]);
  },
);

describe("a bundle's picture for search results is reported in one sentence, with the command that makes it, when it", () => {
  const LISTING = "pictures/product/one-listing-1280.webp";
  const COMMAND = "npm run content picture <your picture> product/one-listing 1280";
  it.each<[string, (file: string) => unknown, string]>([
    ["is not there", (file) => rmSync(file), `there is no file public/${LISTING}, .+ → .+ with: ${COMMAND}$`],
    [
      "is too small",
      async (file) =>
        writeFileSync(
          file,
          await sharp(await jpeg())
            .webp()
            .toBuffer(),
        ),
      `public/${LISTING} is 80 by 40 pixels → .+ 1000 by 1000 pixels.+ with: ${COMMAND} replace$`,
    ],
  ])("%s", async (_, spoil, sentence) => {
    await spoil(path(LISTING));
    // Both bundles of the sample content have it.
    expect([...new Set(await remedies())]).toEqual([expect.stringMatching(sentence)]);
  });

  it("is asked of bundles only, and of no other picture in their file", async () => {
    const others = `export const drops = [{ picture: { name: "mugshots/02", widths: [40, 80], height: 80, alt: "A towel." } }];\n`;
    site.write("src/content/bundles.ts", site.read("src/content/bundles.ts") + others);
    expect(await remedies()).toEqual([]);
  });

  it("is the one that pages announce", () => {
    const announced = productData(
      { brand, description: "", bundles, shipping, returns },
      "https://shop.example",
    );
    expect(listField(announced, "hasVariant", (variant) => textField(variant, "image"))).toEqual(
      bundles.map(({ picture }) => `https://shop.example${listingPath(picture.name)}`),
    );
  });
});

/** A film with an empty box at its end, so that it has this many bytes. */
function filmOf(length: number): Buffer {
  const film = sampleFilm(["moov", "mdat"]);
  const rest = Buffer.alloc(length - film.length);
  rest.writeUInt32BE(rest.length);
  rest.write("free", 4);
  return Buffer.concat([film, rest]);
}

it("a film may have 600,000 bytes and no more", async () => {
  writeFileSync(path("videos/film.mp4"), filmOf(600_000));
  expect(await remedies()).toEqual([]);
  writeFileSync(path("videos/film.mp4"), filmOf(600_001));
  expect(await remedies()).toEqual([expect.stringMatching(/a film of 600001 bytes → at most 600000 bytes/)]);
});

describe("a film is reported in one sentence, with what to do, when its file", () => {
  const FILM = "videos/film.mp4";
  it.each<[string, () => Buffer, RegExp]>([
    [
      "is a page that was saved instead of it",
      () => PAGE,
      /is damaged, or no MP4 film → .+npm run content film$/,
    ],
    ["was cut off", () => cutOff(FILM), /is damaged, or no MP4 film → .+npm run content film$/],
    [
      "has its index at the end",
      () => sampleFilm(["mdat", "moov"]),
      /index comes after its pictures → .+npm run content film$/,
    ],
  ])("%s", async (_, content, sentence) => {
    writeFileSync(path(FILM), content());
    expect(await remedies()).toEqual([expect.stringMatching(sentence)]);
  });

  it.each<[string, (captions: string) => string | Buffer, RegExp]>([
    ["are none", () => PAGE, /no captions in public\/videos\/film\.vtt → captions beside/],
    ["lack their first line", (text) => text.replace("WEBVTT", ""), /no WEBVTT .+ → WEBVTT as/],
    ["have times with commas", (text) => text.replaceAll(".000", ",000"), / → a time with points/],
    ["end before they begin", (text) => text.replace("00:00.000", "00:03.000"), /→ the beginning before/],
    [
      "begin after the film",
      (text) => text.replace("00:00.000", "01:00.000").replace("00:02.000", "01:02.000"),
      /→ the beginning .+ within the [\d.]+ seconds of the film/,
    ],
    ["have no place", (text) => text.replace(" line:70%", ""), /a caption without a place .+ → line:70%/],
    ["are still to be written", (text) => text.replace("It works.", "Write here: it"), /'Write here:'/],
  ])("has captions that %s", async (_, broken, sentence) => {
    writeFileSync(path("videos/film.vtt"), broken(bytes("videos/film.vtt").toString()));
    expect(await remedies()).toEqual([expect.stringMatching(sentence)]);
  });

  it("has captions of a computer that ends lines with two characters, which browsers read", async () => {
    writeFileSync(path("videos/film.vtt"), bytes("videos/film.vtt").toString().replaceAll("\n", "\r\n"));
    expect(await remedies()).toEqual([]);
  });
});

it.each([
  ["index.html", "/favicon.png", '<head>\n  <link rel="icon" href="/favicon.png" />\n</head>'],
  ["src/components/nav.tsx", "/brand/logo.svg", '<img\n  src="/brand/logo.svg"\n/>'],
  ["plugins/host/manifest.ts", "/icon-192.png", 'const icons = [\n  { src: "/icon-192.png" },\n];'],
  ["plugins/social/pictures.ts", "/brand/mark.svg", '\nconst LOGO = "public/brand/mark.svg";'],
])("a missing file is reported in the line of %s that names it: %s", async (file, address, source) => {
  site.write(file, source);
  site.write(`public${address}`, "");
  expect(await site.problems()).toEqual([]);
  rmSync(path(address));
  expect(await site.problems()).toMatchObject([{ file, line: 2 }]);
  expect(await remedies()).toEqual([
    `"${address}", but there is no file public${address} → a file that exists: put it back (git restore public${address}), or name another one here`,
  ]);
  rmSync(join(site.root, file));
});

describe("the colors of the design are reported with their line", () => {
  const theme = (colors: string): void =>
    site.write(
      "tailwind.config.ts",
      `const charcoal = "#0f1012";\nexport default { theme: { colors: {\n${colors}\n} } };\n`,
    );
  afterEach(() => theme(""));

  it("when a browser would leave them out", async () => {
    theme(
      'lime: "#ffd23",\n"clay-ink": "a63b1f",\nblack: 0,\nbone: "#f3efe6",\nveil: `${charcoal}e0`,\ncurrent: "currentColor",',
    );
    expect(
      (await site.problems()).map(({ file, line, field, found }) => `${file}:${line} ${field} ${found}`),
    ).toEqual([
      'tailwind.config.ts:3 colors.lime "#ffd23"',
      'tailwind.config.ts:4 colors.clay-ink "a63b1f"',
      "tailwind.config.ts:5 colors.black 0",
    ]);
  });

  it("when a style uses one that is not there, once, with the place that uses it", async () => {
    const sheet = "src/styles/site.css";
    site.write(
      sheet,
      "a {\n  color: theme(colors.lime);\n  fill: theme(colors.lime);\n  order: theme(order.1);\n}\n",
    );
    theme('"rule-dark": "#2f3136",');
    const problems = await site.problems().finally(() => rmSync(join(site.root, sheet)));
    expect(problems.map(({ file, line, field, found }) => `${file}:${line} ${field} ${found}`)).toEqual([
      `tailwind.config.ts:2 colors.lime nothing, but ${sheet}:2 uses it`,
    ]);
  });

  it("when the file cannot be read", async () => {
    theme("lime: #ffd23c,");
    expect((await site.problems()).map(({ file, line }) => `${file}:${line}`)).toEqual([
      "tailwind.config.ts:3",
    ]);
  });
});
