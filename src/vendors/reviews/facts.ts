import type { Variable, VariableReader, VendorFacts } from "@/vendors/facts";
import { JUDGE_ME_FRAME, type Reviews, type ReviewsService, SERVICES, type ServiceName } from "./services.ts";

interface ReviewsConfig {
  reviews: Reviews | null;
}

const SCRIPT_URL: Variable = {
  name: "VITE_REVIEWS_SCRIPT_URL",
  meaning: "Reviews widget script of Judge.me, Yotpo, Okendo or Loox.",
  whenEmpty: "the section is left out",
  format: { address: "whole", example: "https://cdn.judge.me/widget_preloader.js" },
};

const NAMES: readonly ServiceName[] = ["judge-me", "yotpo", "okendo", "loox"];
const ACCOUNT_VARIABLES = NAMES.flatMap((name) => SERVICES[name].account.map(({ variable }) => variable));
const TITLES = new Intl.ListFormat("en-US", { type: "disjunction" }).format(
  NAMES.map((name) => SERVICES[name].company),
);

export const facts: VendorFacts<ReviewsConfig> = {
  name: "reviews",
  loaded: "when its area is a screen height away",
  without:
    "no section; where the widget is blocked, too late or cannot be read, a mail link in the same space",
  variables: [SCRIPT_URL, ...ACCOUNT_VARIABLES],
  globals: ["jdgm", "jdgmCacheServer", "yotpoWidgetsContainer", "okeWidgetApi"],
  // Judge.me runs in a sandboxed frame, where it reaches no storage; an earlier version of this site loaded it into the page.
  leaves: [/^_?jdgm/i, /^_?judge\.?me/i, /^_{0,2}yotpo/i, /^_{0,2}oke(ndo)?[-_:]/i, /^_{0,2}loox/i],
  privacy({ reviews }) {
    const widget = reviews
      ? `the reviews widget by ${SERVICES[reviews.service].company}`
      : "the reviews widget";
    return {
      script: widget,
      mayStore: reviews && reviews.frame !== null ? null : widget,
      receives: reviews
        ? `${SERVICES[reviews.service].company}, which shows the reviews: that the page with them was visited, and what you write in one.`
        : "The reviews service, if it’s enabled and you write a review.",
    };
  },
  configure(reader) {
    const scriptUrl = reader.value(SCRIPT_URL);
    if (scriptUrl === null) {
      refuseStrangers(reader, null);
      return { reviews: null };
    }
    const script = new URL(scriptUrl);
    const service = NAMES.find((name) => isFrom(script, SERVICES[name])) ?? null;
    refuseStrangers(reader, service);
    if (service === null) {
      reader.refuse(
        SCRIPT_URL,
        `a script of ${script.hostname}`,
        `the script of ${TITLES}, such as https://cdn.judge.me/widget_preloader.js`,
      );
      return { reviews: null };
    }
    const account = accountOf(reader, script, SERVICES[service]);
    return {
      reviews:
        service === "judge-me"
          ? { service, scriptUrl, frame: service, account }
          : { service, scriptUrl, frame: null, account },
    };
  },
  allow: ({ reviews }) => reviews && SERVICES[reviews.service].allow,
  frame: ({ reviews }) =>
    reviews && reviews.frame !== null
      ? {
          ...JUDGE_ME_FRAME,
          name: reviews.frame,
          module: "src/vendors/reviews/judge-me-frame.ts",
          values: { ...reviews.account, scriptUrl: reviews.scriptUrl },
        }
      : null,
  standIn: ({ reviews }, address) => ({
    reviews: reviews ?? { service: "yotpo", scriptUrl: address, frame: null, account: {} },
  }),
};

function isFrom({ hostname }: URL, { domain }: ReviewsService): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** Refuses variables of another service than the one whose script is configured: the site would look configured and not be. */
function refuseStrangers({ isSet, refuse }: VariableReader, service: ServiceName | null): void {
  for (const name of NAMES) {
    if (name === service) continue;
    const { account, company } = SERVICES[name];
    for (const { variable } of account)
      if (isSet(variable))
        refuse(
          variable,
          `a value for ${company}`,
          `empty, or ${SCRIPT_URL.name} should be the script of ${company}`,
        );
  }
}

function accountOf(reader: VariableReader, script: URL, { account, company }: ReviewsService) {
  const values: Record<string, string> = {};
  for (const { key, variable, isNeeded } of account) {
    const value = reader.value(variable);
    if (value !== null) values[key] = value;
    else if ((isNeeded?.(script) ?? true) && !reader.isSet(variable))
      reader.refuse(
        variable,
        `nothing, and ${company} shows no reviews without it`,
        variable.format.expected,
      );
  }
  return values;
}
