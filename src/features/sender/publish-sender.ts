import type { BroLabels, LineUp } from "@/content/schema";
import { type InformedLineUp, sent } from "@/hooks/use-sent";
import { faceOf, type Sender } from "@/lib/referral/sender";
import { mediaAddress } from "@/lib/site/media-address";
import { picturePath } from "@/lib/site/picture-path";
import { fillText } from "@/lib/text/fill-text";

/** Shows the affiliate who sent the visitor: to the components of the page, and by a custom property to the styles of face-beside-code.css. */
export function publishSender(sender: Sender | null | undefined, labels: BroLabels): void {
  if (sender ? sent.get()?.sender === sender : sent.get() === sender) return;
  if (!import.meta.env.SSR) {
    const { dataset, style } = document.documentElement;
    if (sender) {
      style.setProperty("--face", `url("${mediaAddress(picturePath(sender.face, 96, "webp"))}")`);
      dataset["sent"] = "";
    } else delete dataset["sent"];
  }
  sent.set(
    sender && {
      sender,
      lineUp: (content) => informed(content, sender, labels.informant),
      texts: textsOf(sender.shortName, labels),
    },
  );
}

export const textsOf = (name: string, { sentYou, popupEarns, inCart }: BroLabels) => ({
  heading: fillText(sentYou, { name }),
  earns: fillText(popupEarns, { name }),
  note: fillText(inCart, { name }),
});

/** With the handle of a suspect he is that suspect, and otherwise takes the place of the first one. */
function informed(content: LineUp, sender: Sender, labels: BroLabels["informant"]): InformedLineUp {
  const { handle: username, shortName: name } = sender;
  const own = content.suspects.find((suspect) => suspect.username === username);
  const others = content.suspects.filter((suspect) => suspect !== (own ?? content.suspects[0]));
  const face = own?.after ?? faceOf(sender);
  return {
    ...content,
    text: fillText(labels.text, { name }),
    suspects: [{ username, occasion: labels.place, before: face, after: face }, ...others],
    informant: { username, place: labels.place },
  };
}
