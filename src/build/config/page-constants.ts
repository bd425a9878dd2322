import type { Config } from "../../vendors/config.ts";
import { registry } from "../../vendors/registry.ts";

/**
 * What the build puts into pages, for Vite's `define`. Each constant stands in one module only, so no page loads a
 * vendor's fact that it does not use.
 */
export function pageConstants(config: Config): Record<string, string> {
  const { vendors } = registry;
  const constants = {
    // vendors/config.ts
    __CONFIG__: config,
    // vendors/vendor-storage.ts
    __VENDOR_STORAGE__: vendors.flatMap(({ leaves }) => leaves.map(({ source, flags }) => [source, flags])),
    // vendors/vendor-privacy.ts
    __VENDOR_PRIVACY__: vendors.flatMap(({ privacy }) => privacy ?? []),
  };
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}
