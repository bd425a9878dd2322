// The labels of /contact. See index.ts.
import type { HeadedPage } from "./pages.ts";

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
  form: ContactFormLabels;
}

export interface ContactFormLabels {
  /** Above the form. */
  heading: string;
  /** The form's fields and its button. */
  labels: {
    /** Above the field for the name. */
    name: string;
    /** Above the field for the mail address. */
    email: string;
    /** Above the field for the subject. */
    subject: string;
    /** Above the field for the message. */
    message: string;
    /** The button of the form. */
    submit: string;
    /** On that button while the message is sent. */
    sending: string;
  };
  /** Below a field after the form was submitted, until the field is corrected. */
  errors: ContactErrorLabels;
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
  failure: ContactFailureLabels;
}

export interface ContactErrorLabels {
  /** At a field that was submitted empty. */
  missing: ContactFieldErrors;
  /** At a mail address that cannot be one. */
  "no-email": string;
  /** At a field that holds too many characters. {longest} is the number of characters that it takes. */
  "too-long": ContactFieldErrors;
}

export interface ContactFieldErrors {
  /** At the name. */
  name: string;
  /** At the mail address. */
  email: string;
  /** At the subject. */
  subject: string;
  /** At the message. */
  message: string;
}

export interface ContactFailureLabels {
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
}
