import type { BroLabels } from "@/content/schema";
import { socialPicturePath } from "@/lib/site/social-picture-path";
import { fillText } from "@/lib/text/fill-text";
import type { Sender } from "@/lib/referral/sender";

/** What a chat shows of an affiliate's link. */
export function previewOf({ code, shortName: name, line, percent }: Sender, labels: BroLabels["preview"]) {
  return {
    percent,
    title:
      percent === null
        ? fillText(labels.titleWithoutPercent, { name })
        : fillText(labels.title, { name, percent }),
    description: fillText(labels.description, { line }),
    picture: socialPicturePath(`/${code.toUpperCase()}`),
  };
}
