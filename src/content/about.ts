import { capitalized, countInWords, listWithOr, numberWord } from "../lib/text/wording";
import { brand } from "./brand";
import { bundles } from "./bundles";
import { product } from "./product";
import type { AboutHeading, Picture, TextPage } from "./schema";

/** The heading's last word is a before: it shines. */
export const aboutHeading: AboutHeading = { flat: "It started with a", shine: "flash." };

/** Goes with the picture people/origin-story: Dario in the hoodie, Wendell in the turtleneck, mid-shine. */
export const about: TextPage = {
  meta: {
    title: "About: two friends, one very bright photograph",
    description: `How one wedding toast, 61 photographs and a garage table in Ohio turned into a pack of ${product.sheetsPerPack} charcoal face wipes and a mug that doesn’t smile.`,
  },
  heading: `${aboutHeading.flat} ${aboutHeading.shine}`,
  lead: "Two friends. One photograph. Fourteen kinds of paper. Here is how that became a company.",
  updated: null,
  isSample: true,
  sections: [
    {
      id: "the-photograph",
      heading: "The photograph",
      blocks: [
        "In June 2023 Wendell gave a toast at a wedding outside Columbus, Ohio. It lasted four minutes. The photographer took 61 pictures of it.",
        { loud: "In all 61 the flash came back." },
        "He wasn’t nervous. It was ninety-one degrees, he was in a turtleneck, and he stood under a chandelier somebody had paid extra for. From the fourth row he looked like a second chandelier that could talk about friendship.",
        "Dario stood next to him, flat as a chalkboard, holding both drinks. He designs cardboard boxes for a living, so he notices surfaces. When the album went around, the bride’s aunt asked who had brought the lamp.",
        "Wendell said it was a good lamp. Then he went home and opened a spreadsheet.",
      ],
    },
    {
      id: "the-stairwell",
      heading: "The stairwell",
      blocks: [
        "The spreadsheet had eleven rows. Washing at lunch worked, and cost him a dry collar. Paper towels moved things around. Powder made him look like a man about to read a will.",
        "Row nine was a tiny booklet his sister left in his car. Pink. Rose-scented. Forty sheets, each the size of a generous stamp. It had a flower on it.",
        "It worked. He needed six for a forehead, and he did it in the office stairwell, between the third floor and the fourth, listening for doors.",
        "For two months that was the system. He got good at the doors. In August his manager came around the landing, looked at the booklet, looked at the flower and asked if there were any left.",
        "That was the whole market research. The paper was fine. It was just the wrong size, the wrong smell and kept in the wrong place.",
      ],
    },
    {
      id: "the-table",
      heading: "The table",
      blocks: [
        "They cleared the table in Dario’s garage and ordered bamboo. Actual bamboo, four lengths of it, because neither of them had read past the first paragraph. It’s still there. It holds nothing up.",
        `Then they read the second paragraph. Burn bamboo with almost no air and you get charcoal: a lump of very small holes. Oil likes holes. Charcoal takes up to ${numberWord(product.weightsInOil)} times its own weight of it and looks exactly the same afterward, which is more than you can say for Wendell.`,
        "Hemp pulp went in so the sheet wouldn’t tear. Wood pulp went in so it wouldn’t feel like a receipt. Every version got a number and a test.",
        {
          table: [
            {
              label: "No. 1",
              text: "Left soot. Wendell took a video call before anyone told him. He was asked about his car.",
            },
            { label: "No. 4", text: "Tore in half. So did the one behind it, in sympathy." },
            {
              label: "No. 9",
              text: "Could not be torn at all. Dario’s mother keeps one under a plant.",
            },
            {
              label: "No. 12",
              text: "Was perfect and cost a dollar a sheet. They shook hands with it and let it go.",
            },
            {
              label: "No. 14",
              text: `Went on for ${countInWords(product.secondsPerWipe, "second")} and came off dark. Nobody spoke. Dario tilted the desk lamp left, then right. Nothing came back. “Flat,” he said, and wrote it down.`,
            },
          ],
        },
        "Number 14 is what’s in the pack. Only the number was removed.",
      ],
    },
    {
      id: "the-mug",
      heading: "The mug",
      blocks: [
        "A pack needs a face. They tried a lion, a shield and a lightning bolt, and all three looked ready to sell you a protein shake.",
        "Meanwhile the calmest thing on the table was a black coffee mug. It sat between the drafts for nine weeks without reacting. It had no shine whatsoever. From the side, the handle was an ear.",
        `A mug is a face, and the thing works. So: ${brand.name}. It took about as long to decide as it takes to read.`,
        "Somebody suggested the mug should smile. They printed one that did and left it on the shelf overnight. In the morning neither of them trusted it.",
        { loud: "The mug hasn’t smiled since." },
      ],
    },
    {
      id: "now",
      heading: "Now",
      blocks: [
        `There is one product. ${capitalized(numberWord(product.sheetsPerPack))} black sheets, no scent, a pack that fits a back pocket. You can have ${listWithOr(bundles.map(({ packs }) => numberWord(packs)))} packs of it at [the drop](/#the-drop?offset=50). A second product has been discussed. The meeting was short.`,
        "The picture at the top is the same table. Dario is on the left in the hoodie, being the after. Wendell is on the right, being the before, on purpose, in a turtleneck again. Someone has to hold that position, and he has the experience.",
        `They still read every email. Write to [${brand.email}](mailto:${brand.email}) and one of them answers, usually the dry one. The rules they argue by are in the [Bro Code](/brocode).`,
        "The bride’s aunt has a lifetime supply. She says it was still a good lamp.",
      ],
    },
  ],
};

export const aboutPicture: Picture = {
  name: "people/origin-story",
  widths: [360, 720, 800, 1200],
  height: 750,
  alt: "Two people behind a wooden table with bamboo, lumps of charcoal, a stack of black sheets, a mug and two packs of wipes. The one on the right shines.",
};
