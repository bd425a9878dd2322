// The form of the email vendor that is configured. Pages show it through this module, so that they name no vendor.
import { config } from "./config";
import type { WidgetPlan } from "./widget";

/** The kind of page, which decides when the form is opened. */
export type EmailTimers = "home" | "blog";

export type OpenEmailForm = (timers: EmailTimers) => Promise<WidgetPlan>;

const { klaviyo } = config;

/** Loads the adapter and returns the form; null when no vendor is configured. */
export const openEmailForm: OpenEmailForm | null =
  klaviyo && (async (timers) => (await import("./klaviyo/email-form")).emailForm(klaviyo, timers));
