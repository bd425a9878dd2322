import { brand } from "./brand";
import type { PageMeta } from "./types";

export const contact: {
  meta: PageMeta;
  heading: string;
  lead: string;
  responseNote: string;
  emailCard: { heading: string; text: string };
  form: {
    heading: string;
    labels: { name: string; email: string; subject: string; message: string; submit: string };
  };
} = {
  meta: {
    title: "Contact",
    description: `Write to ${brand.name}: orders, returns, questions about paper. Support typically answers within 24 hours, in full sentences.`,
  },
  heading: "Say it flat.",
  lead: "Questions, orders, complaints, a forehead you’re proud of. One desk answers all of it, bro.",
  responseNote: "We typically respond within 24 hours.",
  emailCard: {
    heading: "Email us",
    text: "The sure way in. Put your order number in the subject if you have one. Pictures help. Poems are filed.",
  },
  form: {
    heading: "Write it here",
    labels: {
      name: "Name",
      email: "Email",
      subject: "Subject",
      message: "Message",
      submit: "Send message",
    },
  },
};
