import { brand } from "@/content/brand";
import { emailArea } from "@/content/home-end";
import { EmailArea } from "@/features/landing/email-area";

/** The landing page's last section. */
export default function HomeMail() {
  const { heading, text, mailLabel, mailSubject } = emailArea;
  return (
    <EmailArea
      heading={heading}
      text={text}
      mailLabel={mailLabel}
      mailLink={`mailto:${brand.email}?subject=${encodeURIComponent(mailSubject)}`}
    />
  );
}
