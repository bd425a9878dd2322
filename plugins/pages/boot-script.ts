// Puts the boot script into the HTML of every page: a referral code is stored, and cart links get it, though no other file loads.
import { basename } from "node:path/posix";
import { parseSync, type Rolldown, Visitor } from "vite";
import { policySource } from "../host/policy-source.ts";

/** As an inline module without `async`, it would wait for the last byte of the HTML. */
export const START = '<script type="module" async>';
/** The element that Vite writes for the script of index.html. */
const ITS_FILE = /<script async type="module"[^>]*><\/script>/;
/** The variable in which the boot script leaves what the other scripts share with it: an inline script cannot be imported. */
const SHARED = "globalThis.bootExports";

type Script = Pick<Rolldown.RenderedChunk, "fileName" | "isEntry" | "imports">;
type Bundle = Record<string, (Script & { type: "chunk"; code: string }) | { type: "asset" }>;

export type BootScript = ReturnType<typeof takeBootScript>;

/**
 * Lets another script read what it imports from the boot script: an import would load the boot script, and its state, a second time.
 * Throws where the bundler writes an import in another form than is expected here.
 */
export function readFromBoot(code: string, script: Script, all: readonly Script[]): string {
  const boot = entryOf(all);
  const file = `./${basename(boot.fileName)}`;
  if (script.fileName === boot.fileName || !code.includes(file)) return code;
  const edits: Edit[] = [];
  for (const statement of parseSync(script.fileName, code).program.body) {
    if (statement.type !== "ImportDeclaration" || statement.source.value !== file) continue;
    const names = statement.specifiers.filter(({ type }) => type === "ImportSpecifier");
    const pairs = names.map((name) => textOf(code, name).replace(/\s+as\s+/, ": "));
    if (pairs.length > 0) edits.push([statement, `const {${pairs.join(", ")}} = ${SHARED};`]);
  }
  const result = edited(code, edits);
  if (result.includes(file)) throw new Error(`${script.fileName} imports the boot script in another way.`);
  return result;
}

/** Takes the boot script, which is the same for all pages, out of the bundle, with the source by which the security policy allows it. Throws where it could not be an inline script that starts at once. */
export function takeBootScript(bundle: Bundle) {
  const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
  const boot = entryOf(scripts);
  if (boot.imports.length > 0) throw new Error(`The boot script would wait for ${boot.imports.join(", ")}.`);
  delete bundle[boot.fileName];
  const text = asInline(boot).trim();
  if (/<\/script|<!--/i.test(text)) throw new Error("The boot script has a text that would end its element.");
  return { html: `${START}${text}</script>`, source: policySource(text) };
}

function entryOf<File extends Script>(scripts: readonly File[]): File {
  const [boot, ...more] = scripts.filter(({ isEntry }) => isEntry);
  if (!boot || more.length > 0) throw new Error("The build must have one entry, which is the boot script.");
  return boot;
}

export function withBootScript(html: string, { html: element }: BootScript): string {
  if (!ITS_FILE.test(html)) throw new Error("index.html must load the boot script, as an async module.");
  return html.replace(ITS_FILE, () => element);
}

/** Leaves the exports in the variable, and loads other scripts from the root: the page has an address of its own. */
function asInline({ code, fileName }: { code: string; fileName: string }): string {
  const edits: Edit[] = [];
  new Visitor({
    ExportNamedDeclaration(statement) {
      const pairs = statement.specifiers.map(
        ({ exported, local }) => `${textOf(code, exported)}:${textOf(code, local)}`,
      );
      edits.push([statement, `${SHARED}={${pairs.join(",")}};`]);
    },
    ImportExpression({ source }) {
      // After the quotation mark, which the minifier chooses.
      const folder = { start: source.start + 1, end: source.start + 3 };
      if (textOf(code, folder) !== "./")
        throw new Error(`The boot script loads ${textOf(code, source)} in another way.`);
      edits.push([folder, "/assets/"]);
    },
  }).visit(parseSync(fileName, code).program);
  const result = edited(code, edits);
  if (!result.includes(SHARED)) throw new Error("The boot script does not list its exports.");
  return result;
}

type Edit = readonly [part: { start: number; end: number }, text: string];

/** `edits`: in the order of the code. */
function edited(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (result, [{ start, end }, text]) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}

function textOf(code: string, { start, end }: Edit[0]): string {
  return code.slice(start, end);
}
