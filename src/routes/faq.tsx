import { faq, faqMeta, faqPage } from "@/content/faq";
import { faqSearchLabels } from "@/content/faq-search";
import { FaqList } from "@/features/faq/faq-list";
import { paths } from "@/lib/site/paths";
import { PageLayout } from "@/page/page-layout";
import { faqData } from "@/page/structured-data";
import { supportMailLink } from "@/page/support-mail-link";

const labels = { ...faqPage.labels, ...faqSearchLabels };
const loadPages = () => import("@/content/faq-pages").then(({ faqPages }) => faqPages);

export default function FaqPage() {
  return (
    <PageLayout
      meta={faqMeta}
      path={paths.faq}
      heading={faqPage.heading}
      headingSize="poster"
      lead={faqPage.lead}
      structuredData={[faqData(faq)]}
    >
      <FaqList items={faq} labels={labels} loadPages={loadPages} mailLink={supportMailLink} />
    </PageLayout>
  );
}
