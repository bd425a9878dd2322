import { PhoneLink } from "./phone-link";
import { SiteLink } from "./site-link";
import { BrandSymbol } from "./logo";
import type { SocialLink } from "@/content/schema";

export interface SellerFacts {
  /** Who sells, and where. */
  line: string;
  /** Null where questions go to the mail address only. */
  phone: string | null;
}

interface SiteFooterProps {
  brandName: string;
  email: string;
  seller: SellerFacts;
  tagline: string;
  /** Shown after the brand's name, in the last line. */
  note: string;
  headings: { pages: string; policies: string; social: string };
  social: readonly SocialLink[];
  pages: PageLinks;
  policies: PageLinks;
}

type PageLinks = readonly { to: string; label: string }[];

const siteLinks = (links: PageLinks) =>
  links.map(({ to, label }) => (
    <SiteLink key={to} to={to} className="footer-link">
      {label}
    </SiteLink>
  ));

export function SiteFooter({
  brandName,
  email,
  seller,
  tagline,
  note,
  headings,
  social,
  pages,
  policies,
}: SiteFooterProps) {
  return (
    <footer className="border-t border-rule-dark bg-charcoal text-bone">
      <div className="mx-auto grid max-w-page gap-x-gutter gap-y-12 px-edge pt-18 pb-10 min-[22.5rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <BrandSymbol />
          <p className="mt-5 max-w-[17.8em] heading-wide text-h3">{tagline}</p>
          <a href={`mailto:${email}`} className="footer-link mt-5 inline-block break-all">
            {email}
          </a>
          {seller.phone === null ? null : <PhoneLink phone={seller.phone} className="footer-link block" />}
        </div>
        <FooterList heading={headings.pages} links={siteLinks(pages)} />
        <FooterList heading={headings.policies} links={siteLinks(policies)} />
        <FooterList
          heading={headings.social}
          links={social.map(({ url, label }) => (
            <a key={url} href={url} target="_blank" rel="noopener" className="footer-link">
              {label}
            </a>
          ))}
        />
      </div>
      <p className="mx-auto max-w-page px-edge pb-10 font-mono text-mono font-semibold text-ash">
        © {brandName}. {note} {seller.line}
      </p>
    </footer>
  );
}

function FooterList({ heading, links }: { heading: string; links: readonly React.ReactElement[] }) {
  return (
    <div>
      <h2 className="font-mono text-mono font-semibold text-ash uppercase">{heading}</h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
