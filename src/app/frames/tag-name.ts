import { tagNames } from "@/content/muglife";

/** What a tag is called: 'oily-skin' is 'Oily skin' unless the content says otherwise. */
export function tagName(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return new Map(Object.entries(tagNames)).get(tag) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
