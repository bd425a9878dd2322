import { brand } from "./brand";
import type { PageMeta } from "./types";

export const bros: {
  meta: PageMeta;
  heading: string;
  lead: string;
  promises: readonly { title: string; text: string }[];
} = {
  meta: {
    title: "Refer a Bro: earn 25% commission",
    description: `Share a ${brand.name} link and earn 25% commission on what it sells. No waiting, no approvals, no follower count on the form.`,
  },
  heading: "Refer a Bro",
  lead: "You know someone who picks up the ceiling lights. Send him a link instead of a look. When you post it, say it’s a paid link. Flat is flat.",
  promises: [
    {
      title: "Earn 25% commission",
      text: "A quarter of what your link sells. If he wanders off and buys later, the code waits in his browser for 30 days after his last visit through it.",
    },
    {
      title: "No waiting",
      text: "Fill in the form below and start sharing. Whoever follows your link brings your code, and the discount that belongs to it, along to the cart.",
    },
    {
      title: "No approvals",
      text: "Nobody reviews your profile. Nobody counts your followers. Eleven is fine.",
    },
  ],
};
