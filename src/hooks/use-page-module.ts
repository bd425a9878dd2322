import { use, type ComponentType } from "react";

interface Loadable {
  load: () => Promise<{ default: ComponentType }>;
}

const loaded = new Map<Loadable, ComponentType>();
const loading = new Map<Loadable, Promise<ComponentType>>();

/** Loads a page's module once; a failed load may be tried again. */
export function loadPageModule(route: Loadable): Promise<ComponentType> {
  const known = loading.get(route);
  if (known) return known;
  const promise = route.load().then(
    (module) => {
      loaded.set(route, module.default);
      return module.default;
    },
    (error: unknown) => {
      loading.delete(route);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}

/**
 * The page's component. A module that is there renders in the same pass, which hydration needs; otherwise
 * the render waits, and the router's transition keeps the old page up meanwhile.
 */
export function usePageModule(route: Loadable): ComponentType {
  return loaded.get(route) ?? use(loadPageModule(route));
}
