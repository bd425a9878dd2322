import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mediaVersion } from "../../../plugins/config/page-constants";
import { newFolder } from "../../write-files";

const FILES = {
  "pictures/people/ann-320.webp": "ann",
  "videos/film.mp4": "film",
  "videos/film.vtt": "captions",
};

it("has eight hexadecimal digits, the same in each folder with the same files", () => {
  const version = mediaVersion(newFolder(FILES));
  expect(version).toMatch(/^[\da-f]{8}$/);
  expect(mediaVersion(newFolder(FILES))).toBe(version);
});

it.each(Object.keys(FILES))(
  "is another one when %s is replaced under its name, renamed, or has a neighbor",
  (file) => {
    const folder = newFolder(FILES);
    const versions = [mediaVersion(folder)];
    writeFileSync(join(folder, file), "another");
    versions.push(mediaVersion(folder));
    renameSync(join(folder, file), join(folder, `${file}-2`));
    versions.push(mediaVersion(folder));
    writeFileSync(join(folder, file), "another");
    versions.push(mediaVersion(folder));
    expect(new Set(versions).size).toBe(4);
  },
);
