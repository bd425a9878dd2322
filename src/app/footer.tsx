import { SiteFooter } from "@/components/site-footer";
import { brand } from "@/content/brand";
import { footer } from "@/content/site";

const { tiktok, instagram, youtube, x } = brand.social;

/** The footer of every page. It is the same element each time, so that React does not render it again with the next page. */
export const siteFooter = (
  <SiteFooter
    brandName={brand.name}
    email={brand.email}
    social={[tiktok, instagram, youtube, x]}
    {...footer}
  />
);
