import type { Contact } from "@/content/schema";

const forEachField = (text: string) => ({
  name: `name ${text}`,
  email: `email ${text}`,
  subject: `subject ${text}`,
  message: `message ${text}`,
});

export const texts: Contact["form"] = {
  heading: "Write",
  labels: {
    name: "Name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    submit: "Send",
    sending: "Sending",
  },
  errors: {
    missing: forEachField("missing"),
    "no-email": "email is none",
    "too-long": forEachField("over {longest}"),
  },
  leaveEmpty: "Leave empty",
  noScript: "Needs script",
  notConnected: "Sends nothing",
  sent: { heading: "Sent", text: "Soon", again: "Again" },
  failure: {
    problems: {
      offline: "You are offline.",
      unreachable: "No way through.",
      slow: "It is slow.",
      busy: "It is busy.",
      "too-big": "It is too big.",
      refused: "It is refused.",
      down: "It is down.",
      unclear: "It is unclear.",
    },
    kept: "Kept.",
    mailLabel: "Mail it",
    tooLongForLink: "The link is cut",
    cutNote: "[more]",
  },
};
