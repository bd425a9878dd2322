import type { Brand } from "../../content/schema.ts";
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
    icons: [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
    })),
  });
}
