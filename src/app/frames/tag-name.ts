/** Returns the visible name of a tag: 'Oily skin' for 'oily-skin'. */
export function tagName(tag: string): string {
  const text = tag.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
