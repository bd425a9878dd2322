/** Pixels. The size that social sites recommend for Open Graph pictures. */
export const SOCIAL_PICTURE_WIDTH = 1200;
export const SOCIAL_PICTURE_HEIGHT = 630;

/** Returns the address of the picture that social sites show for a page: `/` -> `/social/home.jpg`, `/muglife/a-b` -> `/social/muglife/a-b.jpg`. */
export function socialPicturePath(pagePath: string): string {
  const name = pagePath.replace(/^\/+|\/+$/g, "");
  return `/social/${name === "" ? "home" : name}.jpg`;
}
