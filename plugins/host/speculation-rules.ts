// Speculation rules: until the application runs, Chromium fetches the HTML of a page when the pointer rests on a link to it,
// or when it is pressed. The application removes them, because it fetches pages ahead itself (hooks/use-fetch-ahead.ts).
import { FEED_PATH } from "../../src/lib/blog/blog-paths.ts";
import { paths } from "../../src/lib/site/paths.ts";
import { policySource } from "./policy-source.ts";

const { demoCheckout: _demoCheckout, notFound: _notFound, ...pages } = paths;

/**
 * Only pages of our own, by name: a referral link, a file and an address with a query (a referral code, a bundle, a cart) are
 * never fetched ahead. The HTML is fetched and not prerendered, so no script of it runs and no visit is counted.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: [...Object.values(pages), `${pages.muglife}/*`] },
          { not: { href_matches: ["/*\\?(.+)", FEED_PATH] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

export const SPECULATION_RULES = `<script type="speculationrules">${RULES}</script>`;

/** Allows this one inline script, which is data, in the content security policy. */
export const SPECULATION_RULES_SOURCE = policySource(RULES);
