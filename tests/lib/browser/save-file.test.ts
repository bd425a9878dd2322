import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "@/lib/browser/save-file";

const ADDRESS = "blob:https://mugworks.example/1";

let revoked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  revoked = [];
  // jsdom has no addresses of files, and does not download.
  Object.assign(URL, {
    createObjectURL: () => ADDRESS,
    revokeObjectURL: (address: string) => void revoked.push(address),
  });
});
afterEach(() => {
  for (const name of ["createObjectURL", "revokeObjectURL"]) Reflect.deleteProperty(URL, name);
});

it("downloads the file, and keeps it for a browser that reads it within a minute", async () => {
  const clicked: (string | null)[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.getAttribute("href"), this.download]);
  });
  saveFile(new Blob(["x"]), "code.svg");
  expect(clicked).toEqual([[ADDRESS, "code.svg"]]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(revoked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(revoked).toEqual([ADDRESS]);
});
