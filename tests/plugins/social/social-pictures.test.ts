// @vitest-environment node
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { type SocialPicture, writeSocialPictures } from "../../../plugins/social/social-pictures";

const LONG_TITLE = "“Don’t Touch Your Face” — and Ninety Other Characters of Advice that Nobody Ever Follows";
let folder = "";
let article: SocialPicture;
const page: SocialPicture = { file: "/social/privacy.jpg", title: "Privacy", label: "Policies", art: null };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-"));
  const art = join(folder, "art.webp");
  await sharp({ create: { width: 1200, height: 675, channels: 3, background: "#e8694a" } })
    .webp()
    .toFile(art);
  article = { file: "/social/muglife/a.jpg", title: LONG_TITLE, label: "MugLife · Tips", art };
});

async function* oneByOne(pictures: readonly SocialPicture[]) {
  yield* pictures;
}
const write = (...pictures: SocialPicture[]) =>
  writeSocialPictures(oneByOne(pictures), "Mugworks", join(folder, "dist"), join(folder, "cache"));
const read = (file: string) => readFile(join(folder, "dist", file));
const cachedFiles = () => readdir(join(folder, "cache"));

/** Red, green and blue of one pixel. */
async function pixel(file: string, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 };
  return [
    ...(await sharp(await read(file))
      .extract(area)
      .raw()
      .toBuffer()),
  ];
}

describe("social pictures", () => {
  it("are JPEG files of 1200x630 below 120 KB, with an article's picture and without", async () => {
    expect(await write(article, page)).toEqual([]);
    for (const { file } of [article, page]) {
      const bytes = await read(file);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
    }
  });

  it("show the article's picture above, the title on charcoal below it, and the lime band at the lower edge", async () => {
    await write(article);
    const [red = 0, , blue = 255] = await pixel(article.file, 600, 20);
    expect(red - blue).toBeGreaterThan(100);
    expect(Math.max(...(await pixel(article.file, 20, 560)))).toBeLessThan(40);
    const [, green = 0, lessBlue = 255] = await pixel(article.file, 20, 620);
    expect(green - lessBlue).toBeGreaterThan(100);
  });

  it("say what they can without an affiliate's name, where the fonts lack its letters", async () => {
    const nameless = { title: "A bro sent you.", label: "Paid link." };
    const bro = { ...article, off: ["25%", "off"], nameless };
    const [arabic, plain] = ["/social/A.jpg", "/social/B.jpg"] as const;
    const untitled = await write(
      { ...bro, file: arabic, title: "عمر sent you.", label: "Paid link. عمر earns." },
      { ...bro, file: plain, ...nameless },
    );
    expect(untitled).toEqual([]);
    expect((await read(arabic)).equals(await read(plain))).toBe(true);
  });

  it("are made again when the title, the label or the article's picture changes, and old ones are deleted", async () => {
    const art = article.art ?? "";
    const cached: string[] = [];
    for (const picture of [
      article,
      { ...article, title: "Oil" },
      { ...article, title: "Oil", label: "Tips" },
    ]) {
      await write(picture);
      cached.push(...(await cachedFiles()));
    }
    await sharp({ create: { width: 800, height: 800, channels: 3, background: "#9aa5ad" } })
      .webp()
      .toFile(art);
    await write({ ...article, title: "Oil", label: "Tips" });
    cached.push(...(await cachedFiles()));
    expect([cached.length, new Set(cached).size]).toEqual([4, 4]);
  });

  it("are written for all other pages when pictures are missing or damaged, and one error names those", async () => {
    const damaged = join(folder, "damaged.webp");
    await writeFile(damaged, "not a picture");
    const failing = write(
      { ...article, file: "/social/muglife/gone.jpg", art: join(folder, "gone.webp") },
      { ...article, file: "/social/muglife/damaged.jpg", art: damaged },
      page,
    );
    await expect(failing).rejects.toThrow(
      /muglife\/damaged\.jpg .*damaged\.webp.* npm run content picture.*\n.*muglife\/gone\.jpg .*gone\.webp.* npm run content picture/,
    );
    expect((await read(page.file)).length).toBeGreaterThan(0);
  });
});
