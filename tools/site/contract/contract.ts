// What every host of the site has to do. `npm test -- --hosts` asks real servers, tests ask the preview server.
import { messageOf } from "../../refusal.ts";
import { addressLines } from "./address-lines.ts";
import { fileLines } from "./file-lines.ts";
import type { Ask, ContractLine } from "./ask.ts";
import type { SiteFacts } from "./site-facts.ts";

export interface ContractResult extends Omit<ContractLine, "check"> {
  problems: string[];
}

export const contract: readonly ContractLine[] = [...addressLines, ...fileLines];

/** Checks all lines. A line whose request fails has that as its problem. */
export async function checkContract(ask: Ask, facts: SiteFacts): Promise<ContractResult[]> {
  const results: ContractResult[] = [];
  for (const { check, ...line } of contract) {
    // A check may throw before it returns a promise.
    const checked = Promise.resolve().then(() => check(ask, facts));
    results.push({ ...line, problems: await checked.catch((error) => [messageOf(error)]) });
  }
  return results;
}
