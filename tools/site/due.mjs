// `npm run due -- https://your.site`: prints "true" when the day of a scheduled article has come that the site does not have
// yet, and else "false". Which articles these are goes to the error output, so that a script can read the answer alone.
import { importSource } from "../test/import-source.mjs";

const { runDueCheck } = await importSource("tools/site/run-due-check.ts");
try {
  const due = await runDueCheck(process.argv[2] || process.env.VITE_SITE_URL || undefined, new Date(), fetch);
  console.error(due.length === 0 ? "No article is due." : `Due: ${due.join(", ")}.`);
  console.log(due.length > 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
