import { SiteLink } from "@/components/site-link";
import { BrandSymbol } from "@/components/logo";
import { Picture } from "@/components/picture";
import { RestOfPage } from "@/components/rest-of-page";
import { WholeRanges } from "@/components/whole-ranges";
import type { ArticleCard, BlogLabels } from "@/content/schema";
import { notePicture } from "./article-picture";
import { ArticleLine } from "./article-line";
import { TagList } from "./tag-list";
import { articlePath } from "@/lib/blog/blog-paths";

const TAGS_ON_CARD = 2;
/** The cards of the first screen, at any width. */
const CARDS_AT_ONCE = 3;
const SIZES = "(width >= 64rem) 31vw, (width >= 48rem) 46vw, 92vw";

interface ArticleCardsProps {
  articles: readonly ArticleCard[];
  labels: BlogLabels;
  /** The link in the columns that the last row has free. */
  rest: { to: string; label: string };
}

export function ArticleCards({ articles, labels, rest }: ArticleCardsProps) {
  const cards = articles.map((article, index) => (
    <li key={article.slug}>
      <article className="article-card" aria-labelledby={article.slug}>
        {/* The picture element has `display: contents`, so it has no box that the grid could place. */}
        <div>
          <Picture
            picture={{ ...article.picture, alt: "" }}
            sizes={SIZES}
            className="aspect-video h-auto w-full rounded-tile bg-wall object-cover"
            priority={index === 0}
          />
        </div>
        <ArticleLine article={article} labels={labels} dates="short" />
        <h2 id={article.slug} className="heading text-h3">
          {article.title}
        </h2>
        <p className="text-balance text-smoke">
          <WholeRanges text={article.excerpt} />
        </p>
        <TagList tags={article.tags.slice(0, TAGS_ON_CARD)} label={labels.tags} />
        <SiteLink
          to={articlePath(article.slug)}
          className="article-card-link text-link"
          onClick={({ currentTarget }) => notePicture(article.slug, currentTarget.closest("article"))}
        >
          {labels.readMore}
          <span className="sr-only">: {article.title}</span>
        </SiteLink>
      </article>
    </li>
  ));
  return (
    <ul className="grid gap-x-gutter gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {cards.slice(0, CARDS_AT_ONCE)}
      <RestOfPage>
        {cards.slice(CARDS_AT_ONCE)}
        <li className="rest-of-row">
          <SiteLink to={rest.to}>
            <BrandSymbol className="rest-of-row-mug" />
            {rest.label}
          </SiteLink>
        </li>
      </RestOfPage>
    </ul>
  );
}
