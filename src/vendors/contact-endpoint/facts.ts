import type { Variable, VendorFacts } from "@/vendors/facts";

interface ContactConfig {
  contactEndpoint: string | null;
}

const ENDPOINT: Variable = {
  name: "VITE_CONTACT_ENDPOINT",
  meaning:
    'Where the contact form posts JSON: {"name", "email", "subject", "message"}, each as it was typed. The endpoint confirms with 2xx and an empty body, a word or JSON; a page of HTML is no confirmation. Another origin must allow ours (CORS, with the header Content-Type).',
  whenEmpty: "the form logs to the console and sends nothing",
  format: { address: "whole", example: "https://forms.your-site.com/contact" },
};

export const facts: VendorFacts<ContactConfig> = {
  name: "contact-endpoint",
  loaded: "nothing is loaded; one request for each message",
  without: "the form logs to the console and sends nothing; the page's mail links work",
  variables: [ENDPOINT],
  globals: [],
  leaves: [],
  privacy: null,
  configure: ({ value }) => ({ contactEndpoint: value(ENDPOINT) }),
  allow: ({ contactEndpoint }) =>
    contactEndpoint === null
      ? null
      : {
          policy: { "connect-src": [new URL(contactEndpoint).origin] },
          why: "the contact form posts each message there",
        },
};
