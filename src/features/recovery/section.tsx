import { type ReactNode, useEffect, useRef } from "react";
import { ErrorBoundary } from "@/components/error-boundary";
import { readHtmlOfBuild } from "./html-of-build";
import { warnAbout } from "./warn-about";
import { showWithoutScript } from "./without-script";

interface SectionProps {
  /** Unique in the page. */
  name: string;
  children: ReactNode;
}

/**
 * A part of a page that fails alone. It shows its HTML from the build then, which can be read and whose links work; the rest of
 * the page goes on.
 */
export function Section({ name, children }: SectionProps) {
  return (
    <div data-section={name} className="contents">
      <ErrorBoundary
        onFailure={(error) => warnAbout(`The section "${name}"`, error)}
        renderFailure={() => <HtmlOfBuild of={`[data-section="${name}"]`} />}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}

/**
 * The content that an element of this page has in the HTML from the build, as without script, because none runs it.
 * Empty until it has loaded, and where it does not load within eight seconds. React removes the HTML that it cannot hydrate, so it is
 * requested again; the browser has it in its cache.
 */
export function HtmlOfBuild({ of }: { of: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = async (): Promise<void> => {
      const html = await readHtmlOfBuild();
      if (!place.current) return;
      place.current.replaceChildren(...(html.querySelector(of)?.childNodes ?? []));
      showWithoutScript(place.current);
    };
    show().catch(() => null);
  }, [of]);
  return <div ref={place} className="contents" />;
}
