export const FRAMES_FOLDER = "/frames";

/**
 * What the page of a vendor's frame may do, by the frame's attribute and by the page's policy: what Judge.me's script needs. No `allow-same-origin`: together with
 * `allow-scripts` it would end the sandbox.
 */
export const FRAME_SANDBOX = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The address of the page of a vendor's frame. */
export function framePath(name: string): string {
  return `${FRAMES_FOLDER}/${name}`;
}
