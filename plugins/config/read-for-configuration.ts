import { join } from "node:path";
import { checkedContent } from "../content/content-runner.ts";

/**
 * Reads a file that marketers edit, for the configuration. vite.config.ts imports no such file: a mistake in it would end every
 * command in a stack trace, before the content is checked. When `read` cannot use the file, prints what the build says of it, and
 * ends the process.
 */
export async function readForConfiguration<Value>(root: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const { problems } = await checkedContent({ root, publicDir: join(root, "public"), shopDomain: null });
    if (problems === null) throw error;
    console.error(`\n${problems}\n`);
    process.exit(1);
  }
}
