import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Replaces the address by another one of the site. The router's `Navigate` does the same, but it would add 250 bytes to
 * the application's chunk for every visitor. This one is loaded only with the few pages that redirect.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return null;
}
