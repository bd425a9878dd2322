import { type Params, useLocation } from "react-router-dom";
import { ButtonLink } from "@/components/button-link";
import { MugPlacard } from "@/components/mug-placard";
import { RestOfPage } from "@/components/rest-of-page";
import { brand } from "@/content/brand";
import { articleNotFound, blogLabels, muglife } from "@/content/muglife";
import { notFound } from "@/content/not-found";
import { pageActions } from "@/content/site";
import { ArticleBody } from "@/features/blog/article-body";
import { ArticleContents } from "@/features/blog/article-contents";
import { ArticleEnd } from "@/features/blog/article-end";
import { ArticleHeader } from "@/features/blog/article-header";
import { loadArticle, useArticle } from "@/features/blog/blog-source";
import type { ArticleDocument } from "@/content/schema";
import type { PageProps } from "@/hooks/use-page-module";
import { config } from "@/vendors/config";
import { articlePath } from "@/lib/blog/blog-paths";
import { paths } from "@/lib/site/paths";
import { socialPicturePath } from "@/lib/site/social-picture-path";
import { articleData, breadcrumbData, feed } from "@/page/blog-structured-data";
import { Head } from "@/page/head";
import { ClosingPack, PageActions } from "@/page/page-layout";

/** @public Called by hooks/use-page-module. */
export async function preload({ articleId = "" }: Params): Promise<void> {
  await loadArticle(articleId);
}

export default function MugLifeArticlePage({ params: { articleId = "" } }: PageProps) {
  const article = useArticle(articleId);
  return article === null ? <ArticleNotFound /> : <ArticlePage article={article} />;
}

function ArticlePage({ article }: { article: ArticleDocument }) {
  const { slug, title, description, picture } = article;
  const path = articlePath(slug);
  const trail = [
    { name: brand.name, path: paths.home },
    { name: muglife.heading, path: paths.muglife },
    { name: title, path },
  ];
  return (
    <article>
      <Head
        meta={{ title, description }}
        path={article.unpublished ? null : path}
        keywords={article.keywords}
        publishedOn={article.date}
        picture={{ path: socialPicturePath(path), alt: picture.alt }}
        feed={feed}
        structuredData={[articleData(article, brand, config.siteUrl), breadcrumbData(trail, config.siteUrl)]}
      />
      <div aria-hidden="true" className="reading-progress" />
      <ArticleHeader article={article} labels={blogLabels} url={`${config.siteUrl}${path}`} />
      <RestOfPage isLast>
        <div className="bg-bone text-charcoal print:bg-transparent">
          <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-edge py-14 lg:grid-cols-[16rem_1fr] lg:py-20 xl:grid-cols-[minmax(16rem,1fr)_minmax(0,50rem)] min-[100rem]:grid-cols-[1fr_50rem_1fr] print:block">
            <div className="xl:max-w-72">
              <ArticleContents headings={article.headings} label={blogLabels.contents} />
            </div>
            <ArticleBody html={article.body} />
          </div>
        </div>
        <ArticleEnd
          article={article}
          labels={blogLabels}
          goLabel={pageActions.go}
          goLine={pageActions.line}
          pack={<ClosingPack />}
        />
      </RestOfPage>
    </article>
  );
}

function ArticleNotFound() {
  const { pathname } = useLocation();
  const { meta, heading, text, wanted, backLabel } = articleNotFound;
  return (
    <>
      <Head meta={meta} path={null} />
      <section className="bg-charcoal text-bone">
        <div className="not-found">
          <div>
            <h1 className="poster-heading max-w-[7.1em] outline-none">{heading}</h1>
            <p className="mt-6 text-lead text-ash">{text}</p>
            <ButtonLink to={paths.muglife} className="mt-8">
              {backLabel}
            </ButtonLink>
          </div>
          <MugPlacard labels={notFound.placard} wanted={wanted} lastSeen={pathname} />
        </div>
      </section>
      <RestOfPage isLast>
        <PageActions />
      </RestOfPage>
    </>
  );
}
