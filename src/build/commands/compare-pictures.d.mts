export interface Tolerance {
  /** The side of a block in pixels. */
  block: number;
  limits: readonly { difference: number; blocks: number }[];
}

export interface PictureDifference {
  sizes: string;
  percent: string;
  box: string;
  /** A PNG of before, after and their differences side by side. */
  draw: () => Promise<Buffer>;
}

export const SAME_MACHINE: Tolerance;

export function comparePictures(
  before: string | Buffer,
  after: string | Buffer,
  tolerance: Tolerance,
): Promise<PictureDifference | undefined>;
