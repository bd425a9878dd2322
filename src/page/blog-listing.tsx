import { RestOfPage } from "@/components/rest-of-page";
import { SiteLink } from "@/components/site-link";
import { emailArea } from "@/content/home-end";
import { blogLabels, muglife } from "@/content/muglife";
import { brand } from "@/content/brand";
import type { Listing, PageMeta } from "@/content/schema";
import { ArticleCards } from "@/features/blog/article-cards";
import { Pagination } from "@/features/blog/pagination";
import { EmailSignup } from "@/features/email/email-signup";
import { config } from "@/vendors/config";
import { listingPath } from "@/lib/blog/blog-paths";
import { dropPathFromPages, paths } from "@/lib/site/paths";
import { socialPicturePath } from "@/lib/site/social-picture-path";
import { breadcrumbData, feed, listingData } from "./blog-structured-data";
import { supportMailLink } from "./support-mail-link";
import { Head } from "./head";
import { PageActions } from "./page-layout";
import { tagName } from "@/lib/blog/tag-name";

interface BlogListingProps {
  listing: Listing;
  meta: PageMeta;
  heading: string;
  lead: string;
}

/** A page of article cards, for the whole blog or for one tag. */
export function BlogListing({ listing, meta, heading, lead }: BlogListingProps) {
  const { tag, page, pages, articles } = listing;

  const prefix = page === 1 ? "" : `${blogLabels.pagination.page} ${page} - `;
  const path = listingPath(tag, page);
  const trail = [
    { name: brand.name, path: paths.home },
    { name: muglife.heading, path: paths.muglife },
    ...(tag === null ? [] : [{ name: tagName(tag), path: listingPath(tag, 1) }]),
  ];
  return (
    <>
      <Head
        meta={{ title: `${prefix}${meta.title}`, description: `${prefix}${meta.description}` }}
        path={path}
        picture={{ path: socialPicturePath(paths.muglife), alt: brand.socialPictureAlt }}
        feed={feed}
        structuredData={[
          breadcrumbData(trail, config.siteUrl),
          listingData(articles, { name: meta.title, path }, config.siteUrl),
        ]}
      />
      <header className="page-top">
        <div className="page-top-text">
          {tag === null ? null : (
            <p className="-mt-4 mb-4 lg:mt-0 lg:mb-6">
              <SiteLink to={paths.muglife} className="text-link inline-block py-2 text-small">
                <span aria-hidden="true">← </span>
                {blogLabels.tag.all}
              </SiteLink>
            </p>
          )}
          <h1 className="poster-heading poster-heading-large outline-none">
            {heading}
            {page === 1 ? null : <span className="text-steel"> {page}</span>}
          </h1>
          <p className="mt-6 max-w-(--lead) text-lead text-ash">{lead}</p>
        </div>
      </header>
      <div className="on-bone bg-bone text-charcoal">
        <div className="page-body">
          <ArticleCards
            articles={articles}
            labels={blogLabels}
            rest={{ to: dropPathFromPages, label: muglife.restLabel }}
          />
          <RestOfPage>
            <Pagination
              page={page}
              pages={pages}
              pathOf={(number) => listingPath(tag, number)}
              labels={blogLabels.pagination}
            />
          </RestOfPage>
        </div>
      </div>
      <RestOfPage isLast>
        <EmailSignup labels={emailArea} mailLink={supportMailLink(emailArea.mailSubject)} timers="blog" />
        <PageActions />
      </RestOfPage>
    </>
  );
}
