// Reports which states of the screenshots test were not compared, and records what was accepted.
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from "playwright/types/testReporter";
import { hashContent } from "./accepted-content.ts";
import {
  ANNOTATION,
  editedContent,
  outcomeSchema,
  readManifest,
  removeAllExcept,
  writeManifest,
  type Outcome,
} from "./accepted-pictures.ts";
import { writeJourneyCounts } from "./journey-counts.ts";
import { pictureNames, treeNames } from "./compared.ts";

const MAX_NAMES = 12;

export default class PictureReporter implements Reporter {
  readonly #outcomes = new Map<string, Outcome>();
  #accepts = false;
  #suite: Suite | undefined;

  onBegin({ updateSnapshots }: FullConfig, suite: Suite): void {
    this.#accepts = updateSnapshots === "changed" || updateSnapshots === "all";
    this.#suite = suite;
  }

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === ANNOTATION) {
        const outcome = outcomeSchema.parse(JSON.parse(description ?? ""));
        this.#outcomes.set(outcome.picture, outcome);
      }
  }

  async onEnd(): Promise<{ status?: FullResult["status"] }> {
    const named = (result: Outcome["result"]) =>
      [...this.#outcomes.values()]
        .filter((outcome) => outcome.result === result)
        .map(({ picture }) => picture);
    const tests = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const leftOut = named("edited");
    writeJourneyCounts({
      journeys: tests.filter((outcome) => outcome !== "skipped").length,
      flaky: tests.filter((outcome) => outcome === "flaky").length,
      compared: this.#outcomes.size - leftOut.length,
      leftOut: leftOut.length,
    });
    if (leftOut.length > 0) {
      const edited = editedContent();
      console.log(
        `\n${leftOut.length} of ${this.#outcomes.size} screenshots were not compared: ${few(leftOut)}\n` +
          (edited.length > 0
            ? `This content was edited after they were accepted: ${few(edited)}\nLook at the pages, then run: npm run screenshots`
            : "No content was edited after they were accepted, so they must be compared: see e2e/accepted-content.ts."),
      );
      if (edited.length === 0) return { status: "failed" };
    }
    if (this.#accepts) this.#record(named("accepted").length, named("same").length);
    return {};
  }

  #record(accepted: number, same: number): void {
    const kept = Object.entries(readManifest().pages).filter(([picture]) => pictureNames.has(picture));
    const taken = [...this.#outcomes.values()].map(({ picture, page }): [string, string] => [picture, page]);
    writeManifest({ content: hashContent(), pages: Object.fromEntries([...kept, ...taken]) });
    removeAllExcept(pictureNames, treeNames);
    console.log(`\nAccepted ${accepted} screenshots; ${same} had not changed.`);
  }
}

const few = (names: readonly string[]): string =>
  `${names.slice(0, MAX_NAMES).join(", ")}${names.length > MAX_NAMES ? "…" : "."}`;
