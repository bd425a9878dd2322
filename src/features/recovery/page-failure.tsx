import { buttonClasses } from "@/components/button-link";
import { pause, WhilePaused } from "@/components/while-paused";

interface PageFailureProps {
  labels: { heading: string; text: string; retry: string; home: string; shop: string };
  onRetry: () => void;
  /** To the shop's cart. They need nothing of the application. */
  buyLinks: readonly { id: string; label: string; to: string }[];
}

/** Shown in place of a page that failed. The link to the home page is a full load, which also gets new files. */
export function PageFailure({ labels, onRetry, buyLinks }: PageFailureProps) {
  return (
    <section className="mx-auto grid min-h-[60vh] max-w-page content-center px-edge py-section" role="alert">
      <h1 className="poster-heading outline-none">{labels.heading}</h1>
      <p className="mt-5 max-w-measure text-lead">{labels.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonClasses("lime")}>
          {labels.retry}
        </button>
        <a href="/" className={buttonClasses("outline")}>
          {labels.home}
        </a>
      </p>
      {pause && <WhilePaused className="mt-12" />}
      <div data-selling className="mt-12">
        <p>{labels.shop}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          {buyLinks.map(({ id, label, to }) => (
            <li key={id}>
              <a href={to} className="text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
