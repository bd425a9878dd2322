import { chromiumPath } from "../tools/test/browsers.ts";

/** The options with which Chromium is started, with further arguments. */
export function chromium(...more: string[]) {
  const executablePath = chromiumPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // Without hinting, characters have fractional positions, as on phones. Hinting changes their width with the font.
      "--font-render-hinting=none",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  };
}
