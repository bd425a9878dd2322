import type { Policy, Variable, VendorFacts } from "@/vendors/facts";

export interface KlaviyoForm {
  scriptUrl: string;
  formId: string;
}

interface KlaviyoConfig {
  klaviyo: KlaviyoForm | null;
}

const COMPANY_ID: Variable = {
  name: "VITE_KLAVIYO_COMPANY_ID",
  meaning:
    "Email form (Klaviyo): the public key of six characters (Settings, API keys) and the id of an embedded form, both or neither.",
  whenEmpty: "a mail link in its place",
  format: {
    pattern: /^[A-Za-z0-9]{4,12}$/,
    expected: "Klaviyo's public key such as AbC123 (Settings, API keys); never a private key, pk_…",
  },
  secret: {
    pattern: /^pk_/,
    what: "a PRIVATE key of Klaviyo",
    advice: "the public key of six characters. Revoke this one: it would ship to every visitor",
  },
};
const FORM_ID: Variable = {
  name: "VITE_KLAVIYO_FORM_ID",
  meaning: "",
  whenEmpty: null,
  format: {
    pattern: /^[A-Za-z0-9]{4,12}$/,
    expected:
      "the form's id such as XyZ789: in Klaviyo it ends the class of the embed code, klaviyo-form-XyZ789",
  },
};

/**
 * The list of Klaviyo's own extension for Magento, with the same hosts in three directives:
 * https://github.com/klaviyo/magento2-klaviyo, etc/csp_whitelist.xml (commit 0f545e9a).
 */
const DOCUMENTED = [
  "https://static.klaviyo.com",
  "https://static-forms.klaviyo.com",
  "https://fast.a.klaviyo.com",
  "https://static-tracking.klaviyo.com",
  "https://a.klaviyo.com",
  "https://telemetrics.klaviyo.com",
];

const POLICY: Policy = {
  "script-src": DOCUMENTED,
  "connect-src": DOCUMENTED,
  // Also the pictures that a marketer puts into the form (seen on public sites).
  "img-src": [...DOCUMENTED, "https://d3k81ch9hvuctc.cloudfront.net"],
  // Klaviyo's own template for apps loads the fonts of an account from static-forms, as forms on pages do
  // (klaviyo-android-sdk, InAppFormsTemplate.html); those that come from Google have its two hosts.
  "style-src": [
    "'unsafe-inline'",
    "https://static.klaviyo.com",
    "https://static-forms.klaviyo.com",
    "https://fonts.googleapis.com",
  ],
  "font-src": ["https://static.klaviyo.com", "https://static-forms.klaviyo.com", "https://fonts.gstatic.com"],
};

export const facts: VendorFacts<KlaviyoConfig> = {
  name: "klaviyo",
  loaded: "a screen height away, or when the cart gets something",
  without: "a mail link, in the same space; it also stays where the form cannot be seen or read",
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
  privacy: () => ({
    script: "the email form by Klaviyo",
    mayStore: "the email form by Klaviyo",
    receives:
      "Klaviyo, if the form is enabled: that the page with it was visited, what you view and put into the cart, a link to that cart with its code, and your address if you subscribe. The form may load fonts from Google.",
  }),
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
  allow: ({ klaviyo }) =>
    klaviyo && {
      policy: POLICY,
      why: "its forms put style elements and style attributes into the page, and load from its hosts and those of fonts (magento2-klaviyo, etc/csp_whitelist.xml; measured 2026-11-22)",
    },
  standIn: ({ klaviyo }, address) => ({ klaviyo: klaviyo ?? { scriptUrl: address, formId: "StandIn" } }),
};
