import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Replaces the address by another one of the site. The router's own `Navigate` does the same, but it would be in the
 * application's file, 250 bytes for every visitor; this one loads with the few pages that redirect.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
}
