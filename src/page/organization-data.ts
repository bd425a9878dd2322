// The brand and who sells as structured data. The home page loads neither: its scripts have a tight budget, and Google reads an
// Organization on "a single page that describes your organization", too.
import type { Brand } from "@/content/schema";

/** Returns a schema.org Organization without what only its own page says of it. */
export function publisherData({ name }: Brand, siteUrl: string): object {
  return {
    "@type": "Organization",
    name,
    url: siteUrl,
    logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
  };
}

/** Returns a schema.org Organization of who sells, as the footer and /contact say it. */
export function sellerData(brand: Brand, siteUrl: string): object {
  const { email, seller, social } = brand;
  const { legalName, address, phone } = seller;
  const parts = /^(.+), ([^,]+), ([A-Z]{2}) (.+)$/.exec(address ?? "");
  return {
    ...publisherData(brand, siteUrl),
    email,
    sameAs: [social.tiktok, social.instagram, social.youtube, social.x].map(({ url }) => url),
    ...(legalName !== null && { legalName }),
    ...(phone !== null && { telephone: phone }),
    ...(parts && {
      address: {
        "@type": "PostalAddress",
        streetAddress: parts[1],
        addressLocality: parts[2],
        addressRegion: parts[3],
        postalCode: parts[4],
        addressCountry: "US",
      },
    }),
  };
}
