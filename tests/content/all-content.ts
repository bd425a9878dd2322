// Everything that marketers edit, found by its shape, so that a new file is checked without being named here.
import type { Picture } from "@/content/schema";

const modules = import.meta.glob<object>(["/src/content/**/*.ts", "!/src/content/schema*.ts"], {
  eager: true,
});

/** Where it stands, such as `home.ts hero pack`, and what it is. */
type Found<T> = [place: string, value: T];

function walk(value: unknown, place: string): Found<unknown>[] {
  const here: Found<unknown> = [place, value];
  if (typeof value !== "object" || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => walk(inner, `${place} ${key}`))];
}

const everything = Object.entries(modules).flatMap(([file, module]) =>
  walk(module, file.replace("/src/content/", "")),
);

/** Everything that has this shape. */
function find<T>(fits: (value: unknown) => value is T): Found<T>[] {
  return everything.flatMap(([place, value]) => (fits(value) ? [[place, value] satisfies Found<T>] : []));
}

export const pictures = find(
  (value): value is Picture =>
    typeof value === "object" && value !== null && "widths" in value && "alt" in value && "name" in value,
);

export const metas = find(
  (value): value is { title: string; description: string } =>
    typeof value === "object" &&
    value !== null &&
    "title" in value &&
    typeof value.title === "string" &&
    "description" in value &&
    typeof value.description === "string" &&
    // A draft is still to be filled in.
    !("draft" in value && value.draft === true),
);

export const texts = find((value): value is string => typeof value === "string");
