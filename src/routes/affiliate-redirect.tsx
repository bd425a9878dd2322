import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { capturePathCode } from "@/features/referral/capture-referral";
import { paths } from "@/lib/paths";
import { REFERRAL_PARAMETER } from "@/lib/referral-code";

/** `/{code}`: stores the code and goes on to the home page, or to the 404 page when it is none. Shows nothing. */
export default function AffiliateRedirect() {
  const { code = "" } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!capturePathCode(code)) {
      void navigate(paths.notFound, { replace: true });
      return;
    }
    const parameters = new URLSearchParams(search);
    parameters.set(REFERRAL_PARAMETER, code);
    void navigate({ pathname: paths.home, search: `?${parameters}`, hash }, { replace: true });
  }, [code, search, hash, navigate]);

  return null;
}
