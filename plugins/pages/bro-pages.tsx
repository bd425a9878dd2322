// The page of each affiliate who has one: the home page with his card, and with a preview of his own in chats.
import { renderToStaticMarkup } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { HeadTags } from "@/components/head-tags";
import { affiliateRules } from "@/content/affiliate-rules";
import { brand } from "@/content/brand";
import { broLabels } from "@/content/bro-labels";
import { referralPopup } from "@/content/code-offer";
import type { Bro } from "@/content/schema";
import { previewOf } from "@/features/sender/preview-of";
import { senderFile } from "@/lib/referral/sender-files";
import { largestPicturePath } from "@/lib/site/picture-path";
import { paths } from "@/lib/site/paths";
import { socialPicturePath } from "@/lib/site/social-picture-path";
import { fillText } from "@/lib/text/fill-text";
import { loadSender } from "@/page/referral-parts";
import { provideSender, senderStyles } from "@/page/sender-part";
import { config } from "@/vendors/config";
import { NOINDEX, ownPage } from "../host/static-host";
import type { SocialPicture } from "../social/social-pictures";
import type { Sender } from "@/lib/referral/sender";

export { senderStyles };

const modules = import.meta.glob<{ bro: Bro }>("../../src/content/bros/*.ts", { eager: true });
const bros = Object.values(modules).map(({ bro }) => bro);

/** `renderHome` returns the body of the home page. */
export async function* broPages(renderHome: () => Promise<string>) {
  await loadSender();
  for (const bro of bros) {
    provideSender(senderOfBro(bro));
    yield {
      file: `${ownPage(bro.code)}.html`,
      head: broHead(bro),
      body: await renderHome(),
      picture: pictureOf(bro),
    };
  }
  provideSender(null);
}

/** The files by which a page finds the affiliate of a code that was typed, or in `?snowball=`. None is missing, so that no request fails. */
export function senderFiles(count = Number(import.meta.env.BROS), all: readonly Bro[] = bros) {
  const names = Array.from({ length: count }, (_, number) => `/data/bros/${number}.json`);
  return names.map((name) => {
    const own = all.filter(({ code }) => senderFile(code, count) === name);
    return [name, own.map((bro) => senderOfBro(bro))] as const;
  });
}

/** Without what no visitor needs, such as the source. */
function senderOfBro({ code, name, shortName, handle, picture, line, film, percent }: Bro): Sender {
  return {
    code,
    name,
    shortName,
    handle,
    line,
    face: picture.name,
    alt: picture.alt,
    film: film ?? null,
    percent: percent ?? null,
  };
}

export function broHead(bro: Bro): string {
  const sender = senderOfBro(bro);
  const { title, description, picture } = previewOf(sender, broLabels.preview);
  const alt = fillText(broLabels.sentYou, { name: bro.shortName });
  const head = renderToStaticMarkup(
    <HelmetProvider>
      <HeadTags
        brandName={brand.name}
        siteUrl={config.siteUrl}
        title={title}
        description={description}
        path={paths.home}
        picture={{ path: picture, alt }}
      />
      <meta name="sender" content={JSON.stringify(sender)} />
    </HelmetProvider>,
  );
  // A social site opens the address of this tag instead of the shared one.
  return head.replace(/(og:url" content="[^"]*)/, `$1${bro.code}`) + NOINDEX;
}

function pictureOf({ code, shortName: name, percent, picture }: Bro): SocialPicture {
  const { off, disclosure } = broLabels.preview;
  return {
    file: socialPicturePath(ownPage(code)),
    title: fillText(broLabels.sentYou, { name }),
    label: fillText(disclosure, { name }),
    art: `public${largestPicturePath(picture)}`,
    off: percent === undefined ? [] : [`${percent}%`, off],
    nameless: { title: referralPopup.heading, label: `${affiliateRules.disclosure}.` },
  };
}
