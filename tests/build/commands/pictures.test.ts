// @vitest-environment node
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mugworks-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on `photo.jpg` of the folder. */
function pictures(...widths: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [resolve("src/build/commands/pictures.mjs"), "photo.jpg", "people/ann", ...widths],
      { cwd: folder },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const photo = () => sharp({ create: { width: 80, height: 40, channels: 3, background: "#888" } }).jpeg();
const written = (width: number): string => join(folder, `public/pictures/people/ann-${width}.webp`);

describe("the command that makes the sizes of a picture", () => {
  it("writes an upright photo of a phone upright and prints its size", async () => {
    await photo().withMetadata({ orientation: 6 }).toFile(join(folder, "photo.jpg"));
    const { stdout } = await pictures("20", "40");
    expect(stdout).toContain("widths: [20, 40], width: 40, height: 80");
    expect(await sharp(written(40)).metadata()).toMatchObject({ width: 40, height: 80 });
  });

  it("writes no file when one of the widths is larger than the picture", async () => {
    await photo().toFile(join(folder, "photo.jpg"));
    expect(await pictures("40", "160")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("a picture of 160 px"),
    });
    expect(existsSync(written(40))).toBe(false);
  });

  it("reports a file that is not there in one line", async () => {
    const { code, stderr } = await pictures("40");
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("photo.jpg could not be read")]);
  });
});
