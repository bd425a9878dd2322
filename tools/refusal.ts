/** What a tool cannot do, in sentences that say what to do instead. tools/run.mjs prints them, without a stack trace. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Terminals split words at spaces, and those of Unix take backslashes out. */
export const QUOTED = "Write a path with spaces or backslashes between quotation marks.";

/** The message of something that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
