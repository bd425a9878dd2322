// What a marketer runs beside `npm start` and `npm run build`:
//   npm run content check
//   npm run content article "A title" [address]
//   npm run content picture <original> <group/name> <width> [<width> …] [replace]
//   npm run content bro <code> "Name" <original> [<left>,<top>,<side>] [replace]
//   npm run content film <original> <id> [replace]
// Each command imports what it needs: Vite and sharp take a second.
import { QUOTED, Refusal } from "../refusal.ts";

const COMMANDS: Record<string, (words: readonly string[]) => Promise<void>> = {
  check,
  article,
  picture,
  film,
  bro,
};

export async function run([name = "", ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new Refusal(`npm run content takes ${Object.keys(COMMANDS).join(", ")}; it was given: ${name}`);
  await command(words);
}

/** All that stops the build in the configuration and in content, in sentences, before the compiler would report mistakes as type errors. */
async function check(): Promise<void> {
  const { loadEnv } = await import("vite");
  const { checkedConfig, whatStops } = await import("../../plugins/config/checked-config.ts");
  const { checkedContent } = await import("../../plugins/config/import-source.ts");
  const root = process.cwd();
  const environment = loadEnv("production", root, "VITE_");
  // The brand's address only stands in for an empty VITE_SITE_URL.
  const checked = checkedConfig(environment, "", root);
  const { shopDomain } = checked;
  const content = await checkedContent({ root, publicDir: `${root}/public`, shopDomain });
  const message = whatStops(content, checked);
  if (message !== null) throw new Refusal(`\n${message}\n`);
  console.log("Nothing in the content stops the build.");
}

async function article([title = "", address, ...more]: readonly string[]): Promise<void> {
  const { writeArticle } = await import("./article.ts");
  console.log(await writeArticle(title, address, more));
}

/** The last word may be `replace`. npm would keep the option --replace to itself, unless the word -- is before it. */
function readReplace(words: readonly string[]): { given: readonly string[]; replaces: boolean } {
  const replaces = /^(--)?replace$/.test(words.at(-1) ?? "");
  return { given: replaces ? words.slice(0, -1) : words, replaces };
}

async function picture(words: readonly string[]): Promise<void> {
  const { given, replaces } = readReplace(words);
  const [original = "", name = "", ...texts] = given;
  const widths = texts.map(Number);
  const isWidth = (width: number): boolean => Number.isInteger(width) && width > 0;
  if (
    original === "" ||
    !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name) ||
    widths.length === 0 ||
    !widths.every(isWidth)
  )
    throw new Refusal(
      `Usage: npm run content picture <original file> <group/name> <width> [<width> …] [replace]\nExample: npm run content picture ~/pack.png product/pack 360 720\n${QUOTED}`,
    );
  const { makePictures } = await import("./picture.ts");
  const { entry, originalWidth, shapeNote, tooLarge } = await makePictures(original, name, widths, replaces);
  if (tooLarge.length > 0)
    console.error(
      `${original} is only ${originalWidth} px wide, so ${tooLarge.join(" and ")} px is left out, and large screens show it blurred. Use a picture of ${Math.max(...tooLarge)} px if there is one.`,
    );
  if (shapeNote !== null) console.error(shapeNote);
  console.log(entry);
}

async function film(words: readonly string[]): Promise<void> {
  const { given, replaces } = readReplace(words);
  const [original = "", id = ""] = given;
  if (original === "" || !/^[1-9]\d*$/.test(id))
    throw new Refusal(
      `Usage: npm run content film <original file> <id> [replace]\nExample: npm run content film ~/leg-day.mov 7   (the id of the film in src/content/home-story.ts)\n${QUOTED}`,
    );
  const { makeFilm } = await import("./film.ts");
  console.log(await makeFilm(original, Number(id), replaces));
}

async function bro(words: readonly string[]): Promise<void> {
  const { given, replaces } = readReplace(words);
  const { draftBro } = await import("./bro.ts");
  console.log(await draftBro(given, replaces));
}
