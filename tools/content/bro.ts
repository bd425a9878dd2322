// Drafts the page of an affiliate at his link: the file of src/content/bros/, and the face in its sizes.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { TO_WRITE } from "../../src/content/schema/fields.ts";
import { isPathCode } from "../../src/lib/referral/referral-code.ts";
import { addressOfReservedName } from "../../src/lib/referral/reserved-names.ts";
import { FACE_WIDTHS } from "../../src/lib/referral/sender-files.ts";
import { QUOTED, Refusal } from "../refusal.ts";
import { makePictures } from "./picture.ts";

const FOLDER = "src/content/bros";
const USAGE = `Usage: npm run content bro <code> "Name" <photo> [<left>,<top>,<side>] [replace]
Example: npm run content bro BRO25 "Dre" ~/dre.jpg 120,40,900   (the square around the face, in pixels; without it, the middle)
${QUOTED}`;

/** Returns what to do next. */
export async function draftBro(words: readonly string[], replaces: boolean): Promise<string> {
  const [code = "", name = "", photo = "", crop, ...more] = words;
  const square = /^(\d+),(\d+),(\d+)$/
    .exec(crop ?? "")
    ?.slice(1)
    .map(Number);
  if (name.trim() === "" || photo === "" || more.length > 0 || (crop && !square)) throw new Refusal(USAGE);
  if (addressOfReservedName(code) !== null)
    throw new Refusal(`${code} is the name of a page or folder of the site: choose another code.`);
  if (!isPathCode(code))
    throw new Refusal(`${code} is no code for a link: use 4 to 64 of the letters A to Z and digits.`);
  const file = `${code}.ts`;
  const known = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const same = known.find((other) => other.toLowerCase() === file.toLowerCase());
  if (same !== undefined && !(replaces && same === file))
    throw new Refusal(`${FOLDER}/${same} has this code already: choose another code, or change that file.`);
  // The file takes the code. Pictures without it are of a command that was stopped, or of somebody whose file was deleted.
  const { entry } = await makePictures(photo, `bros/${code.toLowerCase()}`, FACE_WIDTHS, true, square ?? []);
  if (same !== undefined)
    return `The face of ${code} was made anew, and ${FOLDER}/${same} was not changed. Its picture is\n  ${entry}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${file}`, draft(code, name.trim(), entry));
  return `The draft was written to ${FOLDER}/${file}, and the face below public/pictures/bros/.
1. Write the line, in the bro's own words, the handle, and in alt what the picture shows.
2. Fill in source: when he allowed picture and words, and what he gets.
3. npm run build checks it. The page is at /${code}.`;
}

/** Twelve characters at most, none of them cut in two. */
function shortened(name: string): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length > 12) break;
    short += segment;
  }
  return short;
}

function draft(code: string, name: string, entry: string): string {
  const [first = ""] = name.split(/\s/, 1);
  return `import type { Bro } from "../schema";

export const bro: Bro = {
  code: "${code}",
  // In "Sent by …": 40 characters at most.
  name: ${JSON.stringify(name)},
  // Everywhere else: 12 characters at most.
  shortName: ${JSON.stringify(shortened(first))},
  handle: "@${code.toLowerCase()}",
  picture: ${entry},
  // The bro's own words: 80 characters at most, without a link, a price or a claim.
  line: "${TO_WRITE} one line",
  source: { who: "", when: "", permission: "", incentive: "" },
};
`;
}
