// Colors as getComputedStyle() writes them, and the contrast between two of them by WCAG 2.2.

/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Null for a notation that is not a computed sRGB color, such as `lab()`. */
export function parseColor(text: string): Color | null {
  const [, notation, channels = ""] = /^(rgba?|color)\(([^()]*)\)$/.exec(text) ?? [];
  const words = channels.split(/[\s,/]+/).filter(Boolean);
  if (notation === "color" && words.shift() !== "srgb") return null;
  const scale = notation === "color" ? 255 : 1;
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = words.map((word) =>
    word.endsWith("%") ? Number(word.slice(0, -1)) / 100 : Number(word),
  );
  const color = { red: red * scale, green: green * scale, blue: blue * scale, alpha };
  return Object.values(color).every(Number.isFinite) ? color : null;
}

/** 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrastOf(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ red, green, blue }: Color): number {
  const linearized = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linearized(red) + 0.7152 * linearized(green) + 0.0722 * linearized(blue);
}
