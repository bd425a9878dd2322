// A sample site into which tests put mistakes: a temporary folder with content files and their pictures and films.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { checkContent, type Surroundings } from "../../../plugins/content/check-content";
import type { ContentProblem } from "../../../plugins/content/content-problem";
import { type ContentFile, type Load, readContent } from "../../../plugins/content/read-content";

export interface SampleSite {
  root: string;
  surroundings: Surroundings;
  write: (file: string, source: string) => void;
  read: (file: string) => string;
  /** Makes an edit and returns its line. Throws an error when the text to replace is missing. */
  edit: (file: string, from: string, to: string) => number;
  files: () => Promise<readonly ContentFile[]>;
  /** `load`: in place of the one that imports the file. */
  problems: (changes?: Partial<Surroundings>, load?: Load) => Promise<ContentProblem[]>;
}

/** Articles need it, too. */
export const brandFile = `import type { Brand } from "./schema";

export const brand: Brand = {
  name: "Mugworks",
  slug: "mugworks",
  siteUrl: "https://mugworks.example",
  email: "hello@mugworks.example",
  seller: {
    legalName: "Towel LLC",
    address: "1 Main Street, Columbus, OH 43215",
    lawState: "Ohio",
    phone: null,
  },
  sku: "S1",
  summary: "Towels.",
  cartTitle: "Cart",
  productTitle: "Product",
  social: {
    tiktok: { label: "TikTok", url: "https://tiktok.example/a" },
    hashtag: { label: "#Tag", url: "https://tiktok.example/b" },
    instagram: { label: "Instagram", url: "https://instagram.example" },
    youtube: { label: "YouTube", url: "https://youtube.example" },
    x: { label: "X", url: "https://x.example" },
  },
  socialPictureAlt: "A towel.",
};
`;

/** The number of the first line that contains the text. */
export function lineOf(source: string, text: string): number {
  return source.slice(0, source.indexOf(text)).split("\n").length;
}

/** Imports a content file that imports only types. */
export async function load(file: string): Promise<object> {
  const script = readFileSync(file, "utf8")
    .replace(/^import type .*$/gm, "")
    .replace(/^((?:export )?const \w+): [\w[\] ]+ =/gm, "$1 =");
  const module: object = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
  );
  return module;
}

export function sampleSite(): SampleSite {
  const root = mkdtempSync(join(tmpdir(), "mugworks-content-"));
  const write = (file: string, source: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  };
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const surroundings: Surroundings = {
    publicDir: join(root, "public"),
    shopDomain: null,
    today: "2026-03-09",
  };
  const loadFile: Load = (file) => load(join(root, file));
  write("src/content/brand.ts", brandFile);
  return {
    root,
    surroundings,
    write,
    read,
    edit(file, from, to) {
      const before = read(file);
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(
        file,
        before.replace(from, () => to),
      );
      return lineOf(before, from);
    },
    files: async () => (await readContent(root, loadFile)).files,
    problems: async (changes, given = loadFile) =>
      checkContent(root, await readContent(root, given), { ...surroundings, ...changes }),
  };
}

/** Encoding takes far longer than the checks, and tests that spoil a file write all of them anew. */
const encoded = new Map<string, Promise<Buffer>>();

/** Creates the file of a gray picture, in the format of its extension. */
export async function makeFile(
  site: SampleSite,
  name: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const file = join(site.surroundings.publicDir, `pictures/${name}`);
  const format = name.endsWith(".avif") ? "avif" : "webp";
  const key = `${width}x${height}.${format}`;
  const bytes =
    encoded.get(key) ??
    sharp({ create: { width, height, channels: 3, background: "#888" } })
      .toFormat(format)
      .toBuffer();
  encoded.set(key, bytes);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await bytes);
}

/** Creates the files of a picture. */
export async function makePicture(
  site: SampleSite,
  name: string,
  widths: readonly number[],
  ratio: number,
): Promise<void> {
  for (const width of widths)
    for (const extension of ["avif", "webp"])
      await makeFile(site, `${name}-${width}.${extension}`, { width, height: Math.round(width * ratio) });
}
