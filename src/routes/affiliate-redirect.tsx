import { useLocation } from "react-router-dom";
import { Redirect } from "@/components/redirect";
import { homeWithCode } from "@/features/referral/capture-referral";
import { paths } from "@/lib/paths";

/**
 * Redirects `/{code}` to the home page with the code as a parameter, or to the 404 page if the segment is no referral
 * code. Renders nothing. The layout has stored the code by then.
 */
export default function AffiliateRedirect() {
  return <Redirect to={homeWithCode(useLocation()) ?? paths.notFound} />;
}
