import { affiliateRules } from "./affiliate-rules";
import { brand } from "./brand";
import type { BroLabels } from "./schema";

/** What pages and chats say of the affiliate who sent the visitor. */
export const broLabels: BroLabels = {
  sentBy: "Sent by {name}",
  earns: "{name} earns when you buy.",
  sentYou: "{name} sent you.",
  popupEarns: "{name} earns when you buy. Flat is flat.",
  inCart: "{name} sent you, and earns when you buy.",
  informant: {
    place: "The informant",
    text: "Five suspects, all shiny. {name} turned you in.",
  },
  preview: {
    title: `{name} sent you. {percent}% off ${brand.name}.`,
    titleWithoutPercent: `{name} sent you to ${brand.name}.`,
    description: `${affiliateRules.disclosure}. “{line}”`,
    off: `off ${brand.name}.`,
    disclosure: `${affiliateRules.disclosure}. {name} earns.`,
  },
};
