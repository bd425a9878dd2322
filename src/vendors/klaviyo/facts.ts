import type { Variable, VendorFacts } from "@/vendors/facts";

export interface KlaviyoForm {
  scriptUrl: string;
  formId: string;
}

interface KlaviyoConfig {
  klaviyo: KlaviyoForm | null;
}

const COMPANY_ID: Variable = {
  name: "VITE_KLAVIYO_COMPANY_ID",
  meaning: "Email form (Klaviyo): public key and form id, both or neither.",
  whenEmpty: "a mail link in its place",
  format: { pattern: /^[A-Za-z0-9]{4,12}$/, expected: "Klaviyo's public key such as AbC123" },
};
const FORM_ID: Variable = {
  name: "VITE_KLAVIYO_FORM_ID",
  meaning: "",
  whenEmpty: null,
  format: { pattern: /^[A-Za-z0-9]{4,12}$/, expected: "the form's id such as XyZ789" },
};

export const facts: VendorFacts<KlaviyoConfig> = {
  name: "klaviyo",
  loaded: "when its area is a screen height away",
  without: "a mail link, in the same space",
  variables: [COMPANY_ID, FORM_ID],
  together: [COMPANY_ID, FORM_ID],
  globals: ["_klOnsite"],
  leaves: [
    /^__kla_(id|viewed)/,
    /^(__kl_key|_kx|KL_FORMS_MODAL)$/,
    /^klaviyo/i,
    /^kl-/,
    /^\$(last_)?referrer$/,
    /^lastExternalReferrer/,
  ],
  privacy: {
    mayStore: "the email form by Klaviyo",
    receives: "Klaviyo, if you subscribe to email and the form is enabled.",
  },
  configure({ value }) {
    const companyId = value(COMPANY_ID);
    const formId = value(FORM_ID);
    return {
      klaviyo:
        companyId !== null && formId !== null
          ? { scriptUrl: `https://static.klaviyo.com/onsite/js/${companyId}/klaviyo.js`, formId }
          : null,
    };
  },
  policy: ({ klaviyo }) =>
    klaviyo
      ? {
          "script-src": ["https://static.klaviyo.com", "https://static-tracking.klaviyo.com"],
          // The form's own style sheets and fonts.
          "style-src": ["https://static.klaviyo.com", "https://static-forms.klaviyo.com"],
          "font-src": ["https://static.klaviyo.com", "https://static-forms.klaviyo.com"],
          // The pictures that a marketer puts into the form.
          "img-src": ["https://d3k81ch9hvuctc.cloudfront.net"],
          // The definitions of forms, and what is submitted.
          "connect-src": [
            "https://a.klaviyo.com",
            "https://fast.a.klaviyo.com",
            "https://static-forms.klaviyo.com",
          ],
        }
      : {},
  standIn: ({ klaviyo }, address) => ({ klaviyo: klaviyo ?? { scriptUrl: address, formId: "StandIn" } }),
};
