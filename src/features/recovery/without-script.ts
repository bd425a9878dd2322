/**
 * Shows a part of the page as a visitor without script sees it, for HTML from the build that no script runs: the contents of `noscript`
 * appear, and what needs a script disappears (src/styles/utilities.css).
 */
export function showWithoutScript(part: HTMLElement): void {
  // Its content is text where scripts are on, and it is HTML either way.
  for (const element of part.querySelectorAll("noscript")) element.outerHTML = element.innerHTML;
  part.dataset["withoutScript"] = "";
}
