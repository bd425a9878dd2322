import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { homeWithCode } from "@/features/referral/capture-referral";
import { paths } from "@/lib/paths";

/** `/{code}`: goes on to the home page with the code, or to the 404 page when it is none. The layout has stored it already. Shows nothing. */
export default function AffiliateRedirect() {
  const location = useLocation();
  const navigate = useNavigate();
  const to = homeWithCode(location) ?? paths.notFound;
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
}
