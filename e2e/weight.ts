// The sizes of what a page loads.
import { brotliCompressSync } from "node:zlib";
import type { Response } from "playwright/test";
import { test } from "./test.ts";

export interface Loaded {
  type: string;
  url: URL;
  text: string;
  /** The size with Brotli, as a host would send it. Pictures and fonts are compressed already. */
  bytes: number;
}

/** The picture of the tab, which full Chromium loads and the headless shell does not, is left out where weights are compared. */
export const isOfTab = (response: Response): boolean => response.url().endsWith("/favicon.png");

export async function measure(response: Response): Promise<Loaded> {
  const body = await response.body();
  const type = response.request().resourceType();
  const isText =
    ["document", "script", "stylesheet", "manifest", "fetch"].includes(type) ||
    response.url().endsWith(".svg");
  return {
    type,
    url: new URL(response.url()),
    text: isText ? body.toString("utf8") : "",
    bytes: isText ? brotliCompressSync(body).length : body.length,
  };
}

export function total(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function tableOf(loaded: readonly Loaded[]): string {
  return loaded.map(({ type, url, bytes }) => `${type} ${url.pathname} ${bytes}`).join("\n");
}

/** Adds the figures to Playwright's JSON report, from which docs/measurements.md takes them. */
export function record(figures: string, table: string): void {
  test.info().annotations.push({ type: "measured", description: `${figures}\n${table}` });
}
