/** Whether the browser is Safari, or another one with its engine, as on each iPhone. Chrome names the engine, too. */
export function isSafari(): boolean {
  return /AppleWebKit(?!.*(?:Chrome|Chromium|Android))/.test(navigator.userAgent);
}
