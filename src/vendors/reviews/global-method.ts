/** Returns a function that calls a method of a global which a service's script has set, or null without such a method. */
export function globalMethod(owner: string, method: string): ((...values: unknown[]) => unknown) | null {
  const object: unknown = Reflect.get(window, owner);
  if (typeof object !== "object" || object === null) return null;
  const found: unknown = Reflect.get(object, method);
  return typeof found === "function" ? (...values) => Reflect.apply(found, object, values) : null;
}
