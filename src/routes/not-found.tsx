import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { notFound } from "@/content/not-found";
import { warnOnce } from "@/lib/log";
import { paths } from "@/lib/paths";
import { Head } from "@/routes/page-frame";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== paths.notFound) warnOnce(`There is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className="bg-charcoal text-bone">
      <Head meta={notFound} path={null} />
      <div className="mx-auto grid min-h-[70vh] max-w-page content-center px-edge py-section">
        <p
          aria-hidden="true"
          className="hero-shine w-fit font-poster text-[clamp(10rem,32vw,22rem)] leading-[.8] font-black [font-stretch:62%]"
        >
          {notFound.code}
        </p>
        <h1 className="mt-8 font-display text-h2 font-black outline-none [font-stretch:125%]">
          <span className="sr-only">{notFound.code} </span>
          {notFound.heading}
        </h1>
        <p className="mt-4 max-w-[48ch] text-lead text-ash">{notFound.text}</p>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
          {notFound.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link py-2">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-ash">{notFound.hint}</p>
      </div>
    </section>
  );
}
