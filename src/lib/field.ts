/** A named own field of outside data, or undefined where the value is no object or has no such field. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** The text in a field of outside data. Throws when it is none. */
export function textField(value: unknown, name: string): string {
  const text = field(value, name);
  if (typeof text !== "string") throw new TypeError(`${name} is no text`);
  return text;
}

/** The list in a field of outside data, each entry read by `read`. Throws when it is none. */
export function listField<Item>(value: unknown, name: string, read: (entry: unknown) => Item): Item[] {
  const list = field(value, name);
  if (!Array.isArray(list)) throw new TypeError(`${name} is no list`);
  return list.map((entry: unknown) => read(entry));
}

/** The list in a field of outside data; an empty one where there is none. */
export function listIn(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

/** The value of a JSON text; undefined where there is none. */
export function parseJson(text: string | null, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text ?? "", reviver);
  } catch {
    return undefined;
  }
}
