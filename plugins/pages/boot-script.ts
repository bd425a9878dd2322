// Puts the boot script into the HTML of every page: a referral code is stored, and cart links get it, though no other file loads.
import { policySource } from "../host/policy-source.ts";

/** As an inline module without `async`, it would wait for the last byte of the HTML. */
const START = '<script type="module" async>';
/** The element that Vite writes for the script of index.html. */
const ITS_FILE = /<script async type="module"[^>]*><\/script>/;
/** The variable in which the boot script leaves what the other scripts share with it: an inline script cannot be imported. */
const SHARED = "globalThis.bootExports";

/** What is needed of the bundler's files. */
interface Script {
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
}
type Bundle = Record<string, (Script & { type: "chunk"; code: string }) | { type: "asset" }>;

export type BootScript = ReturnType<typeof takeBootScript>;

/**
 * Lets another script read what it imports from the boot script: an import would load the boot script, and its state, a second time.
 * Throws where the bundler writes an import in another form than is expected here.
 */
export function readFromBoot(code: string, script: Script, all: readonly Script[]): string {
  const boot = entryOf(all);
  if (script.fileName === boot.fileName) return code;
  const file = boot.fileName.slice(boot.fileName.lastIndexOf("/") + 1);
  const result = code.replace(
    // The bundler's stand-in for a hash has characters that mean something in a regular expression.
    new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file.replaceAll(/[^\w-]/g, "\\$&")}["']`),
    (_, names: string) => `const {${names.replaceAll(/\s+as\s+/g, ": ")}} = ${SHARED}`,
  );
  if (result.includes(file)) throw new Error(`${script.fileName} imports the boot script in another way.`);
  return result;
}

/** Takes the boot script, which is the same for all pages, out of the bundle, with the source by which the security policy allows it. Throws where it could not be an inline script that starts at once. */
export function takeBootScript(bundle: Bundle) {
  const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
  const boot = entryOf(scripts);
  if (boot.imports.length > 0) throw new Error(`The boot script would wait for ${boot.imports.join(", ")}.`);
  delete bundle[boot.fileName];
  const text = fromRoot(withoutExport(boot.code)).trim();
  if (/<\/script|<!--/i.test(text)) throw new Error("The boot script has a text that would end its element.");
  return { html: `${START}${text}</script>`, source: policySource(text) };
}

function entryOf<File extends Script>(scripts: readonly File[]): File {
  const [boot, ...more] = scripts.filter(({ isEntry }) => isEntry);
  if (!boot || more.length > 0) throw new Error("The build must have one entry, which is the boot script.");
  return boot;
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

/** `export{a as b,c};` → `globalThis.bootExports={b:a,c};` It is the last statement that the bundler writes. */
function withoutExport(code: string): string {
  const result = code.replace(
    /\bexport\s*\{([^{}]*)\};?\s*$/,
    (_, names: string) => `${SHARED}={${names.replaceAll(/([\w$]+)\s+as\s+([\w$]+)/g, "$2:$1")}};`,
  );
  if (!result.includes(SHARED)) throw new Error("The boot script does not end with its exports.");
  return result;
}

/** The address of the page takes the place of the address of the script's file. */
function fromRoot(code: string): string {
  const result = code.replaceAll(/\bimport\((["'`])\.\//g, "import($1/assets/");
  if (/\bimport\(["'`]\./.test(result)) throw new Error("The boot script loads a file in another way.");
  return result;
}
