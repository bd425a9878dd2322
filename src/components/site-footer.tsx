import { BreakBehind } from "./break-behind";
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
      <div className="footer-parts">
        <div className="footer-brand">
          <BrandSymbol />
          <p className="heading-wide text-h3">{tagline}</p>
          <p>
            <a href={`mailto:${email}`} className="footer-link wrap-anywhere">
              <BreakBehind sign="@" text={email} />
            </a>
            {seller.phone === null ? null : <PhoneLink phone={seller.phone} className="footer-link" />}
          </p>
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
      <p className="footer-note mx-auto max-w-page px-edge pb-8 font-mono text-mono font-semibold text-balance text-ash">
        © {brandName}. {note} {seller.line}
      </p>
    </footer>
  );
}

function FooterList({ heading, links }: { heading: string; links: readonly React.ReactElement[] }) {
  return (
    <div>
      <h2 className="font-mono text-mono font-semibold text-ash uppercase">{heading}</h2>
      <ul className="mt-1 lg:mt-3">
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
