// What every host of the site has to do. `npm test -- --hosts` asks real servers, tests ask the preview server and workerd.
import { messageOf } from "../../refusal.ts";
import { addressLines } from "./address-lines.ts";
import { fileLines } from "./file-lines.ts";
import type { Ask } from "./ask.ts";
import type { SiteFacts } from "./site-facts.ts";

export interface ContractLine {
  /** The heading of the line in docs/hosting.md. */
  name: string;
  /** What to do at a host that misses the line, as the end of a sentence. */
  remedy: string;
  /** Returns one sentence for each thing that is wrong. */
  check: (ask: Ask, facts: SiteFacts) => Promise<string[]>;
}

export interface ContractResult {
  name: string;
  remedy: string;
  problems: string[];
}

export const contract: readonly ContractLine[] = [...addressLines, ...fileLines];

/** Checks all lines. A line whose request fails has that as its problem. */
export async function checkContract(ask: Ask, facts: SiteFacts): Promise<ContractResult[]> {
  const results: ContractResult[] = [];
  for (const line of contract)
    results.push({ name: line.name, remedy: line.remedy, problems: await problemsOf(line, ask, facts) });
  return results;
}

async function problemsOf({ check }: ContractLine, ask: Ask, facts: SiteFacts): Promise<string[]> {
  try {
    return await check(ask, facts);
  } catch (error) {
    return [messageOf(error)];
  }
}
