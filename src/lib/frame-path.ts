/** The address of the page of a vendor's frame. */
export function framePath(name: string): string {
  return `/frames/${name}`;
}
