import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { SiteLink } from "@/components/site-link";
import { ButtonLink } from "@/components/button-link";
import { MugPlacard } from "@/components/mug-placard";
import { pause, PausedInRow } from "@/components/while-paused";
import { notFound } from "@/content/not-found";
import { pageActions } from "@/content/site";
import { warnOnce } from "@/lib/log";
import { dropPathFromPages, paths, withoutTrailingSlash } from "@/lib/site/paths";
import { Head } from "@/page/head";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const missing = withoutTrailingSlash(pathname) === paths.notFound ? null : pathname;
  useEffect(() => {
    if (missing !== null) warnOnce(`There is no page at ${missing}`);
  }, [missing]);
  return (
    <section className="bg-charcoal text-bone">
      <Head meta={notFound} path={null} />
      <div className="not-found">
        <div>
          <p aria-hidden="true" className="not-found-code shine">
            {notFound.code}
          </p>
          <h1 className="not-found-heading mt-6 outline-none">
            <span className="sr-only">{notFound.code} </span>
            {notFound.heading}
          </h1>
          <p className="mt-4 max-w-[32em] text-lead text-ash">{notFound.text}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 sm:gap-x-8">
            {notFound.links.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className="text-link inline-block py-2">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ash">{notFound.hint}</p>
          <p className="mt-6 flex flex-wrap gap-2 max-sm:*:grow sm:gap-3">
            {/* The bar has the lime button. */}
            <ButtonLink to={dropPathFromPages} look="outline" data-selling>
              {pageActions.go}
            </ButtonLink>
            {pause && <PausedInRow look="lime" />}
            <ButtonLink to={paths.home} look="outline">
              {pageActions.backHome}
            </ButtonLink>
          </p>
        </div>
        <MugPlacard labels={notFound.placard} wanted={notFound.placard.wanted.text} lastSeen={missing} />
      </div>
    </section>
  );
}
