/** The value, or an error that names what the content no longer holds. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The content holds no ${name}.`);
  return value;
}
