export const FRAMES_FOLDER = "/frames";

/** The address of the page of a vendor's frame. */
export function framePath(name: string): string {
  return `${FRAMES_FOLDER}/${name}`;
}
