// The pages of the vendors' frames. Each is one HTML file with its script in it: a document with an origin of its own gets
// no file of the site, because of the header Cross-Origin-Resource-Policy.
import { build } from "vite";
import type { VendorFrame } from "../../src/vendors/facts.ts";
import { ROOT } from "../files.ts";
import { withTokens } from "./design-tokens.ts";

/** The colors of the area around the frame. */
const STYLE = `html { background: theme(colors.wall); color: theme(colors.charcoal); font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
body > div { display: flow-root; }`;

export async function framePage(frame: VendorFrame): Promise<string> {
  const script = await bundledScript(frame);
  if (/<\/script/i.test(script)) throw new Error("The script of a frame contains the end of its element.");
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>${frame.name}</title>
<style>${withTokens(STYLE)}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
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
