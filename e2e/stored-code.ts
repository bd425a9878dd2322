import type { Page } from "playwright/test";
import { keptLocally } from "./kept-values.ts";

/** The stored referral code with what belongs to it, as text. */
export const storedText = (page: Page) => keptLocally(page, "referralCode");
