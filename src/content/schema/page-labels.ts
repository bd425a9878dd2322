// The labels that belong to one page each. See index.ts.
import type { Figure, HeadedPage, Link, PageMeta, TitledText } from "./pages.ts";

export interface AboutHeading {
  /** The heading of /about without its last word. The file's `about` joins both. */
  flat: string;
  /** The last word of that heading, which shines. */
  shine: string;
}

export interface BroCode extends HeadedPage {
  /** The rules. The page numbers them in this order. */
  rules: readonly TitledText[];
  /** Above the prices. It must name all of them; the search on /faq finds it. */
  pricing: string;
  /** Between that sentence and the prices. */
  pricingNote: string;
  /** Names the list of prices, for screen readers and in the search on /faq. */
  pricesLabel: string;
  /** Computed from bundles.ts: one price for each bundle. */
  prices: readonly Figure[];
}

export interface FaqPage {
  /** The heading of /faq. */
  heading: string;
  /** Below the heading of /faq. */
  lead: string;
  /** The search and what stands around the answers. */
  labels: {
    /** Above the search field. */
    searchLabel: string;
    /** Below the search field. */
    searchHint: string;
    /** Below the search field while it is empty. {all} is the number of answers. */
    allShown: string;
    /** Below the search field while it filters. {shown} is the number of answers found, {all} that of all. */
    someShown: string;
    /** Below the search field, where neither an answer nor a page was found. */
    noneShown: string;
    /** In place of the answers then, below what was typed. */
    noneHint: string;
    /** The button there that empties the search field. */
    showAll: string;
    /** Before the link to /contact, beside the answers on wide screens. */
    askHeading: string;
    /** The link to /contact: there, and where nothing was found. */
    askLabel: string;
    /** Read by screen readers after the address of an answer, which is a link below it. */
    linkLabel: string;
  };
}

export interface NotFound extends PageMeta {
  /** The large number on the page for unknown addresses. It shines. */
  code: string;
  /** The heading of the page for unknown addresses. */
  heading: string;
  /** Below that heading. */
  text: string;
  /** The links below that sentence, in this order. */
  links: readonly Link[];
  /** What the mug holds up. */
  placard: {
    /** The first line. */
    caseNumber: PlacardLine;
    /** The second line. */
    wanted: PlacardLine;
    /** The third line. */
    lastSeen: {
      /** The left column of the placard. */
      label: string;
      /** The right column at /404 itself; elsewhere it is the unknown address. */
      nowhere: string;
    };
    /** The last line, in lime. */
    status: PlacardLine;
  };
  /** Below the links. */
  hint: string;
}

export interface PrivacySwitchLabels {
  /** Beside the switch of /pages/data-sharing-opt-out. */
  heading: string;
  /** Names the switch. */
  label: string;
  /** A lime badge below the switch, where the browser sends Global Privacy Control. */
  honored: string;
  /** Below the switch, for visitors without JavaScript. */
  noScript: string;
  /** Below the switch while it is off. */
  off: string;
  /** Below the switch while it is on. {vendorScripts} is the list of what the vendors' facts say is turned off. */
  on: string;
  /** The same, where the browser stores nothing. */
  onForVisit: string;
  /** Behind that sentence, where a third-party script had already loaded. */
  stillRunning: string;
  /** Behind `on`, after the page was reloaded to end what was running. */
  reloaded: string;
  /** Below the switch, where the browser sends Global Privacy Control. */
  signal: string;
}

export interface ReferralCreditLabels {
  /** Before the stored referral code, on /pages/data-sharing-opt-out. */
  stored: string;
  /** In place of the code, where none is stored. */
  none: string;
  /** The button beside the code, which removes it. */
  forget: string;
  /** After the code was removed and no cart carried it. */
  forgotten: string;
  /** After the code was removed, until the shop has taken it off the cart. */
  removing: string;
  /** After the code was removed and the shop has taken it off the cart. */
  removed: string;
}

export interface FaqSearchLabels {
  /** Above what the search of /faq finds on other pages. */
  pagesHeading: string;
  /** Behind the number of answers found. {shown} is the number of sections on other pages. */
  pagesShown: string;
  /** The mail link where nothing was found. Its subject is what was typed. */
  mail: string;
}

export interface PlacardLine {
  /** The left column of the placard. */
  label: string;
  /** The right column of the placard. */
  text: string;
}

export interface Contact extends HeadedPage {
  /** The dark card with the mail address, beside the form. */
  emailCard: {
    /** Above the mail address of brand.ts. */
    heading: string;
    /** Between that heading and the mail address. */
    text: string;
    /** The large figure in the card: how soon we answer. */
    responseFigure: string;
    /** Below that figure. Screen readers read this one only. */
    responseNote: string;
    /** At the end of the card, before the seller of brand.ts and its phone number. */
    sellerNote: string;
  };
  /** The form that sends a message to the configured endpoint. */
  form: {
    /** Above the form. */
    heading: string;
    /** The form's fields and its button. */
    labels: ContactControlLabels;
    /** Below a field after the form was submitted, until the field is corrected. */
    errors: {
      /** At a field that was submitted empty. */
      missing: ContactFieldLabels;
      /** At a mail address that cannot be one. */
      "no-email": string;
      /** At a field that holds too many characters. {longest} is the number of characters that it takes. */
      "too-long": ContactFieldLabels;
    };
    /** At a field that visitors do not see and that programs fill, which send unwanted messages. */
    leaveEmpty: string;
    /** In the card with the mail address, for visitors without JavaScript. They see no form. */
    noScript: string;
    /** Below the form's heading, where VITE_CONTACT_ENDPOINT is not configured. */
    notConnected: string;
    /** In place of the form, after the endpoint confirmed the message. */
    sent: {
      /** In place of the form's heading. */
      heading: string;
      /** Below that heading. */
      text: string;
      /** The button that shows the empty form again. */
      again: string;
    };
    /** Below the form's button, where sending failed. */
    failure: {
      /** Why the message was not sent, or why that is not known. */
      problems: {
        /** Where the browser says that it is offline. */
        offline: string;
        /** Where the endpoint gave no response: blocked, or no such host. */
        unreachable: string;
        /** Where no response came in time. {seconds} is how long the form waits. */
        slow: string;
        /** Where the endpoint limits how many messages it takes (status 429). */
        busy: string;
        /** Where the endpoint refuses the length of the message (status 413). */
        "too-big": string;
        /** Where the endpoint refuses the message (any other status from 400 to 499). */
        refused: string;
        /** Where the endpoint has an error of its own (status 500 or above). */
        down: string;
        /** Where the endpoint's response does not say that the message arrived. */
        unclear: string;
      };
      /** Behind that sentence: nothing that was typed is lost. */
      kept: string;
      /** The mail link below, which carries subject and message. */
      mailLabel: string;
      /** Below that link, where the message is too long for it. */
      tooLongForLink: string;
      /** At the end of the mail's text then. */
      cutNote: string;
    };
  };
}

export interface ContactFieldLabels {
  /** At the field for the name. */
  name: string;
  /** At the field for the mail address. */
  email: string;
  /** At the field for the subject. */
  subject: string;
  /** At the field for the message. */
  message: string;
}

export interface ContactControlLabels extends ContactFieldLabels {
  /** The button of the form. */
  submit: string;
  /** On that button while the message is sent. */
  sending: string;
}

export interface Wall {
  /** The part of the address behind # that leads to the wall: /mugshots#wall. */
  id: string;
  /** Above the tiles of /mugshots. */
  heading: string;
  /** Below that heading: how to get on the wall. */
  text: string;
  /** The button below the lead of /mugshots. It leads down to the wall. */
  submitLabel: string;
  /** The dark button above the tiles, to the hashtag's page of brand.ts. */
  tagLabel: string;
  /** The outlined button beside it, to the TikTok profile of brand.ts. */
  shopLabel: string;
  /** Above the tiles, beside the mark that each of them has. */
  badge: string;
  /** The link below a tile whose type is video, to the hashtag's page. */
  watch: string;
  /** The button below the tiles, which shows thirty more. */
  more: string;
  /** In place of that button, after it has shown the last tiles. The hashtag follows as a link. */
  end: string;
}
