// Words that make a claim about the product, for which a seller needs proof before the claim is made, and why.

interface ClaimWords {
  /** What is looked for in a text. */
  pattern: RegExp;
  /** Why the words need a report. */
  reason: string;
  /** Articles use the words of other things, too: they send readers to a dermatologist, and say what labels mean. */
  notInArticles?: true;
}

const HEALTH = "needs trials on people (FTC on health products)";
const ENDORSED = "needs the expert's own test (16 CFR 255.3)";
const ENVIRONMENT = "needs proof (16 CFR 260)";
const PROOF = "needs exactly that proof (FTC on substantiation)";

export const CLAIM_WORDS: readonly ClaimWords[] = [
  { pattern: /\bclinical(?:ly)?\b/gi, reason: PROOF },
  { pattern: /\b(?:scientifically|lab|laboratory)[- ](?:proven|tested)\b/gi, reason: PROOF },
  { pattern: /\bproven\b/gi, reason: PROOF, notInArticles: true },
  { pattern: /\bdermatologists?\b/gi, reason: ENDORSED, notInArticles: true },
  {
    pattern: /\b(?:dermatologist|doctor)s?[-\s](?:tested|approved|recommended|developed|endorsed|loved)\b/gi,
    reason: ENDORSED,
  },
  {
    pattern:
      /\b(?:tested|approved|recommended|developed|endorsed|loved) by (?:\w+ )?(?:dermatologist|doctor)s?\b/gi,
    reason: ENDORSED,
  },
  {
    pattern: /\bFDA[- ](?:approved|cleared|registered|tested)|\bby the FDA\b/gi,
    reason: "the agency approves no cosmetics (21 CFR 1.21)",
  },
  { pattern: /\bhypo-?allergenic\b/gi, reason: HEALTH },
  { pattern: /\bnon-?comedogenic\b/gi, reason: HEALTH, notInArticles: true },
  { pattern: /\banti-?(?:bacterial|microbial)\b/gi, reason: HEALTH },
  { pattern: /\bkills? (?:\S+ ){0,3}(?:bacteria|germs)\b/gi, reason: HEALTH },
  {
    pattern:
      /\b(?:cure[sd]?|treat(?:s|ed)?|heal(?:s|ed)?|prevent(?:s|ed)?|clear(?:s|ed)?|fights?|fought) (?:\w+ )?(?:acne|breakouts|pimples|blackheads)\b/gi,
    reason: HEALTH,
  },
  { pattern: /\bnon-?toxic\b/gi, reason: ENVIRONMENT },
  { pattern: /\b(?:biodegradable|compostable|eco-?friendly|plastic-free)\b/gi, reason: ENVIRONMENT },
  {
    pattern: /\bmade in (?:the )?(?:USA?|U\.S\.A?\.?|America|United States)(?!\w)/gi,
    reason: "all or nearly all of it must be made there (16 CFR 323)",
  },
  {
    pattern: /\b\d+(?:\.\d+)?(?:\s?%| percent) of (?:our )?(?:users|men|guys|bros|buyers|customers)\b/gi,
    reason: "a figure of a survey needs the survey",
  },
  {
    pattern: /(?:#1|\bnumber one)\b(?= (?:wipe|choice|brand|rated))/gi,
    reason: "a comparison needs the comparison",
  },
];

/** A figure of what the product does, such as "up to 90%" or "up to ten times". */
export const FIGURE = /\bup to (?:about )?([\w.]+?)(?:\s?(%)| (percent|times)\b)/gi;
export const FIGURE_REASON = "not the figure of product.ts";
