import { ViewTransition, type ReactNode } from "react";

/** Where the browser has view transitions, an article's picture grows out of its card. */
export function ArticlePicture({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ViewTransition name={`article-${slug}`} default="none" share="auto">
      {/* A picture element alone has no box that could be moved. */}
      <div>{children}</div>
    </ViewTransition>
  );
}
