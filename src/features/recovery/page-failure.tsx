import { buttonClasses } from "@/components/button-link";

interface PageFailureProps {
  labels: { heading: string; text: string; retry: string; home: string };
  onRetry: () => void;
}

/** Shown in place of a page that failed. The link to the home page is a full load, which also gets new files. */
export function PageFailure({ labels, onRetry }: PageFailureProps) {
  return (
    <section className="mx-auto grid min-h-[60vh] max-w-page content-center px-edge py-section" role="alert">
      <h1 className="poster-heading outline-none">{labels.heading}</h1>
      <p className="mt-5 max-w-prose text-lead">{labels.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonClasses("lime")}>
          {labels.retry}
        </button>
        <a href="/" className={buttonClasses("outline")}>
          {labels.home}
        </a>
      </p>
    </section>
  );
}
