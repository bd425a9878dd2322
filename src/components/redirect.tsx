import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

interface RedirectProps {
  to: string;
  /** Loads the address without the router. */
  load?: (address: string) => void;
}

/**
 * Replaces the address by another one of the site. The router's `Navigate` does the same, but it would add 250 bytes to
 * the application's chunk for every visitor. This one is loaded only with the few pages that redirect.
 */
export function Redirect({ to, load = loadAddress }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    try {
      navigate(to, { replace: true });
    } catch {
      // Safari refuses too many changes of the address, and sandboxed frames refuse each one. The router itself loads the
      // page then where it adds a history entry, but not where it replaces one.
      load(to);
    }
  }, [to, navigate, load]);
  return null;
}

function loadAddress(address: string): void {
  window.location.replace(address);
}
