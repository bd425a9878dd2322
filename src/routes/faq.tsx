import { faq, faqMeta, faqPage } from "@/content/faq";
import { faqSearchLabels } from "@/content/faq-search";
import { FaqList } from "@/features/faq/faq-list";
import { paths } from "@/lib/site/paths";
import { PageFrame } from "@/app/page-frame";
import { faqData } from "@/app/structured-data";
import { supportMailLink } from "@/app/support-mail-link";

const labels = { ...faqPage.labels, ...faqSearchLabels };
const loadPages = () => import("@/content/faq-pages").then(({ faqPages }) => faqPages);

export default function FaqPage() {
  return (
    <PageFrame
      meta={faqMeta}
      path={paths.faq}
      heading={faqPage.heading}
      headingSize="poster"
      lead={faqPage.lead}
      structuredData={[faqData(faq)]}
    >
      <FaqList items={faq} labels={labels} loadPages={loadPages} mailLink={supportMailLink} />
    </PageFrame>
  );
}
