/** Search results cut longer titles. */
export const MAX_TITLE_LENGTH = 60;

/** The title with the brand's name, unless it has the name already. */
export function titleWithBrand(title: string, brandName: string): string {
  return title.includes(brandName) ? title : `${title} | ${brandName}`;
}

/** The title as the page has it: without the brand's name where that would make it too long. */
export function shownTitle(title: string, brandName: string): string {
  const full = titleWithBrand(title, brandName);
  return full.length > MAX_TITLE_LENGTH ? title : full;
}
