// The form of the email vendor that is configured. Pages show it through this module, so that they name no vendor.
import { type Config, config } from "./config";
import type { EmailTimers } from "./klaviyo/email-form";
import type { WidgetPlan } from "./widget";

export type { EmailTimers };

/** Loads the adapter and returns the form. */
export type OpenEmailForm = (timers: EmailTimers) => Promise<WidgetPlan>;

/** Null when no vendor is configured. */
export function emailFormOf({ klaviyo }: Pick<Config, "klaviyo">): OpenEmailForm | null {
  return klaviyo && (async (timers) => (await import("./klaviyo/email-form")).emailForm(klaviyo, timers));
}

export const openEmailForm = emailFormOf(config);
