/** What a tag is called: 'oily-skin' is 'Oily skin'. */
export function tagName(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
