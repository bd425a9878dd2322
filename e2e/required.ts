/** Returns the value, or throws an error that names what the content lacks. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The content holds no ${name}.`);
  return value;
}
