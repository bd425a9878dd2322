import { useLocation } from "react-router-dom";
import { Redirect } from "@/components/redirect";
import { homeWithCode } from "@/features/referral/capture-referral";
import { paths } from "@/lib/paths";

/** `/{code}`: goes on to the home page with the code, or to the 404 page when it is none. The layout has stored it already. Shows nothing. */
export default function AffiliateRedirect() {
  return <Redirect to={homeWithCode(useLocation()) ?? paths.notFound} />;
}
