/** The picture of a bundle, in the drop and in the picker, which are laid out for this shape. */
export const BUNDLE_PICTURE = { widths: [160, 240, 360, 560, 840], height: 672 } as const;
