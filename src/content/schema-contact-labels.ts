// The names of the labels of /contact. See schema-labels.ts.
import { pageMeta } from "./schema.ts";
import { group, text } from "./schema-fields.ts";

const labels = group({
  name: text.describe("Above the field for the name."),
  email: text.describe("Above the field for the mail address."),
  subject: text.describe("Above the field for the subject."),
  message: text.describe("Above the field for the message."),
  submit: text.describe("The button of the form."),
  sending: text.describe("On that button while the message is sent."),
});

const errors = group({
  missing: group({
    name: text.describe("At an empty name."),
    email: text.describe("At an empty mail address."),
    subject: text.describe("At an empty subject."),
    message: text.describe("At an empty message."),
  }).describe("At a field that was submitted empty."),
  "no-email": text.describe("At a mail address that cannot be one."),
  "too-long": group({
    name: text.describe(
      "At a name that is too long. {longest} is the number of characters that the field takes.",
    ),
    email: text.describe(
      "At a mail address that is too long. {longest} is the number of characters that it can have.",
    ),
    subject: text.describe(
      "At a subject that is too long. {longest} is the number of characters that the field takes.",
    ),
    message: text.describe(
      "At a message that is too long. {longest} is the number of characters that the form takes.",
    ),
  }).describe("At a field that holds too many characters."),
});

const problems = group({
  offline: text.describe("Where the browser says that it is offline."),
  unreachable: text.describe("Where the endpoint gave no response: blocked, or no such host."),
  slow: text.describe("Where no response came in time. {seconds} is how long the form waits."),
  busy: text.describe("Where the endpoint limits how many messages it takes (status 429)."),
  "too-big": text.describe("Where the endpoint refuses the length of the message (status 413)."),
  refused: text.describe("Where the endpoint refuses the message (any other status from 400 to 499)."),
  down: text.describe("Where the endpoint has an error of its own (status 500 or above)."),
  unclear: text.describe("Where the endpoint's response does not say that the message arrived."),
});

export const contactLabelSchemas = {
  "contact.ts": {
    contact: group({
      meta: pageMeta.describe("For the tab, search results and shared links."),
      heading: text.describe("The heading of /contact."),
      lead: text.describe("Below the heading of /contact."),
      emailCard: group({
        heading: text.describe("Above the mail address of brand.ts."),
        text: text.describe("Between that heading and the mail address."),
        responseFigure: text.describe("The large figure in the card: how soon we answer."),
        responseNote: text.describe("Below that figure. Screen readers read this one only."),
      }).describe("The dark card with the mail address, beside the form."),
      form: group({
        heading: text.describe("Above the form."),
        labels: labels.describe("The form's fields and its button."),
        errors: errors.describe("Below a field after the form was submitted, until the field is corrected."),
        leaveEmpty: text.describe(
          "At a field that visitors do not see and that programs fill, which send unwanted messages.",
        ),
        noScript: text.describe(
          "In the card with the mail address, for visitors without JavaScript. They see no form.",
        ),
        notConnected: text.describe(
          "Below the form's heading, where VITE_CONTACT_ENDPOINT is not configured.",
        ),
        sent: group({
          heading: text.describe("In place of the form's heading."),
          text: text.describe("Below that heading."),
          again: text.describe("The button that shows the empty form again."),
        }).describe("In place of the form, after the endpoint confirmed the message."),
        failure: group({
          problems: problems.describe("Why the message was not sent, or why that is not known."),
          kept: text.describe("Behind that sentence: nothing that was typed is lost."),
          mailLabel: text.describe("The mail link below, which carries subject and message."),
          tooLongForLink: text.describe("Below that link, where the message is too long for it."),
          cutNote: text.describe("At the end of the mail's text then."),
        }).describe("Below the form's button, where sending failed."),
      }).describe("The form that sends a message to the configured endpoint."),
    }),
  },
};
