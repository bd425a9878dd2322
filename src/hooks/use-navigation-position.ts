import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { leaveTravelToRouter } from "@/lib/browser/early-travel";
import { leaveFirstPage } from "@/lib/browser/page-shown";
import { field, parseJson } from "@/lib/field";
import {
  cancelCorrection,
  correctFirstScroll,
  type ScrollTarget,
  scrollTargetFromHash,
  scrollToTarget,
  scrollToTop,
} from "@/lib/browser/scroll";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { withoutCodeInHash } from "@/lib/referral/code-in-hash";

/** The `state` of a link after which the new page scrolls smoothly to its top. */
export const SMOOTH_TO_TOP = { scroll: "smooth" };

/**
 * Sets the scroll position and the focus after a navigation: a new page starts at its top with the focus on its heading,
 * a page that the visitor goes back to is scrolled to where he left it, and a hash leads to its section.
 */
export function useNavigationPosition(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<typeof location | null>(null);
  const remembered = useRef<RememberedPosition | null>(null);

  // This listener has to run before the router's own, which renders the next page before it returns. It does, because
  // inner effects run first and this component is inside the router. We tried `capture`; Chromium ignores it for
  // listeners on the window.
  useLayoutEffect(() => {
    // On a plain #section, the browser scrolls before the router leaves this page.
    const onLeaving = ({ state }: PopStateEvent): void => {
      remembered.current?.read();
      remembered.current?.hold();
      if (state === null) nameEntry();
    };
    window.addEventListener("popstate", onLeaving);
    return () => window.removeEventListener("popstate", onLeaving);
  }, []);
  // When the next page is shorter, the browser scrolls up and sends its event before React runs the other effects. Only a
  // layout effect is cleaned up before that, while the document is replaced.
  useLayoutEffect(
    () => () => {
      if (remembered.current?.location === location) remembered.current.hold();
    },
    [location],
  );
  // In the same task as the router begins to listen.
  useLayoutEffect(leaveTravelToRouter, []);
  useEffect(watchRepeatedHash, []);
  useEffect(takeOverScrollRestoration, []);
  useEffect(() => {
    const position = rememberPosition(location);
    remembered.current = position;
    return position.stop;
  }, [location]);

  // A normal effect of a transition runs after the paint: the new page would be painted first at the scroll position of the old one.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const target = scrollTargetFromHash(location.hash);
    if (before === null) {
      // After a reload, the browser restores the position where the page was left. It does not know each offset in a hash.
      if (target && window.scrollY === 0) scrollToTarget(target);
      else if (target && window.scrollY !== positions()[entryKey(location)]) correctFirstScroll(target);
      return;
    }
    cancelCorrection();
    leaveFirstPage();
    const isPop = navigationType === NavigationType.Pop;
    if (before.pathname !== location.pathname || (target && !isPop)) focusHeading(target);
    if (isPop) {
      const top = positions()[entryKey(location)];
      if (top !== undefined) {
        // No `return` before the call: newer browsers return a promise from it, which an effect must not.
        window.scrollTo({ top, behavior: "instant" });
        return;
      }
    }
    if (target) scrollToTarget(target);
    else if (before.pathname !== location.pathname) {
      if (field(location.state, "scroll") === SMOOTH_TO_TOP.scroll) scrollToTop();
      else window.scrollTo({ top: 0, behavior: "instant" });
    }
  }, [location, navigationType]);
}

/**
 * Gives an entry that the browser has made, for a hash that was typed or a plain #link, a key like the router's. Where the hash is entered
 * once more, Chromium makes no other entry and keeps the key: the router then renders nothing, and without a key of its own, the
 * second entry has the position of the first.
 */
function nameEntry(): void {
  window.history.replaceState({ idx: null, key: String(Math.random()) }, "");
}

/**
 * Firefox sends no `popstate` when the hash in the address is entered once more, and only its navigation API reports the new entry,
 * which has no state. The other browsers have sent their own `popstate` before the task of the timeout.
 */
function watchRepeatedHash(): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("currententrychange", () =>
    setTimeout(() => {
      if (window.history.state === null) window.dispatchEvent(new PopStateEvent("popstate"));
    }),
  );
}

/**
 * The entry of a full load has the key 'default'. The query
 * is left out: the referral code is removed from the address without the router, and must not be stored here. Nor must that in the hash.
 */
function entryKey({ key, pathname, hash }: Location): string {
  return key === "default" ? `${pathname}${withoutCodeInHash(hash)}` : key;
}

/**
 * Focuses the heading of the target or of the page. Screen readers announce it, and the next Tab starts there. While a
 * dialog is open, the focus stays in it.
 */
function focusHeading(target: ScrollTarget | null): void {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) {
    dialog.addEventListener("close", () => focusHeading(target), { once: true });
    return;
  }
  const section = target && document.getElementById(target.id);
  const heading = (section ?? document).querySelector<HTMLElement>(section ? "h2, h3" : "main h1") ?? section;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The browser would scroll the old page before the new one is rendered. Its own restoration stays on for reloads and for
 * returns from other sites.
 */
function takeOverScrollRestoration(): () => void {
  const set = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode);
  const [take, give] = [set("manual"), set("auto")];
  take();
  window.addEventListener("pageshow", take);
  window.addEventListener("pagehide", give);
  return () => {
    give();
    window.removeEventListener("pageshow", take);
    window.removeEventListener("pagehide", give);
  };
}

const KEPT_POSITIONS = 50;

function positions(): Record<string, number> {
  const value = parseJson(visitStore.get(STORAGE_KEYS.scrollPositions));
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

type RememberedPosition = ReturnType<typeof rememberPosition>;

/** Stores the scroll position of the page when it is left. */
function rememberPosition(location: Location) {
  const key = entryKey(location);
  let top = window.scrollY;
  let isHeld = false;
  /** Reads the position, because the event of the last scroll may not have been sent yet. */
  const read = (): void => {
    if (!isHeld) top = window.scrollY;
  };
  const save = (): void => {
    const others = Object.entries(positions()).filter(([other]) => other !== key);
    visitStore.set(
      STORAGE_KEYS.scrollPositions,
      JSON.stringify(Object.fromEntries([...others, [key, top]].slice(-KEPT_POSITIONS))),
    );
  };
  // WebKit restores the position of a page from its back/forward cache after this event, and only in the mode 'auto'.
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    const left = positions()[key];
    if (persisted && left !== undefined) window.scrollTo({ top: left, behavior: "instant" });
  };
  window.addEventListener("scroll", read, { passive: true });
  window.addEventListener("pagehide", save);
  window.addEventListener("pageshow", onReturn);
  return {
    location,
    read,
    /** Ignores later scrolls: the browser makes them, for the next page. */
    hold: () => void (isHeld = true),
    stop: (): void => {
      save();
      window.removeEventListener("scroll", read);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("pageshow", onReturn);
    },
  };
}
