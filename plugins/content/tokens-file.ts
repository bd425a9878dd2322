/** The file with the values of the design, from the root of the repository. */
export const TOKENS_FILE = "tailwind.config.ts";
