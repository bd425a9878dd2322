/** Adds rules that come with a script. The policy of the site allows no style element for them. Throws in Safari before 16.4. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
