import { capitalized } from "@/lib/text/wording";

/** Returns the visible name of a tag: 'Oily skin' for 'oily-skin'. */
export function tagName(tag: string): string {
  return capitalized(tag.replaceAll("-", " "));
}
