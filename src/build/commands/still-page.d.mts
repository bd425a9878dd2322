import type { Page } from "playwright/test";

export const STILL_CONTEXT: { reducedMotion: "reduce"; locale: string; timezoneId: string };
export function holdStill(page: Page): Promise<void>;
export function loadWholePage(page: Page): Promise<void>;
export function loadWindow(page: Page): Promise<void>;
