import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isOn2g, savesData } from "@/lib/browser/saves-data";
import { whenIdle } from "@/lib/browser/when-idle";

/** How long the page must not be scrolled before the links in view count. */
const AT_REST_MS = 150;

/** Fetches what the page at this path of the site needs. Never rejects. */
type FetchPage = (path: string) => Promise<unknown>;

/**
 * Fetches pages before their links are followed: when the pointer, a finger or the focus reaches a link, and when a link is
 * in view. Links in view are fetched one after the other, each page once, while the browser is idle, and only after the
 * visitor has scrolled or has followed a link: most visits end before that, and these files would compete with those of
 * the first screen. Nothing is fetched for visitors who ask for less data or are on 2G.
 */
export function useFetchAhead(fetchPage: FetchPage): void {
  const { pathname } = useLocation();
  const hasFollowedLink = useNavigationType() === NavigationType.Push;
  const [fetched] = useState(() => new Set<string>());
  useEffect(() => {
    // From here on the application navigates, and needs no HTML of other pages.
    document.querySelector("script[type=speculationrules]")?.remove();
  }, []);
  useEffect(() => fetchWhenReached(fetchPage), [fetchPage]);
  useEffect(
    () => fetchInView(fetchPage, fetched, pathname, hasFollowedLink),
    [fetchPage, fetched, pathname, hasFollowedLink],
  );
}

function fetchWhenReached(fetchPage: FetchPage): () => void {
  let last: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onReach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    const path = link && otherPage(link, window.location.pathname);
    // The pointer reports each element within the link.
    // After the frame: a link may be below the pointer because a page has just been opened, which is not painted yet.
    if (path !== null && path !== last && mayFetch()) timer = setTimeout(() => void fetchPage(path));
    last = path;
  };
  const stop = new AbortController();
  for (const event of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(event, onReach, { passive: true, signal: stop.signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/** `shown` is the path of the page that is shown; `isAtOnce`: without waiting for a scroll. */
function fetchInView(
  fetchPage: FetchPage,
  fetched: Set<string>,
  shown: string,
  isAtOnce: boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = (): void => undefined;
  let isStopped = false;
  let isFetching = false;

  const fetchNext = async (): Promise<void> => {
    const path =
      mayFetch() && !isFetching ? pagesInView(shown).find((page) => !fetched.has(page)) : undefined;
    if (path === undefined) return;
    fetched.add(path);
    isFetching = true;
    await fetchPage(path);
    isFetching = false;
    if (!isStopped) fetchWhenIdle();
  };
  const fetchWhenIdle = (): void => {
    cancel();
    cancel = whenIdle(() => void fetchNext());
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(fetchWhenIdle, AT_REST_MS);
  };
  if (isAtOnce) onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    isStopped = true;
    window.removeEventListener("scroll", onScroll);
    clearTimeout(timer);
    cancel();
  };
}

function mayFetch(): boolean {
  return !savesData() && !isOn2g();
}

/** The path of the page that the link leads to; null if it is the page that is shown, or of another site. */
function otherPage({ origin, pathname }: HTMLAnchorElement, shown: string): string | null {
  return origin === window.location.origin && pathname !== shown ? pathname : null;
}

/**
 * The links of the footer are left out, because few visitors follow them, and addresses with a query, because these do something:
 * they choose a bundle or carry a cart.
 */
function pagesInView(shown: string): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("header a, main a")]
    .filter((link) => link.search === "" && isInView(link))
    .flatMap((link) => otherPage(link, shown) ?? []);
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
