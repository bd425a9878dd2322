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
  labels: BlogLabels;
  tagName: (tag: string) => string;
  /** Called when the pointer or the focus reaches the link to an article. */
  onIntent: (slug: string) => void;
}

export function ArticleCards({ articles, labels, tagName, onIntent }: ArticleCardsProps) {
  return (
    <ul className="grid gap-x-gutter gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.slug}>
          <article className="article-card" aria-labelledby={article.slug}>
            <ArticlePicture slug={article.slug}>
              <Picture
                picture={{ ...article.picture, alt: "" }}
                sizes="(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw"
                className="aspect-video h-auto w-full rounded-tile bg-wall object-cover"
                priority={index === 0}
              />
            </ArticlePicture>
            <ArticleLine article={article} labels={labels} dates="short" />
            <h2 id={article.slug} className="heading text-h3 text-balance">
              {article.title}
            </h2>
            <p className="text-smoke">{article.excerpt}</p>
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
      ))}
    </ul>
  );
}
