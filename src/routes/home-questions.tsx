import { JsonLd } from "@/components/page-head";
import { plainText } from "@/components/text-blocks";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { faq, faqOnHome } from "@/content/faq";
import { shortFaq } from "@/content/home-end";
import { config } from "@/lib/config";
import { ShortFaq } from "@/features/landing/short-faq";
import { faqData, productData } from "@/routes/structured-data";

const items = faq.filter(({ id }) => faqOnHome.includes(id));

/** The landing page's short FAQ, and what search engines are told of it and of the product. */
export default function HomeQuestions() {
  return (
    <>
      <JsonLd data={productData(brand, bundles, config.siteUrl)} />
      <JsonLd data={faqData(items, plainText)} />
      <ShortFaq heading={shortFaq.heading} allLabel={shortFaq.allLabel} items={items} />
    </>
  );
}
