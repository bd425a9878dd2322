// The pages of the vendors' frames. Each is one HTML file with its script in it: a document with an origin of its own gets
// no file of the site, because of the header Cross-Origin-Resource-Policy.
import { readFileSync } from "node:fs";
import { build } from "vite";
import type { VendorFrame } from "../../src/vendors/facts.ts";
import { ROOT } from "../files.ts";
import { withTokens } from "./design-tokens.ts";

export async function framePage(frame: VendorFrame): Promise<string> {
  const script = await bundledScript(frame);
  if (/<\/script/i.test(script)) throw new Error("The script of a frame contains the end of its element.");
  return withTokens(readFileSync(`${ROOT}plugins/host/frame.html`, "utf8"))
    .replace("{{name}}", frame.name)
    .replace("{{script}}", () => script);
}

async function bundledScript({ module, values }: VendorFrame): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { __FRAME_VALUES__: JSON.stringify(values) },
    resolve: { alias: [{ find: "@", replacement: `${ROOT}src` }] },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: `${ROOT}${module}`, output: { format: "iife" } },
    },
  });
  if (!("output" in built)) throw new Error("Vite returned more than one build.");
  const [chunk, ...others] = built.output;
  if (others.length > 0) throw new Error(`${module} must become one file.`);
  return chunk.code.trim();
}
