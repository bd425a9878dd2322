import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { leaveFirstPage } from "@/lib/page-shown";
import { field } from "@/lib/field";
import { scrollTargetFromHash, scrollToTarget, scrollToTop } from "@/lib/scroll";
import { STORAGE_KEYS, visitStore } from "@/lib/storage";

/** As a link's `state`: the new page is met scrolling to its top, and not standing there. */
export const SMOOTH_TO_TOP = { scroll: "smooth" };

/**
 * Where the window and the focus stand after a navigation: a new page at its top with the focus on its
 * heading, `back` where it was left, a hash at its section.
 */
export function useNavigationPosition(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<typeof location | null>(null);
  const remembered = useRef<RememberedPosition | null>(null);

  // Ahead of the router's own listener, which renders the next page before it returns: effects run from the inside out,
  // and this one stands within the router. Tried instead: `capture`, which Chromium does not sort by at the window.
  useLayoutEffect(() => {
    const onLeaving = (): void => remembered.current?.hold();
    window.addEventListener("popstate", onLeaving);
    return () => window.removeEventListener("popstate", onLeaving);
  }, []);
  useEffect(takeOverScrollRestoration, []);
  useEffect(() => {
    const position = rememberPosition(entryKey(location));
    remembered.current = position;
    return position.stop;
  }, [location]);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const target = scrollTargetFromHash(location.hash);
    if (before === null) {
      // The browser restores a reload by itself, but knows nothing of an offset in the hash.
      if (target && window.scrollY === 0) scrollToTarget(target);
      return;
    }
    leaveFirstPage();
    if (before.pathname !== location.pathname) focusHeading();
    if (navigationType === NavigationType.Pop) {
      const top = positions()[entryKey(location)];
      if (top !== undefined) {
        // Returns a promise in newer browsers, which an effect must not.
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
 * Entries that the router did not make, by a full load or a plain #link, all have the key 'default'. Without the query:
 * the code of a bro's link is taken off the address behind the router's back, and has no place in a record.
 */
function entryKey({ key, pathname, hash }: Location): string {
  return key === "default" ? `${pathname}${hash}` : key;
}

/** The heading is announced, and the next Tab goes on from there. Below an open dialog it has to wait for its end. */
function focusHeading(): void {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) {
    dialog.addEventListener("close", focusHeading, { once: true });
    return;
  }
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The browser would scroll the old page before the new one is there. It keeps its own way for reloads and for
 * leaving the site.
 */
function takeOverScrollRestoration(): () => void {
  const set = (way: ScrollRestoration) => () => void (window.history.scrollRestoration = way);
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
  try {
    const value: unknown = JSON.parse(visitStore.get(STORAGE_KEYS.scrollPositions) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}

interface RememberedPosition {
  /** The page is about to be left: what scrolls from here on is the browser's doing. */
  hold: () => void;
  stop: () => void;
}

/** Notes how far the page was scrolled until it is left. */
function rememberPosition(key: string): RememberedPosition {
  let top = window.scrollY;
  let leaving = false;
  const onScroll = (): void => {
    if (!leaving) top = window.scrollY;
  };
  const save = (): void => {
    const others = Object.entries(positions()).filter(([other]) => other !== key);
    visitStore.set(
      STORAGE_KEYS.scrollPositions,
      JSON.stringify(Object.fromEntries([...others, [key, top]].slice(-KEPT_POSITIONS))),
    );
  };
  // WebKit puts a page out of its back/forward cache in place after this event, and only where it is 'auto' by then.
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    const left = positions()[key];
    if (persisted && left !== undefined) window.scrollTo({ top: left, behavior: "instant" });
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", save);
  window.addEventListener("pageshow", onReturn);
  return {
    hold() {
      // The event of the last scroll may be yet to come.
      onScroll();
      // The browser scrolls to a plain #section before this page is left.
      leaving = true;
    },
    stop() {
      save();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("pageshow", onReturn);
    },
  };
}
