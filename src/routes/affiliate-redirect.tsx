import { useLocation } from "react-router-dom";
import { Redirect } from "@/components/redirect";
import { redirectTarget } from "@/features/referral/capture-referral";
import { paths } from "@/lib/site/paths";

/**
 * Redirects `/{code}` to the home page with the code as a parameter, a name near that of a page to the page, and any
 * other segment to the 404 page. Renders nothing. The layout has stored the code by then.
 */
export default function AffiliateRedirect() {
  return <Redirect to={redirectTarget(useLocation()) ?? paths.notFound} />;
}
