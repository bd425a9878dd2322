/** What only the visits with a translator need: 0.6 KB. */
const load = () => import("./translated-page");

/**
 * Loads what keeps React going on translated pages (translated-page.ts), once a translator is at work. Until it has loaded, only texts
 * may change that are all that is in their elements; tests find others (tests/changing-texts.ts). Where the HTML is translated
 * before React hydrates it, returns what puts its texts back; null where they do not load, because React renders the page anew then.
 */
export async function watchTranslators(
  root: HTMLElement,
  isPrerendered: boolean,
): Promise<(() => void) | null> {
  const isTranslated = (): boolean => root.querySelector("font") !== null;
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    // What the translator does while the file loads is kept for it.
    if (isTranslated() && seen.push(...records) === records.length)
      follow().catch(() => observer.disconnect());
  });
  const follow = async (): Promise<void> => {
    const { followTranslators } = await load();
    followTranslators(root, [...seen, ...observer.takeRecords()]);
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  if (!isPrerendered || !isTranslated()) return null;
  try {
    return await (await load()).originalTexts(root);
  } catch {
    return null;
  }
}
