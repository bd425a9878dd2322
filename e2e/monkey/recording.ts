// The file of a visit that failed, which MONKEY_REPLAY names to repeat them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const schema = z.object({
  /** Decides the order of the films, too. */
  seed: z.number().int(),
  steps: z.array(
    z.object({
      numbers: z.array(z.number()),
      targets: z.array(z.object({ role: z.string(), name: z.string(), nth: z.number().int() }).nullable()),
    }),
  ),
  /** What was done, for the reader. */
  actions: z.array(z.string()),
});

export type Recording = z.infer<typeof schema>;

/** Returns the path of the file. */
export function writeRecording(recording: Recording, browser: string): string {
  const file = `node_modules/.cache/mugworks/monkey/${browser}-${recording.seed}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(recording, null, 1));
  return file;
}

export function readRecording(file: string): Recording {
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
}
