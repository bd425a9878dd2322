import { SiteLink } from "@/components/site-link";
import { Picture } from "@/components/picture";
import type { BlogLabels, ArticleCard } from "@/content/schema-articles";
import { ArticlePicture } from "./article-picture";
import { ArticleLine } from "./article-line";
import { TagList } from "./tag-list";
import { articlePath } from "@/lib/blog-paths";

const TAGS_ON_CARD = 2;

interface ArticleCardsProps {
  articles: readonly ArticleCard[];
  /** Whether the first article is shown large. */
  hasLead: boolean;
  labels: BlogLabels;
  tagName: (tag: string) => string;
  /** Called when the pointer or the focus reaches the link to an article. */
  onIntent: (slug: string) => void;
}

const CARD_SIZES = "(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw";
const LEAD_SIZES = "(width >= 64rem) 58vw, 100vw";

export function ArticleCards({ articles, hasLead, labels, tagName, onIntent }: ArticleCardsProps) {
  return (
    <ul className="grid gap-x-gutter gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={article.slug} className={isLead ? "col-span-full" : undefined}>
            <article
              className={isLead ? "article-card article-lead" : "article-card"}
              aria-labelledby={article.slug}
            >
              <ArticlePicture slug={article.slug}>
                <Picture
                  picture={{ ...article.picture, alt: "" }}
                  sizes={isLead ? LEAD_SIZES : CARD_SIZES}
                  className="aspect-video h-auto w-full rounded-tile bg-wall object-cover"
                  priority={index === 0}
                />
              </ArticlePicture>
              <ArticleLine article={article} labels={labels} dates="short" />
              <h2 id={article.slug} className={isLead ? "poster-heading text-h2" : "heading text-h3"}>
                {article.title}
              </h2>
              <p className={isLead ? "max-w-prose text-lead text-smoke" : "text-smoke"}>{article.excerpt}</p>
              <TagList tags={article.tags.slice(0, TAGS_ON_CARD)} label={labels.tags} nameOf={tagName} />
              <SiteLink
                to={articlePath(article.slug)}
                className="article-card-link"
                onPointerEnter={() => onIntent(article.slug)}
                onFocus={() => onIntent(article.slug)}
              >
                {labels.readMore}
                <span className="sr-only">: {article.title}</span>
              </SiteLink>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
