import { use, type ComponentType } from "react";
import type { Params } from "react-router-dom";
import { createLoader } from "@/lib/load-once";

export interface PageProps {
  /** The parts of the address that its route names. */
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

export const loadPageModule = createLoader((part: Loadable) => part.load());

/** A page whose link is pointed at, or that is to be hydrated: its module, then what it shows. */
export async function loadPage(page: Loadable, params: Params): Promise<void> {
  const { preload } = await loadPageModule(page);
  await preload?.(params);
}

/** The page's component. While it loads, the router's transition keeps the old page up. */
export function usePageModule(part: Loadable): ComponentType<PageProps> {
  return use(loadPageModule(part)).default;
}
