import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { isPlainClick } from "@/lib/browser/plain-click";

/**
 * Drops a second click on a link whose page is still loading. The router shows the old page until then and would add
 * another history entry for the same address, so that the first click on Back would change nothing.
 */
export function useSingleNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    function dropSecond(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isLoading = window.location.pathname !== pathname && link?.href === window.location.href;
      if (isLoading && isPlainClick(event)) event.preventDefault();
    }
    document.addEventListener("click", dropSecond, { capture: true });
    return () => document.removeEventListener("click", dropSecond, { capture: true });
  }, [pathname]);
}
