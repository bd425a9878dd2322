import { SiteLink } from "@/components/site-link";
import { Picture } from "@/components/picture";
import { WholeRanges } from "@/components/whole-ranges";
import type { ArticleDocument, BlogLabels } from "@/content/schema";
import { ArrivingPicture } from "./article-picture";
import { ArticleLine } from "./article-line";
import { ShareControls } from "./share-controls";
import { TagList } from "./tag-list";
import { paths } from "@/lib/site/paths";

interface ArticleHeaderProps {
  article: ArticleDocument;
  labels: BlogLabels;
  url: string;
}

/** The header shows the introduction of a fixed article, and the excerpt of a generic one. */
export function ArticleHeader({ article, labels, url }: ArticleHeaderProps) {
  return (
    <header className="bg-charcoal text-bone print:bg-transparent print:text-charcoal">
      <div className="mx-auto max-w-page px-edge pt-4 pb-14 lg:pt-12 lg:pb-20">
        <p className="print:hidden">
          <SiteLink to={paths.muglife} className="text-link inline-block py-2 text-small">
            <span aria-hidden="true">← </span>
            {labels.back}
          </SiteLink>
        </p>
        <div className="article-top">
          <div>
            <ArticleLine article={article} labels={labels} dates="long" />
            <h1 className="article-title mt-5 outline-none">{article.title}</h1>
          </div>
          <div className="max-w-measure">
            <p className="article-intro text-lead text-ash print:text-charcoal">
              <WholeRanges text={article.kind === "fixed" ? article.intro : article.excerpt} />
            </p>
          </div>
          {/* Before the tags and the links to share, so that a phone's first window has it. */}
          <ArrivingPicture slug={article.slug}>
            <Picture
              picture={article.picture}
              sizes="(width >= 54rem) 50rem, 92vw"
              className="aspect-video h-auto w-full max-w-[50rem] rounded-tile bg-graphite object-cover"
              priority
            />
          </ArrivingPicture>
          <div>
            <TagList tags={article.tags} label={labels.tags} />
            <div className="mt-8">
              <ShareControls
                slug={article.slug}
                kind={article.kind}
                title={article.title}
                url={url}
                labels={labels.share}
              />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
