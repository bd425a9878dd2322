import { use, type ComponentType } from "react";

export interface Loadable {
  load: () => Promise<{ default: ComponentType }>;
}

const loading = new Map<Loadable, Promise<ComponentType>>();

/** Loads a page's module once. A failed load stays failed, so that a render that meets it ends; see `forget`. */
export function loadPageModule(route: Loadable): Promise<ComponentType> {
  const known = loading.get(route);
  if (known) return known;
  const promise = route.load().then((module) => {
    // React reads these fields, so that a module that is there renders in the same pass, which hydration needs.
    void Object.assign(promise, { status: "fulfilled", value: module.default });
    return module.default;
  });
  loading.set(route, promise);
  return promise;
}

/** Lets a failed load be tried again. */
export function forgetPageModule(route: Loadable): void {
  loading.delete(route);
}

/** The page's component. While it loads, the router's transition keeps the old page up. */
export function usePageModule(route: Loadable): ComponentType {
  return use(loadPageModule(route));
}
