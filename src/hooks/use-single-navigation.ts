import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { isPlainClick } from "@/lib/plain-click";

/**
 * While a page is on its way the router still shows the old one, and takes a second click on the same link for another
 * navigation: the way back would have a step that leads nowhere. That click is dropped.
 */
export function useSingleNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    function dropSecond(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isOnItsWay = window.location.pathname !== pathname && link?.href === window.location.href;
      if (isOnItsWay && isPlainClick(event)) event.preventDefault();
    }
    document.addEventListener("click", dropSecond, { capture: true });
    return () => document.removeEventListener("click", dropSecond, { capture: true });
  }, [pathname]);
}
