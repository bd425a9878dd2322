// What of public/ goes online. Vite copies the folder as it is.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { allFilesIn, isLitter } from "../files.ts";

/** Files that pages and browsers ask for. `.well-known` is a folder of the web (RFC 8615). */
const EXPECTED = /^\/(?:\.well-known\/[\w.-]+|(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpe?g|svg|ico|mp4|vtt))$/;

/** `left`: what must not go online. `unexpected`: what somebody may have put there by mistake, or for a purpose of his own. */
export function sortedPublicFiles(paths: readonly string[]): { left: string[]; unexpected: string[] } {
  return {
    left: paths.filter(isLitter),
    unexpected: paths.filter((path) => !isLitter(path) && !EXPECTED.test(path)),
  };
}

/**
 * The icon as `/favicon.ico`, which feed readers and search engines ask for without reading a page: a PNG of at most 255 pixels with the
 * head of the format (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), and PNG since Windows Vista).
 */
export function icoOf(png: Buffer): Buffer {
  const side = png.readUInt32BE(16);
  // An icon of one picture, with one color plane, of 32 bits a pixel, which begins after these 22 bytes.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** Takes litter out of the built site, names what is unexpected, and writes `/favicon.ico`. */
export function publicFilesPlugin(): Plugin {
  return {
    name: "mugworks:public-files",
    writeBundle: {
      order: "pre",
      handler() {
        const { root, publicDir, build } = this.environment.config;
        if (this.environment.name !== "client" || !existsSync(publicDir)) return;
        const { left, unexpected } = sortedPublicFiles(allFilesIn(publicDir));
        const dist = resolve(root, build.outDir);
        for (const path of left) rmSync(join(dist, path), { force: true });
        writeFileSync(join(dist, "favicon.ico"), icoOf(readFileSync(join(publicDir, "favicon.png"))));
        if (unexpected.length > 0)
          console.warn(
            `\nThese files of public/ go online, where everybody can read them: ${unexpected.join(", ")}. Take out what nobody shall see.\n`,
          );
      },
    },
  };
}
