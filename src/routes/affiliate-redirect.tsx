import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { paths } from "@/lib/paths";
import { isPathCode, REFERRAL_PARAMETER } from "@/lib/referral-code";

/** `/{code}`: goes on to the home page with the code, or to the 404 page when it is none. The layout has stored it already. Shows nothing. */
export default function AffiliateRedirect() {
  const { code = "" } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isPathCode(code)) {
      void navigate(paths.notFound, { replace: true });
      return;
    }
    const parameters = new URLSearchParams(search);
    parameters.set(REFERRAL_PARAMETER, code);
    void navigate({ pathname: paths.home, search: `?${parameters}`, hash }, { replace: true });
  }, [code, search, hash, navigate]);

  return null;
}
