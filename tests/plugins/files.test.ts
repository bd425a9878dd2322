// @vitest-environment node
import { expect, it } from "vitest";
import { hasFile } from "../../plugins/files";

const FILES = ["public", "public/pictures/Gym.webp", "public/pictures/linked.webp"];
/** A file system that does not tell letter case apart, as those of macOS and Windows. */
function realPath(path: string): string {
  const found = FILES.find((file) => file.toLowerCase() === path.toLowerCase());
  if (found === undefined) throw new Error(`ENOENT: ${path}`);
  return found.replace("linked", "originals/Linked");
}

it.each([
  ["/pictures/Gym.webp", true],
  ["pictures/Gym.webp", true],
  ["/pictures/gym.webp", false],
  ["/Pictures/Gym.webp", false],
  ["/pictures/none.webp", false],
  ["/pictures/linked.webp", true],
])("%s is found in its own letters only: %s", (path, isFound) => {
  expect(hasFile("public", path, realPath)).toBe(isFound);
});

it("a folder that does not exist has no file", () => expect(hasFile("none", "/a.webp")).toBe(false));
