import { useLayoutEffect, useState } from "react";
import type { HeadTagsProps } from "@/components/head-tags";
import { RestOfPage } from "@/components/rest-of-page";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useLate } from "@/hooks/use-late";
import { createLoader } from "@/lib/load-once";
import { warn } from "@/lib/log";
import { shownTitle } from "@/lib/text/page-title";
import { removeWrittenHead } from "@/lib/browser/written-head";

export interface PageHeadProps extends HeadTagsProps {
  /** The brand's name is added to it, unless it has the name already or would become too long. */
  title: string;
  /** The schema.org objects of the page, written as JSON-LD. */
  structuredData?: readonly object[];
}

const NONE: readonly never[] = [];

const modules = createLoader((_only: "head-tags") => import("@/components/head-tags"));

/** Requests the script of the head tags, before a page needs it. */
export const loadHeadTags = () => modules.load("head-tags");

/**
 * A page's head. The prerendered HTML has the tags of the page that it was written for, so their script, 5 KB with
 * react-helmet-async, is only requested for the next page, or where a page is rendered from the empty shell. The title
 * does not wait for it.
 */
export function PageHead({ structuredData = NONE, title, ...rest }: PageHeadProps) {
  const isHydrated = useIsHydrated();
  const [isWritten] = useState(!isHydrated);
  // At this point React has added the title of this page, and the browser has not painted yet.
  useLayoutEffect(() => {
    if (!isWritten) removeWrittenHead();
  }, [isWritten]);
  return (
    <>
      {isWritten && !import.meta.env.SSR ? null : (
        <Tags {...rest} title={shownTitle(title, rest.brandName)} />
      )}
      <RestOfPage>
        {structuredData.map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
      </RestOfPage>
    </>
  );
}

/** The next page requests the script again. */
const warnOfTitle = (): void =>
  warn("The script of the head tags did not load; the page has only its title.");

function Tags(props: HeadTagsProps) {
  const module = useLate(modules, "head-tags", warnOfTitle);
  return module ? <module.HeadTags {...props} /> : <title>{props.title}</title>;
}

/** Writes a schema.org object. `<` is escaped, so that the text is the same in prerendered HTML and in the browser. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")}
    </script>
  );
}
