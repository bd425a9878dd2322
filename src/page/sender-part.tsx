// The affiliate who sent the visitor. Apart from live-parts.tsx, which Node cannot run: the build renders his page with it.
import { broLabels } from "@/content/bro-labels";
import { publishSender, textsOf } from "@/features/sender/publish-sender";
import { SenderCard } from "@/features/sender/sender-card";
import { previewOf } from "@/features/sender/preview-of";
import { askAboutSender, senderOfPage, useSender } from "@/features/sender/use-sender";
import { faceOf, type Sender } from "@/lib/referral/sender";

export { senderStyles } from "@/features/sender/sender-card";

export const provideSender = (sender: Sender | null): void => publishSender(sender ?? undefined, broLabels);

/** What a chat and the popup show of the link with a code; null where its affiliate has no page. */
export async function linkPreview(code: string) {
  const sender = await askAboutSender(code);
  if (!sender) return null;
  return {
    ...previewOf(sender, broLabels.preview),
    popup: { ...textsOf(sender.shortName, broLabels), face: { ...faceOf(sender), alt: "" } },
  };
}

// Before the HTML of his page is hydrated.
if (!import.meta.env.SSR) provideSender(senderOfPage());

export const SenderPart = () => <SenderCard labels={broLabels} />;

/** On every page while a code is live. */
export function SenderOfCode() {
  useSender(broLabels);
  return null;
}
