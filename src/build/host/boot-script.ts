// Puts the boot script into the HTML of every page: a referral code is stored, and cart links get it, though no other file loads.
import { policySource } from "./policy-source.ts";

/** As an inline module without `async`, it would wait for the last byte of the HTML. */
const START = '<script type="module" async>';
/** The element that Vite writes for the script of index.html. */
const ITS_FILE = /<script async type="module"[^>]*><\/script>/;
/** The variable in which the boot script leaves what the other scripts share with it: an inline script cannot be imported. */
const SHARED = "globalThis.bootExports";

/** What is needed of the bundler's files. */
interface Script {
  type: "chunk";
  fileName: string;
  code: string;
  isEntry: boolean;
  imports: readonly string[];
}
type Bundle = Record<string, Script | { type: "asset" }>;

export interface BootScript {
  html: string;
  /** Allows it in the content security policy. It is the same for all pages. */
  source: string;
}

/**
 * Takes the boot script out of the bundle, and lets the other scripts find what they import from it. Throws when the bundler writes
 * something else than is expected here: an import that stays would load the boot script, and its state, a second time.
 */
export function takeBootScript(bundle: Bundle): BootScript {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const [boot, ...more] = chunks.filter(({ isEntry }) => isEntry);
  if (!boot || more.length > 0) throw new Error("The build must have one entry, which is the boot script.");
  if (boot.imports.length > 0) throw new Error(`The boot script would wait for ${boot.imports.join(", ")}.`);
  for (const chunk of chunks)
    if (chunk !== boot) chunk.code = withoutImport(chunk.code, boot.fileName, chunk.fileName);
  delete bundle[boot.fileName];
  const text = fromRoot(withoutExport(boot.code)).trim();
  if (/<\/script|<!--/i.test(text)) throw new Error("The boot script has a text that would end its element.");
  return { html: `${START}${text}</script>`, source: policySource(text) };
}

/** The HTML of Vite with the boot script in place of its file. */
export function withBootScript(html: string, { html: element }: BootScript): string {
  if (!ITS_FILE.test(html)) throw new Error("index.html must load the boot script, as an async module.");
  return html.replace(ITS_FILE, () => element);
}

/** The source of the boot script in a page's HTML; null where it has none. */
export function bootSource(html: string): string | null {
  const start = html.indexOf(START);
  const end = html.indexOf("</script>", start);
  return start < 0 || end < 0 ? null : policySource(html.slice(start + START.length, end));
}

/** `export{a as b,c};` → `globalThis.bootExports={b:a,c};` */
function withoutExport(code: string): string {
  return code.replace(
    /\bexport\s*\{([^}]*)\}/,
    (_, names: string) => `${SHARED}={${names.replaceAll(/([\w$]+)\s+as\s+([\w$]+)/g, "$2:$1")}}`,
  );
}

/** `import{b as a,c}from"./boot.js";` → `const{b:a,c}=globalThis.bootExports;` */
function withoutImport(code: string, bootFile: string, file: string): string {
  const name = bootFile.slice(bootFile.lastIndexOf("/") + 1);
  const result = code.replace(
    new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${name.replaceAll(".", "\\.")}["']`),
    (_, names: string) => `const{${names.replaceAll(/\s+as\s+/g, ":")}}=${SHARED}`,
  );
  if (result.includes(name)) throw new Error(`${file} imports the boot script in a way that is not known.`);
  return result;
}

/** The address of the page takes the place of the address of the script's file. */
function fromRoot(code: string): string {
  return code.replaceAll(/\bimport\((["'`])\.\//g, "import($1/assets/");
}
