// Makes the files of a testimonial film with ffmpeg, within the limits of plugins/content/check-media.ts.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { MAX_FILM_BYTES, secondsOfFilm } from "../../plugins/content/check-media.ts";
import { TO_WRITE } from "../../src/content/schema/fields.ts";
import { Refusal } from "../refusal.ts";
import { inPath, installPackage } from "../test/install-package.ts";
import { showProgress } from "./progress.ts";
import { existsAlready, makePictures, readOriginal } from "./picture.ts";

const FOLDER = "public/videos";
const WIDTH = 540;
const HEIGHT = 960;
const POSTER_WIDTHS = [320, WIDTH];
/** A longer film of the same bytes has visible blocks. The first six films have half a megabit a second. */
const MAX_SECONDS = 15;
const MIN_SECONDS = 0.5;
const AUDIO_BITS_PER_SECOND = 64_000;
/** More bits than this are not visible at this size. */
const MAX_VIDEO_BITS_PER_SECOND = 1_000_000;
/** For the container, and because the encoder does not hit the rate exactly. */
const SHARE_OF_LIMIT = 0.9;
/** The poster is the picture at this time, because many films begin with a black or blurred one. */
const POSTER_AT_SECONDS = 0.5;

const NO_FFMPEG =
  "npm run content film needs ffmpeg, and there is none. Install it (Debian: apt-get install ffmpeg, macOS: brew install ffmpeg, Windows: winget install ffmpeg), or set FFMPEG_PATH to its program.";

/** Path of ffmpeg: FFMPEG_PATH, or else the first one in PATH. Undefined when there is none. */
export function ffmpegPath(): string | undefined {
  const candidates = process.env.FFMPEG_PATH
    ? [process.env.FFMPEG_PATH]
    : inPath(process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg");
  return candidates.find(existsSync);
}

/** The path of ffmpeg, after trying to install Debian's package. */
export async function ensureFfmpeg(): Promise<string> {
  if (!ffmpegPath() && !process.env.FFMPEG_PATH) await installPackage("ffmpeg");
  const path = ffmpegPath();
  if (path === undefined) throw new Refusal(NO_FFMPEG);
  return path;
}

/**
 * Makes a testimonial film of a film from a phone: upright (9:16), small enough for phones, without the place where it was taken.
 * Writes public/videos/testimonial-<id>.mp4, a file for its captions and its poster. Returns what to print: the content entry, and
 * what is left to do.
 */
export async function makeFilm(file: string, id: number, replaces: boolean): Promise<string> {
  const name = `testimonial-${id}`;
  const target = `${FOLDER}/${name}.mp4`;
  if (existsSync(target) && !replaces) throw existsAlready(target, "another id");
  const ffmpeg = await ensureFfmpeg();
  await readOriginal(file);
  const { duration, hasSound, isHdr } = probe(ffmpeg, file);
  const folder = mkdtempSync(join(tmpdir(), "mugworks-film-"));
  try {
    const film = join(folder, "film.mp4");
    await encode(ffmpeg, file, film, { ...bitRates(duration, hasSound), duration, isHdr });
    const bytes = readFileSync(film);
    if (bytes.length > MAX_FILM_BYTES)
      throw new Refusal(
        `${file} could not be made smaller than ${MAX_FILM_BYTES} bytes. Cut it shorter and try again.`,
      );
    const seconds = secondsOfFilm(bytes);
    // A film whose index comes first announces its whole length. ffmpeg ends with what is there, and with status 0.
    if (seconds < duration - MIN_SECONDS)
      throw new Refusal(
        `${file} is damaged: ${seconds} of its ${duration} seconds are there. Copy it from the phone again.`,
      );
    const poster = join(folder, "poster.png");
    const at = String(Math.min(POSTER_AT_SECONDS, seconds / 2));
    await run(ffmpeg, file, ["-ss", at, "-i", film, "-frames:v", "1", poster]);
    // The film takes the number. A poster without it is of a command that was stopped.
    await makePictures(poster, `videos/${name}`, POSTER_WIDTHS, true);
    mkdirSync(FOLDER, { recursive: true });
    await copyFile(film, target);
    const captions = join(FOLDER, `${name}.vtt`);
    if (!existsSync(captions)) writeFileSync(captions, captionStub(seconds));
    return summary(name, id, seconds, bytes.length, captions);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bits per second, with which the film has at most the bytes of the limit. */
function bitRates(duration: number, hasSound: boolean) {
  const audio = hasSound ? AUDIO_BITS_PER_SECOND : 0;
  const whole = (MAX_FILM_BYTES * 8 * SHARE_OF_LIMIT) / duration;
  return { audio, video: Math.round(Math.min(whole - audio, MAX_VIDEO_BITS_PER_SECOND)) };
}

/** Reads the streams from what ffmpeg logs, because ffprobe is a program of its own that does not come with every ffmpeg. */
function probe(ffmpeg: string, file: string) {
  const { stderr } = spawnSync(ffmpeg, ["-hide_banner", "-i", file], { encoding: "utf8" });
  const streams = stderr.match(/^ *Stream #.*$/gm) ?? [];
  if (streams.length === 0)
    throw new Refusal(`${file} is no film that can be read. Export it as MP4 or MOV and try again.`);
  // Music files have their cover as a picture.
  if (!streams.some((stream) => /: Video: /.test(stream) && !stream.includes("attached pic")))
    throw new Refusal(`${file} has sound, but no pictures. Export the film with its pictures and try again.`);
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? [];
  const duration = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  // ffmpeg reads a picture as a film of 0.04 seconds.
  if (!(duration >= MIN_SECONDS))
    throw new Refusal(
      `${file} has no length: it is a picture or a damaged film. Copy it from the phone again.`,
    );
  if (duration > MAX_SECONDS)
    throw new Refusal(
      `${file} is ${Math.ceil(duration)} seconds long. Cut it to at most ${MAX_SECONDS} on the phone: more does not fit into a film that phones load quickly.`,
    );
  const isHdr = streams.some((stream) => HDR.test(stream));
  if (isHdr && !/ zscale /.test(spawnSync(ffmpeg, ["-hide_banner", "-filters"], { encoding: "utf8" }).stdout))
    throw new Refusal(
      `${file} is an HDR film, and this ffmpeg has no zscale to convert it. Switch HDR off in the phone's camera, or install a complete ffmpeg (ffmpeg.org/download).`,
    );
  return { duration, isHdr, hasSound: streams.some((stream) => stream.includes(": Audio: ")) };
}

/** How ffmpeg names the brightness of HDR films in a stream: HLG, as phones film, and PQ. */
const HDR = /: Video: .*\b(arib-std-b67|smpte2084)\b/;
/**
 * To the brightness and the colors of screens without HDR. Without it, the 8 bits of the result were still tagged as HDR, and players
 * showed them pale or glaring. The chain is that of ffmpeg's documentation on `tonemap`. Some films name their brightness only; zscale then
 * finds "no path between colorspaces". Both kinds of HDR have the colors of BT.2020 (ITU-R BT.2100).
 */
const TO_SDR =
  "setparams=color_primaries=bt2020:colorspace=bt2020nc,zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p,";
const SDR_TAGS = [
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-colorspace",
  "bt709",
  "-color_range",
  "tv",
];

/** In two passes, the first of which finds out where the bits are needed. ffmpeg turns the film as the phone was held. */
async function encode(
  ffmpeg: string,
  file: string,
  target: string,
  { audio, video, duration, isHdr }: ReturnType<typeof bitRates> & { duration: number; isHdr: boolean },
): Promise<void> {
  const filled = `scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=increase,crop=${WIDTH}:${HEIGHT}`;
  const pictures = ["-map", "0:V:0", "-vf", `${isHdr ? TO_SDR : ""}${filled},setsar=1,fps=30`];
  const encoder = ["-c:v", "libx264", "-preset", "slow", "-pix_fmt", "yuv420p", ...(isHdr ? SDR_TAGS : [])];
  const rate = ["-b:v", String(video), "-passlogfile", `${target}.pass`];
  const sound = audio > 0 ? ["-map", "0:a:0", "-c:a", "aac", "-b:a", String(audio), "-ac", "2"] : [];
  // Phones write the place where a film was taken into its metadata.
  const clean = ["-map_metadata", "-1", "-map_chapters", "-1", "-movflags", "+faststart"];
  const both = ["-i", file, ...pictures, ...encoder, ...rate, "-pass"];
  const pass = (number: number) => (seconds: number) =>
    showProgress(`${basename(file)}, pass ${number} of 2:`, seconds / duration);
  await run(ffmpeg, file, [...both, "1", "-an", "-f", "null", "-"], pass(1));
  await run(ffmpeg, file, [...both, "2", ...sound, ...clean, target], pass(2));
  showProgress("", 1);
}

/**
 * `-xerror`, because ffmpeg fills damaged pictures from those around them and ends with status 0. Not `-err_detect explode`, which
 * ends at "minor" errors, too (ffmpeg's documentation), and with which a film that players show might be refused.
 */
async function run(
  ffmpeg: string,
  file: string,
  args: readonly string[],
  onSecond: (seconds: number) => void = () => undefined,
): Promise<void> {
  // Writes `out_time_us=…` to the standard output, every half second.
  const options = ["-nostdin", "-v", "error", "-xerror", "-y", "-progress", "pipe:1"];
  const encoding = spawn(ffmpeg, [...options, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  encoding.stdout.on("data", (chunk: Buffer) => {
    const [, microseconds] = /out_time_us=(\d+)/.exec(chunk.toString()) ?? [];
    if (microseconds !== undefined) onSecond(Number(microseconds) / 1_000_000);
  });
  const [status]: unknown[] = await once(encoding, "close");
  if (status !== 0)
    throw new Refusal(`${file} is damaged: ffmpeg cannot play it to its end. Copy it from the phone again.`);
}

function captionStub(seconds: number): string {
  const end = new Date(Math.floor(seconds * 1000)).toISOString().slice(14, 23);
  return `WEBVTT\n\n00:00.000 --> ${end} line:70%\n${TO_WRITE} what is said or heard.\n`;
}

function summary(name: string, id: number, seconds: number, bytes: number, captions: string): string {
  return `{
  id: ${id},
  src: "/videos/${name}.mp4",
  seconds: ${seconds},
  username: "@",
  caption: "",
  poster: poster(${id}, ""),
  uploaded: "${new Date().toISOString().slice(0, 10)}",
},

The film has ${bytes} bytes. Write its captions in ${captions}, then paste the entry into 'testimonials' in
src/content/home-story.ts and fill in the username, the caption and what the poster shows. If it goes online on a later day, write that day
into 'uploaded' then: until it has come, the build refuses it.`;
}
