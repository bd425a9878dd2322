// The configuration as the build checked it (see plugins/config/read-config.ts). Nothing here is secret: it ships.
import type { VendorConfig } from "./registry";

export type Config = VendorConfig & {
  /** Public address without a trailing slash. */
  siteUrl: string;
};

declare const __CONFIG__: Config;

export const config: Config = __CONFIG__;
