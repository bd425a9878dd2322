/**
 * Where consent must be asked for, which nobody does here, by the names that the privacy policy has for them: the EU with those of its
 * regions that ISO 3166-1 lists by themselves (Åland and France's overseas regions), Iceland, Liechtenstein and Norway; the United Kingdom;
 * Switzerland. Google's policy for consent names these three: https://www.google.com/about/company/user-consent-policy/. The tag looks up
 * the visitor's region, and a default for a region wins over one without: "Region-specific behavior" in
 * https://developers.google.com/tag-platform/security/guides/consent.
 */
export const ASKING_REGIONS: Readonly<Record<string, readonly string[]>> = {
  "the European Economic Area": (
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK " +
    "AX GF GP MF MQ RE YT IS LI NO"
  ).split(" "),
  "the United Kingdom": ["GB"],
  Switzerland: ["CH"],
};
