import type { Brand } from "../../src/content/schema/index.ts";
import { colors } from "./design-tokens.ts";

export const MANIFEST_PATH = "/manifest.webmanifest";

/** The web app manifest: name, icons and colors for a phone's home screen. */
export function manifest({ name, summary }: Brand): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: summary,
    start_url: "/",
    display: "browser",
    background_color: colors.charcoal,
    theme_color: colors.charcoal,
    // The content check reads the addresses here, and reports a file that is missing.
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
}
