// The committed pictures and accessibility trees of the screenshots test. A tree is what a screen reader is told of a page, or of what a
// state changes; each part is accepted once.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Locator, type Page } from "playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { editedSince, hashContent } from "./accepted-content.ts";
import {
  comparePictures,
  compress,
  half,
  OTHER_MACHINE,
  type PictureDifference,
} from "./compare-pictures.ts";

const FOLDER = "e2e/screenshots";
const MANIFEST = join(FOLDER, "accepted.json");

/**
 * Hashes of what the pictures were taken of: the content, and each page's text and files. A page whose content was edited since
 * cannot be compared with its picture. Only the two together show that: a page's text differs after a change of the code, too.
 */
const manifestSchema = z.strictObject({
  content: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.string()),
});
type Manifest = z.infer<typeof manifestSchema>;

/** The reporter collects these. `page` is the page's hash. */
export const outcomeSchema = z.strictObject({
  picture: z.string(),
  page: z.string(),
  result: z.enum(["same", "accepted", "different", "edited"]),
});
export type Outcome = z.infer<typeof outcomeSchema>;
export const ANNOTATION = "picture";

export function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) return { content: {}, pages: {} };
  return manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, "utf8")));
}

export function writeManifest({ content, pages }: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(pages).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(MANIFEST, `${JSON.stringify({ content, pages: sorted }, null, 2)}\n`);
}

const PICTURE_ENDING = ".avif";
const TREE_ENDING = ".aria.yml";
const fileOf = (picture: string, ending: string): string => join(FOLDER, picture + ending);

/** Removes the pictures and trees of states that the test no longer has. */
export function removeAllExcept(pictures: ReadonlySet<string>, trees: ReadonlySet<string>): void {
  for (const [ending, names] of [
    [PICTURE_ENDING, pictures],
    [TREE_ENDING, trees],
  ] as const)
    for (const name of namesWith(ending)) if (!names.has(name)) rmSync(fileOf(name, ending));
}

export const bytesOfPictures = (): number =>
  namesWith(PICTURE_ENDING).reduce((sum, name) => sum + statSync(fileOf(name, PICTURE_ENDING)).size, 0);

const namesWith = (ending: string): string[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
    : [];

const manifest = readManifest();
let edits: string[] | undefined;

/** The content files that were edited after the pictures were accepted. */
export const editedContent = (): readonly string[] =>
  (edits ??= editedSince(manifest.content, hashContent()));

interface Compared {
  /** The picture shows the whole page and not the window only. */
  whole: boolean;
  /** The parts of the page whose trees are compared. */
  read: readonly Locator[];
}

/** Expects that the page looks and is read as accepted. With `--update-snapshots`, accepts how it is instead. */
export async function expectAcceptedLook(page: Page, name: string, { whole, read }: Compared): Promise<void> {
  const { annotations, config } = test.info();
  const accepts = config.updateSnapshots === "changed" || config.updateSnapshots === "all";
  const file = fileOf(name, PICTURE_ENDING);
  const hash = await hashPage(page);
  const note = (result: Outcome["result"]): void => {
    const outcome: Outcome = { picture: name, page: hash, result };
    annotations.push({ type: ANNOTATION, description: JSON.stringify(outcome) });
  };
  if (!accepts && editedContent().length > 0 && manifest.pages[name] !== hash) return note("edited");

  mkdirSync(FOLDER, { recursive: true });
  if (read.length > 0) await expectAcceptedTree(read, fileOf(name, TREE_ENDING), accepts);
  const accepted = existsSync(file) ? readFileSync(file) : undefined;
  const { picture, difference } = await settledPicture(page, whole, accepted);
  if (accepted !== undefined && difference === undefined) return note("same");

  if (accepts) {
    writeFileSync(file, await compress(picture));
    return note("accepted");
  }
  note("different");
  if (accepted !== undefined) await attach("expected", accepted);
  await attach("actual", picture);
  if (difference !== undefined) await attach("difference", await difference.draw());
  const what =
    difference === undefined
      ? "has no accepted picture"
      : `differs from ${file}: ${difference.sizes}, ${difference.percent}% of the blocks, within ${difference.box}`;
  expect
    .soft(difference, `${name} ${what}. If it looks right, run \`npm run screenshots\` and commit it`)
    .toBe("accepted");
}

/** What a page shows or says that is no text of an element. */
const SHOWN = [
  "alt",
  "aria-description",
  "aria-label",
  "href",
  "placeholder",
  "poster",
  "src",
  "srcset",
  "style",
  "title",
  "value",
];

/**
 * The hash of the page's text and of the files below `public/` that it shows. Elements and classes are left out: only code changes
 * them, and a change of the code is compared. So is the button to the top, which comes and goes a frame after the page is scrolled.
 */
async function hashPage(page: Page): Promise<string> {
  const text = await page.evaluate((names) => {
    const elements = [...document.body.querySelectorAll("*:not(script, style, .back-to-top *)")];
    return elements
      .flatMap((element) => [
        ...names.map((name) => element.getAttribute(name)),
        ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim()),
      ])
      .filter(Boolean)
      .join("\n");
  }, SHOWN);
  const shown = text
    .replaceAll(/assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, "assets/$1.$2")
    .replaceAll(/_[rR]_\w*_/g, "_id_");
  const hash = createHash("sha256").update(shown);
  for (const [name] of shown.matchAll(/(?<=^|[\s,(])\/[\w/.-]+\.\w+/g)) {
    const file = join("public", name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest("base64url");
}

interface Settled {
  picture: Buffer;
  difference: PictureDifference | undefined;
}

/** Captures the page until it looks as accepted, or until two captures in succession are the same. */
async function settledPicture(page: Page, whole: boolean, accepted: Buffer | undefined): Promise<Settled> {
  let last: Buffer | undefined;
  for (;;) {
    const picture = await capture(page, whole);
    const difference = accepted && (await comparePictures(accepted, picture, OTHER_MACHINE));
    if (accepted !== undefined && difference === undefined) return { picture, difference };
    if (last !== undefined && (await comparePictures(last, picture, OTHER_MACHINE)) === undefined)
      return { picture, difference };
    last = picture;
  }
}

/** A screenshot at half its size. */
async function capture(page: Page, whole: boolean): Promise<Buffer> {
  // Writing a PNG of a whole page takes Chromium four times as long.
  return half(
    await page.screenshot({
      type: "jpeg",
      quality: 95,
      fullPage: whole,
      animations: "disabled",
    }),
  );
}

async function attach(name: string, bytes: Buffer): Promise<void> {
  const png = await sharp(bytes).png().toBuffer();
  await test.info().attach(name, { body: png, contentType: "image/png" });
}

/** Whatever has the focus: on a busy machine a page was without it once. */
const FOCUS = / \[active\]/g;

async function treeOf(parts: readonly Locator[]): Promise<string> {
  const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return `${trees.join("\n").replaceAll(FOCUS, "")}\n`;
}

/** Expects the trees of these parts in the file, to the letter; `accepts`: writes them instead. `toMatchAriaSnapshot` finds no added element. */
async function expectAcceptedTree(parts: readonly Locator[], file: string, accepts: boolean): Promise<void> {
  if (accepts) return writeFileSync(file, await treeOf(parts));
  const accepted = existsSync(file) ? readFileSync(file, "utf8") : "";
  await expect
    .soft(
      async () => expect(await treeOf(parts)).toBe(accepted),
      `${file} differs. If the tree is right, run \`npm run screenshots\` and commit it`,
    )
    .toPass({ timeout: 5_000 });
}
