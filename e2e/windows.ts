// The windows in which the site is tested and photographed: what a browser leaves of a screen, in CSS pixels.

export interface Window {
  width: number;
  height: number;
}

/** Each has a width of its own: the accepted pictures are named by it. */
export const WINDOWS = {
  /** An iPhone SE in Safari, with both of its bars. */
  smallIphone: { width: 375, height: 553 },
  smallAndroid: { width: 360, height: 640 },
  /** An iPhone of 390 × 844 in Safari or in an app's browser. */
  phone: { width: 390, height: 664 },
  /** The same phone on its side, in an app. */
  sideways: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 625 },
  wide: { width: 1920, height: 970 },
} as const satisfies Record<string, Window>;

/** The phone and the desktop of a journey that is about no special window. */
export const PHONE: Window = WINDOWS.phone;
export const DESKTOP: Window = WINDOWS.laptop;

/** The phones that people buy on. */
export const PHONES: readonly Window[] = [WINDOWS.smallIphone, WINDOWS.smallAndroid, WINDOWS.phone];

export const sizeOf = ({ width, height }: Window): string => `${width} × ${height}`;
