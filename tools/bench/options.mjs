import { parseArgs } from "node:util";

/** What the bench can measure, in this order. */
export const SECTIONS = ["lighthouse", "paint", "bytes", "interactions", "next", "memory"];
export const PAGE_NAMES = ["home", "code", "article", "list"];
const ROUNDS = 5;

/** A mistake of the user or of the machine, which is reported in one line that says what to do. */
export class BenchError extends Error {}

/** Reads the arguments of `npm run bench`. @param {readonly string[]} args */
export function readOptions(args) {
  const { values } = parsed(args);
  const rounds = values.quick ? 1 : Number(values.rounds ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new BenchError(`--rounds is ${values.rounds}, but it must be a whole number from 1.`);
  return {
    against: values.against ?? null,
    rounds,
    isQuick: values.quick,
    isForScores: values.scores,
    pages: listed("--pages", values.pages, PAGE_NAMES),
    sections: listed("--only", values.only, SECTIONS),
    json: values.json,
  };
}

function parsed(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        against: { type: "string" },
        rounds: { type: "string" },
        quick: { type: "boolean", default: false },
        scores: { type: "boolean", default: false },
        pages: { type: "string" },
        only: { type: "string" },
        json: { type: "string", default: "node_modules/.cache/mugworks/bench.json" },
      },
    });
  } catch (error) {
    throw new BenchError(error instanceof Error ? error.message : String(error));
  }
}

/** Names with commas between them, in the order of `known`; all of them when none is given. */
function listed(option, text, known) {
  if (text === undefined) return [...known];
  const names = text.split(",");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BenchError(`${option} has "${unknown}", but it takes any of ${known.join(",")}.`);
  return known.filter((name) => names.includes(name));
}
