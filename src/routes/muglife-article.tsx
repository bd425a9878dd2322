import { ButtonLink } from "@/components/button-link";
import { articleNotFound } from "@/content/muglife";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";

export default function MugLifeArticlePage() {
  return (
    <PageFrame
      meta={articleNotFound.meta}
      path={null}
      heading={articleNotFound.heading}
      lead={articleNotFound.text}
    >
      <ButtonLink to={paths.muglife} look="ink">
        {articleNotFound.backLabel}
      </ButtonLink>
    </PageFrame>
  );
}
