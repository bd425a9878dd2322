import { type ReactNode, useDeferredValue, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

interface RestOfPageProps {
  children: ReactNode;
  /** Whether it reaches down to the footer. */
  isLast?: boolean;
}

/**
 * Ten windows: the footer stays out of view, the window is not scrolled because the page is shorter, and `scroll_depth` is not
 * reported for a page whose height is not known yet.
 */
const SPACE = { minHeight: "1000vh" };

/**
 * What a page shows below its first screen. After a click on a link, React renders it when the part above is on the screen, in
 * slices that yield to user input. On a slow phone, the landing page as a whole takes 300 ms and its first screen 80.
 * All is rendered at once in the HTML from the build, and where a position in the page is to be shown: for a hash, and for a page
 * that the visitor goes back to.
 */
export function RestOfPage({ children, isLast = false }: RestOfPageProps) {
  const isFollowed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const [isLater] = useState(isFollowed && hash === "");
  if (useDeferredValue(true, !isLater)) return children;
  return isLast ? <div aria-busy="true" style={SPACE} /> : null;
}
