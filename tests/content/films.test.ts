import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { testimonials } from "@/content/home-story";

/** Length in seconds, as the file's own header tells it. */
function secondsOf(file: Buffer): number {
  const header = file.indexOf("mvhd");
  const [scale, duration] = [file.readUInt32BE(header + 16), file.readUInt32BE(header + 20)];
  return duration / scale;
}

describe.each(testimonials.filter(({ src }) => src !== ""))("the film of $username", ({ src, seconds }) => {
  it("is there, as long as it is said to be, and small enough for a phone", () => {
    const file = readFileSync(`public${src}`);
    expect(secondsOf(file)).toBe(seconds);
    expect(file.length).toBeLessThan(600_000);
  });

  it("can be played before all of it is there: its index comes before its pictures", () => {
    const file = readFileSync(`public${src}`);
    expect(file.indexOf("moov")).toBeLessThan(file.indexOf("mdat"));
  });

  it("has captions beside it, each placed above the words of its card", () => {
    const captions = src.replace(/\.mp4$/, ".vtt");
    expect(existsSync(`public${captions}`)).toBe(true);
    const cues = readFileSync(`public${captions}`, "utf8").match(/^.* --> .*$/gm) ?? [];
    expect(cues.length).toBeGreaterThan(0);
    expect(cues.filter((cue) => !cue.endsWith(" line:70%"))).toEqual([]);
  });
});
