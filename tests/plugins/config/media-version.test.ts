import { cpSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mediaVersion } from "../../../plugins/config/page-constants";

function publicFolder(): { folder: string; write: (file: string, text: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  for (const name of ["pictures/people", "videos"]) mkdirSync(join(folder, name), { recursive: true });
  write("pictures/people/ann-320.webp", "ann");
  write("videos/film.mp4", "film");
  write("videos/film.vtt", "captions");
  return { folder, write };
}

it("has eight hexadecimal digits, the same in each folder with the same files", () => {
  const { folder } = publicFolder();
  expect(mediaVersion(folder)).toMatch(/^[\da-f]{8}$/);
  const copy = mkdtempSync(join(tmpdir(), "public-"));
  cpSync(folder, copy, { recursive: true });
  expect(mediaVersion(copy)).toBe(mediaVersion(folder));
});

it.each(["pictures/people/ann-320.webp", "videos/film.mp4", "videos/film.vtt"])(
  "is another one when %s is replaced under its name, renamed, or has a neighbor",
  (file) => {
    const { folder, write } = publicFolder();
    const versions = [mediaVersion(folder)];
    write(file, "another");
    versions.push(mediaVersion(folder));
    renameSync(join(folder, file), join(folder, `${file}-2`));
    versions.push(mediaVersion(folder));
    write(file, "another");
    versions.push(mediaVersion(folder));
    expect(new Set(versions).size).toBe(4);
  },
);
