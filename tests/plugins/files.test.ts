// @vitest-environment node
import { expect, it } from "vitest";
import { hasFile } from "../../plugins/files";

const FOLDERS: Readonly<Record<string, string[]>> = { public: ["pictures"], "public/pictures": ["Gym.webp"] };
/** A file system that does not tell letter case apart, as those of macOS and Windows. */
const list = (folder: string): string[] => FOLDERS[folder.toLowerCase()] ?? [];

it.each([
  ["/pictures/Gym.webp", true],
  ["pictures/Gym.webp", true],
  ["/pictures/gym.webp", false],
  ["/Pictures/Gym.webp", false],
  ["/pictures/none.webp", false],
  ["/none/Gym.webp", false],
])("%s is found in its own letters only: %s", (path, isFound) => {
  expect(hasFile("public", path, list)).toBe(isFound);
});

it("a folder that does not exist has no file", () => expect(hasFile("none", "/a.webp")).toBe(false));
