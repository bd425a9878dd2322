// How a command reads its arguments, and ends with one line where it cannot go on.
import { parseArgs } from "node:util";

/** `config`: as that of Node's `parseArgs`. Ends the command where the arguments do not fit. */
export function commandArguments(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(error.message);
  }
}

/** @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
