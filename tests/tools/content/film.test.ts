// @vitest-environment node
// Films are made where there is ffmpeg, as there must be in CI. Elsewhere this file has one test: what the command says then.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ffmpegPath } from "../../../tools/content/film";
import { checkFilm, secondsOfFilm } from "../../../plugins/content/check-media";
import { checkPicture } from "../../../plugins/content/check-media";
import { runNode } from "../../run-node";

/** Ends a test that hangs. Encoding takes minutes where eight other programs want the processor. */
const ENCODING_LIMIT_MS = 600_000;

const ffmpeg = ffmpegPath();
const ENTRY = /^\{\n {2}id: 7,\n {2}src: "\/videos\/testimonial-7\.mp4",\n {2}seconds: ([\d.]+),\n/;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mugworks-film-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on a file of the folder. With a path of ffmpeg, it installs nothing. */
async function film(file: string, path: string, ...words: string[]) {
  const command = [resolve("tools/run.mjs"), "content", "film", file, "7", ...words];
  const { code, stdout, stderr } = await runNode(folder, command, { FFMPEG_PATH: path });
  return { code, stdout, lines: stderr.trim().split("\n") };
}

const PICTURES = (seconds: number): string[] => ["-f", "lavfi", "-i", `testsrc2=s=640x360:r=30:d=${seconds}`];
const SOUND = (seconds: number): string[] => ["-f", "lavfi", "-i", `sine=d=${seconds}`];
const PLAYS_NOT = "is damaged: ffmpeg cannot play it to its end. Copy it from the phone again.";

function cutOff(name: string, bytes: number): void {
  const whole = readFileSync(join(folder, name));
  writeFileSync(join(folder, name), whole.subarray(0, whole.length - bytes));
}

/** The place where it was taken, as phones write it. */
const PLACE = ["-metadata", "location=+52.5167+013.3833/", "-metadata", "comment=Ann"];

it("without ffmpeg, one line says how to get it", async () => {
  const { code, lines } = await film("phone.mov", "/none");
  const line = expect.stringMatching(/^npm run content film needs ffmpeg, and there is none\. Install it/);
  expect({ code, lines }).toEqual({ code: 1, lines: [line] });
});

if (process.env["CI"]) if (ffmpeg !== undefined) describe("with ffmpeg", () => testsWith(ffmpeg));

function testsWith(program: string): void {
  /** Makes a film with ffmpeg's test sources. */
  function record(name: string, ...args: readonly string[]): void {
    const made = spawnSync(program, ["-v", "error", "-y", ...args, join(folder, name)], { encoding: "utf8" });
    expect(made.stderr).toBe("");
  }

  /** A film with these bytes over those in its middle. Its length and its index are as before. */
  function damage(name: string, bytes: Buffer): void {
    record(name, ...PICTURES(4), ...SOUND(4), "-movflags", "+faststart");
    const whole = readFileSync(join(folder, name));
    bytes.copy(whole, Math.floor(whole.length / 2));
    writeFileSync(join(folder, name), whole);
  }

  it.each([
    ["", "transfer=arib-std-b67:colorprim=bt2020:colormatrix=bt2020nc"],
    [" that names its brightness alone", "transfer=arib-std-b67"],
  ])(
    "an HDR film of a phone%s becomes one for screens without HDR, and says so to players",
    async (_, tags) => {
      const hevc = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le"];
      record("hdr.mov", ...PICTURES(1), ...hevc, "-x265-params", `log-level=error:${tags}`);
      const { code, lines } = await film("hdr.mov", program);
      expect({ code, lines }).toEqual({ code: 0, lines: [""] });
      const made = join(folder, "public/videos/testimonial-7.mp4");
      const { stderr } = spawnSync(program, ["-hide_banner", "-i", made], { encoding: "utf8" });
      expect(stderr).toMatch(/Video: h264 .*yuv420p\(tv, bt709, /);
      rmSync(join(folder, "public"), { recursive: true });
    },
    ENCODING_LIMIT_MS,
  );

  it(
    "a film of a phone becomes an upright one within all limits of the build, with its poster and a place for captions",
    async () => {
      record("phone.mov", ...PICTURES(1), ...SOUND(1), ...PLACE);
      // What a command leaves that was stopped before it had written the film.
      mkdirSync(join(folder, "public/pictures/videos"), { recursive: true });
      writeFileSync(join(folder, "public/pictures/videos/testimonial-7-320.avif"), "half");
      const { code, stdout, lines } = await film("phone.mov", program);
      expect({ code, lines }).toEqual({ code: 0, lines: [""] });
      const seconds = Number(ENTRY.exec(stdout)?.[1]);

      const publicDir = join(folder, "public");
      const captions = join(publicDir, "videos/testimonial-7.vtt");
      const bytes = readFileSync(join(publicDir, "videos/testimonial-7.mp4"));
      expect(secondsOfFilm(bytes)).toBe(seconds);
      expect(Math.round(seconds)).toBe(1);
      expect(bytes.includes("52.5167") || bytes.includes("Ann")).toBe(false);
      const entry = {
        id: 7,
        src: "/videos/testimonial-7.mp4",
        seconds,
        username: "@ann",
        caption: "A caption",
        uploaded: /^ {2}uploaded: "([\d-]+)",$/m.exec(stdout)?.[1] ?? "none",
        poster: { name: "videos/testimonial-7", widths: [320, 540], height: 960, alt: "Ann." },
      };
      expect(entry.uploaded).toMatch(/^20\d\d-\d\d-\d\d$/);
      const { found } = [...checkFilm(entry, [], publicDir)][0] ?? {};
      expect(found).toBe("'Write here:' in public/videos/testimonial-7.vtt");
      writeFileSync(captions, readFileSync(captions, "utf8").replace(/^Write here:.*$/m, "[wiping sounds]"));
      expect([...checkFilm(entry, [], publicDir)]).toEqual([]);
      expect(await checkPicture(entry.poster, [], publicDir)).toEqual([]);
      expect(await sharp(join(publicDir, "pictures/videos/testimonial-7-540.webp")).stats()).toMatchObject({
        isOpaque: true,
      });

      // Another film under this number is refused. Replaced on purpose, it keeps the captions that were written.
      const again = await film("phone.mov", program);
      expect(again).toMatchObject({ code: 1, stdout: "" });
      expect(again.lines).toEqual([
        expect.stringMatching(
          /^public\/videos\/testimonial-7\.mp4 exists already.+ another id, .+ replace at its end/,
        ),
      ]);
      expect(readFileSync(join(publicDir, "videos/testimonial-7.mp4")).equals(bytes)).toBe(true);
      expect((await film("phone.mov", program, "replace")).code).toBe(0);
      expect(readFileSync(captions, "utf8")).toContain("[wiping sounds]");
    },
    ENCODING_LIMIT_MS,
  );

  it(
    "a film that was trimmed on the phone is made, although it begins between two whole pictures",
    async () => {
      // Phones cut without encoding anew: an edit list says from where to show, and pictures before it are needed to decode the first.
      record("long.mov", ...PICTURES(4), ...SOUND(2), "-x264-params", "keyint=60:bframes=3:open-gop=1");
      record("trimmed.mov", "-ss", "0.7", "-i", join(folder, "long.mov"), "-c", "copy", "-t", "2.5");
      const { code, lines } = await film("trimmed.mov", program, "replace");
      expect({ code, lines }).toEqual({ code: 0, lines: [""] });
    },
    ENCODING_LIMIT_MS,
  );

  it.each<[string, string, () => void, string]>([
    ["a film that is not there", "none.mov", () => undefined, "Check its name and folder"],
    ["an empty file", "empty.mov", () => writeFileSync(join(folder, "empty.mov"), ""), "is empty"],
    [
      "a picture",
      "picture.png",
      () => record("picture.png", "-f", "lavfi", "-i", "color=s=64x64", "-frames:v", "1", "-update", "1"),
      "it is a picture or a damaged film",
    ],
    [
      "a film that was cut off within a picture",
      "cut.mp4",
      () => {
        record("cut.mp4", ...PICTURES(4), "-movflags", "+faststart");
        cutOff("cut.mp4", 1000);
      },
      PLAYS_NOT,
    ],
    [
      "a film that was cut off between two pictures",
      "short.mov",
      () => {
        const raw = ["-c:v", "rawvideo", "-pix_fmt", "rgb24", "-movflags", "+faststart"];
        record("short.mov", "-f", "lavfi", "-i", "color=s=64x64:r=5:d=4", ...raw);
        cutOff("short.mov", 10 * 64 * 64 * 3);
      },
      "2 of its 4 seconds are there. Copy it from the phone again.",
    ],
    [
      "a film whose middle is of another file",
      "mixed.mov",
      // The same bytes in each run, none of which is a film's.
      () => damage("mixed.mov", Buffer.from("Hello bro. ".repeat(6000)).subarray(0, 60_000)),
      PLAYS_NOT,
    ],
    ["sound alone", "sound.m4a", () => record("sound.m4a", ...SOUND(1)), "has sound, but no pictures"],
    [
      "a film that is too long",
      "long.mp4",
      () => record("long.mp4", "-f", "lavfi", "-i", "color=s=64x64:r=5:d=16"),
      "is 16 seconds long. Cut it",
    ],
  ])("%s is refused in one line, and no file is written", async (_, name, make, message) => {
    make();
    rmSync(join(folder, "public"), { recursive: true, force: true });
    const { code, stdout, lines } = await film(name, program);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(existsSync(join(folder, "public"))).toBe(false);
  });
}
