import { ViewTransition, type ReactNode } from "react";

/** If the browser supports view transitions, the picture on the card is animated into that of the article's header. */
export function ArticlePicture({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ViewTransition name={`article-${slug}`} default="none" share="auto">
      {/* The picture element has `display: contents`, so it has no box that could be animated. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
