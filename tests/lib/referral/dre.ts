import type { Sender } from "@/lib/referral/sender";

export const DRE: Sender = {
  code: "BRO25",
  name: "Dre",
  shortName: "Dre",
  handle: "@seat.27c",
  line: "Nobody asked.",
  face: "bros/bro25",
  alt: "A man.",
  film: null,
  percent: 25,
};
