import { use, type ComponentType } from "react";
import type { Params } from "react-router-dom";
import { createLoader } from "@/lib/load-once";

export interface PageProps {
  /** The values of the parameters in the route's path. */
  params: Params;
}

export interface PageModule {
  default: ComponentType<PageProps>;
  /** Fetches what the page shows. */
  preload?: (params: Params) => Promise<unknown>;
}

export interface Loadable {
  load: () => Promise<PageModule>;
}

export const pageModules = createLoader((page: Loadable) => page.load());

/** Loads a page's module, then its data: when a link to it is pointed at, and before it is hydrated. */
export async function loadPage(page: Loadable, params: Params): Promise<void> {
  const { preload } = await pageModules.load(page);
  await preload?.(params);
}

/** Returns the page's component. While it loads, the router's transition keeps the old page visible. */
export function usePageModule(page: Loadable): ComponentType<PageProps> {
  return use(pageModules.read(page)).default;
}
