import type { KitLabels } from "@/content/schema";
import { isAppBrowser } from "@/lib/browser/app-browser";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

/** Says what becomes of a code in the three kinds of browsers that lose it elsewhere, and whether the visitor's is one of them. */
export function BrowserNotes({ labels }: { labels: KitLabels["results"] }) {
  const notes = [
    isAppBrowser() ? labels.inApp : labels.notInApp,
    storesBoth() ? labels.stores : labels.refuses,
    isSafari() ? labels.inSafari : labels.notInSafari,
  ];
  return (
    <ul className="mt-4 grid max-w-[34.6em] gap-3 text-small text-ash">
      {notes.map((note) => (
        <li key={note} className="border-l-2 border-rule-control pl-4">
          {note}
        </li>
      ))}
    </ul>
  );
}

/** Whether both storages take what is written, which is removed again. */
function storesBoth(): boolean {
  return [localStore, visitStore].every((storage) => {
    storage.set(STORAGE_KEYS.probe, "1");
    storage.set(STORAGE_KEYS.probe, null);
    return storage.lasting();
  });
}

/** Whether the browser is Safari, or another one with its engine, as on each iPhone. Chrome names the engine, too. */
function isSafari(): boolean {
  return /AppleWebKit(?!.*(?:Chrome|Chromium|Android))/.test(navigator.userAgent);
}
