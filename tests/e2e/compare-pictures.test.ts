// @vitest-environment node
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { comparePictures, compress, half, OTHER_MACHINE } from "../../e2e/compare-pictures";

const WIDTH = 390;
const HEIGHT = 600;
const PHOTO = { left: 200, top: 340, width: 160, height: 120 };

interface Changes {
  button?: string;
  /** CSS pixels by which everything below the heading is lower. */
  shift?: number;
  headingSize?: number;
  photo?: boolean;
  text?: string;
  height?: number;
}

const TEXT = "Unopened packs come back free within 30 days";

/** A page in the site's colors: a heading, a text, a button and a photo of noise. */
async function pageWith({
  button = "#c6f432",
  shift = 0,
  headingSize = 44,
  photo = true,
  text = TEXT,
  height = HEIGHT,
}: Changes = {}): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="#f2efe8"/>
    <text x="20" y="70" font-size="${headingSize}" font-weight="900" fill="#0f1012">SHINE OFF</text>
    <g transform="translate(0 ${shift})">
      <text x="20" y="140" font-size="16" fill="#0f1012">${text}</text>
      <text x="20" y="166" font-size="16" fill="#0f1012">One sheet a day, bro.</text>
      <rect x="20" y="220" width="150" height="44" rx="4" fill="${button}"/>
      <text x="44" y="248" font-size="16" font-weight="700" fill="#0f1012">Buy Now</text>
    </g>
  </svg>`;
  const noise = Buffer.from(
    Array.from({ length: PHOTO.width * PHOTO.height * 3 }, (_, index) => (index * index * 31) % 200),
  );
  const layers = [
    {
      input: noise,
      raw: { width: PHOTO.width, height: PHOTO.height, channels: 3 as const },
      left: PHOTO.left,
      top: PHOTO.top + shift,
    },
  ];
  return half(
    await sharp(Buffer.from(drawing))
      .composite(photo ? layers : [])
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

const accepted = await compress(await pageWith());
const compareWithAccepted = async (picture: Buffer) => comparePictures(accepted, picture, OTHER_MACHINE);

describe("a screenshot of another build", () => {
  it.each<[change: string, changes: Changes]>([
    ["another color of a button", { button: "#b4e61e" }],
    ["everything below the heading 4 px lower", { shift: 4 }],
    ["a missing picture", { photo: false }],
    ["a heading that is 2 px larger", { headingSize: 46 }],
    ["a text that is cut off", { text: TEXT.slice(0, -12) }],
    ["a page that is 4 px longer", { height: HEIGHT + 4 }],
  ])("differs from the accepted picture by %s", async (_change, changes) => {
    expect(await compareWithAccepted(await pageWith(changes))).toBeDefined();
  });

  it("does not differ from the accepted picture without a change, although that is compressed", async () => {
    expect(await compareWithAccepted(await pageWith())).toBeUndefined();
  });
});

it("a screenshot that is a row longer differs, however much the colors may differ", async () => {
  const plain = (color: string, height = 20) =>
    sharp({ create: { width: 20, height, channels: 3, background: color } })
      .png()
      .toBuffer();
  const colorsCountLittle = { block: 20, limits: [{ difference: 50, blocks: 0 }] };
  const compare = async (height: number) =>
    comparePictures(await plain("#808080"), await plain("#848484", height), colorsCountLittle);
  expect(await compare(20)).toBeUndefined();
  expect((await compare(21))?.sizes).toBe("20x20 -> 20x21");
});
