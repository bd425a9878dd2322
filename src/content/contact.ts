import { countOf } from "../lib/text/wording";
import { brand } from "./brand";
import { support } from "./promises";
import type { Contact, PageMeta } from "./schema";

const answerTime = countOf(support.answerHours, "hour");

const meta: PageMeta = {
  title: "Contact",
  description: `Write to ${brand.name}: orders, returns, questions about paper. Support typically answers within ${answerTime}, in full sentences.`,
};

export const contact: Contact = {
  meta,
  heading: "Say it flat.",
  lead: "Questions, orders, complaints, a forehead you’re proud of. One desk answers all of it, bro.",
  emailCard: {
    heading: "Email us",
    text: "The surest way in. Put your order number in the subject if you have one. Pictures help. Poems are filed.",
    responseFigure: answerTime,
    responseNote: `We typically respond within ${answerTime}.`,
    sellerNote: "Who you’re buying from",
  },
  form: {
    heading: "Write it here",
    labels: {
      name: "Name",
      email: "Email",
      subject: "Subject",
      message: "Message",
      submit: "Send message",
      sending: "Sending…",
    },
    /** `{longest}` is the number of characters that a field takes. */
    errors: {
      missing: {
        name: "Tell us your name. Any name you answer to.",
        email: "Without an email address we can’t answer.",
        subject: "Give it a subject. One word counts.",
        message: "The message is empty.",
      },
      "no-email": "That’s not an email address yet. It should look like name@example.com.",
      "too-long": {
        name: "That name is longer than {longest} characters. A short one will do.",
        email: "That is longer than the {longest} characters an email address can have.",
        subject: "That subject is longer than {longest} characters. Move the rest into the message.",
        message:
          "This message is longer than the {longest} characters the form takes. Shorten it, or email it.",
      },
    },
    leaveEmpty: "Leave this empty",
    noScript: "The form on this page needs JavaScript. The email address does not.",
    notConnected: "Not connected yet: this form sends nothing. The email address works.",
    sent: {
      heading: "Got it.",
      text: `Your message is on the desk. We typically respond within ${answerTime}, to the email address you gave.`,
      again: "Write another one",
    },
    /** `{seconds}` is how long the form waits. */
    failure: {
      problems: {
        offline: "Not sent: you seem to be offline.",
        unreachable:
          "Not sent: the form could not get through. The connection may be down, or something on this device blocks it.",
        slow: "No answer in {seconds} seconds, so we can’t say whether it arrived.",
        busy: "Not sent: too many messages are coming in right now. Try again in a minute.",
        "too-big": "Not sent: the message is too long for our form. Shorten it, or email it.",
        refused: "Not sent: our form was turned away. That is on us.",
        down: "Not sent: the system behind this form has a problem. That is on us.",
        unclear: "The answer made no sense, so we can’t say whether your message arrived.",
      },
      kept: "Your words are all still here.",
      mailLabel: "Email it instead",
      tooLongForLink:
        "The message is too long for an email link. The link carries its beginning: copy the rest from the form.",
      cutNote: "[The message continues: paste the rest here.]",
    },
  },
};
