/** Safari can since 16.4. */
export const canAdoptStyles = (): boolean => "adoptedStyleSheets" in document;

/** Adds rules that come with a script. The policy of the site allows no style element for them. Throws where they cannot be added. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
