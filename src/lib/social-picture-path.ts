/** Returns the address of the picture that social sites show for a page: `/` -> `/social/home.jpg`, `/muglife/a-b` -> `/social/muglife/a-b.jpg`. */
export function socialPicturePath(pagePath: string): string {
  const name = pagePath.replace(/^\/+|\/+$/g, "");
  return `/social/${name === "" ? "home" : name}.jpg`;
}
