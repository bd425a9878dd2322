// Reports which pictures of the screenshots test were not compared, and records what was accepted.
import type { FullConfig, Reporter, TestCase } from "playwright/types/testReporter";
import {
  ANNOTATION,
  hashContent,
  outcomeSchema,
  readManifest,
  removePicturesExcept,
  writeManifest,
  type Outcome,
} from "./accepted-pictures.ts";
import { pictureNames } from "./screenshots.ts";

const MAX_NAMES = 12;

export default class PictureReporter implements Reporter {
  readonly #outcomes = new Map<string, Outcome>();
  #accepts = false;

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#accepts = updateSnapshots === "changed" || updateSnapshots === "all";
  }

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === ANNOTATION) {
        const outcome = outcomeSchema.parse(JSON.parse(description ?? ""));
        this.#outcomes.set(outcome.picture, outcome);
      }
  }

  onEnd(): void {
    if (this.#outcomes.size === 0) return;
    const named = (result: Outcome["result"]) =>
      [...this.#outcomes.values()]
        .filter((outcome) => outcome.result === result)
        .map(({ picture }) => picture);
    const edited = named("edited");
    if (edited.length > 0)
      console.log(
        `\n${edited.length} of ${this.#outcomes.size} screenshots were not compared, because the content of their pages ` +
          `was edited after they were accepted: ${edited.slice(0, MAX_NAMES).join(", ")}${edited.length > MAX_NAMES ? "…" : "."}\nLook at the pages, then run: npm run screenshots`,
      );
    if (!this.#accepts) return;
    const kept = Object.entries(readManifest().pages).filter(([picture]) => pictureNames.has(picture));
    const taken = [...this.#outcomes].map(([picture, { page }]): [string, string] => [picture, page]);
    writeManifest({ content: hashContent(), pages: Object.fromEntries([...kept, ...taken]) });
    removePicturesExcept(pictureNames);
    console.log(
      `\nAccepted ${named("accepted").length} screenshots; ${named("same").length} had not changed.`,
    );
  }
}
