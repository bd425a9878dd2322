import { normalizePath, parseSync, type Plugin } from "vite";
import type * as InterfaceFile from "../../src/content/interface.ts";
import { importSource } from "../config/import-source.ts";
import type { BuildContent } from "./content-plugin.ts";
import { propertyNamed, SAMPLE_SECTIONS, type SampleSection, writtenSources } from "./content-source.ts";

const NOTE_FILE = "src/content/interface.ts";

/**
 * Names the parts of pages whose content is a sample, as classes of <html>: no script grows by what only the styles show. The demo store and
 * the development server name all parts. Keeps sources out of what visitors load, because they name people and permissions. Of a
 * source, only its incentive stays, which pages show.
 */
export function samplesPlugin(content: BuildContent): Plugin {
  return {
    name: "mugworks:samples",
    // One plugin for the builds of client and pages: another one would not have what the content check found.
    sharedDuringBuild: true,
    enforce: "pre",
    // A build does it when it writes the pages.
    transformIndexHtml: (html, { server }) => (server ? withClasses(html, SAMPLE_SECTIONS, "marked") : html),
    transform: {
      filter: { id: /\/src\/(?:content\/[\w-]+\.ts|lib\/site\/sample-content\.ts|styles\/site\.css)$/ },
      async handler(code, id) {
        const file = normalizePath(id);
        const { command, root } = this.environment.config;
        if (file.endsWith(".css")) {
          const { sampleNote, sampleMark } = await importSource<typeof InterfaceFile>(root, NOTE_FILE);
          return { code: withTexts(code, { sampleNote, sampleMark }), map: null };
        }
        if (command !== "build") return null;
        if (file.endsWith("/sample-content.ts"))
          return { code: code.replace("= true", `= ${content.hasIncentives}`), map: null };
        return code.includes("source") ? { code: withoutSources(file, code), map: null } : null;
      },
    },
  };
}

/** `noted`: each part has the whole note. `marked`: each sample has a small mark, and the footer has the note. */
type SampleLook = "noted" | "marked";

export function withClasses(html: string, samples: readonly SampleSection[], look: SampleLook): string {
  if (samples.length === 0) return html;
  const names = [look, ...samples].map((name) => `samples-${name}`);
  return html.replace("<html ", `<html class="${names.join(" ")}" `);
}

/** Fills texts into the styles, as strings of CSS. */
export function withTexts(css: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce(
    (filled, [name, text]) => filled.replaceAll(`{${name}}`, text.replaceAll(/["\\\n]/g, "\\$&")),
    css,
  );
}

/** The lines stay where they are. Throws for a source that is written elsewhere, which the check names before: it would ship. */
export function withoutSources(file: string, code: string): string {
  let result = code;
  const blank = (start: number, end: number): void => {
    result = result.slice(0, start) + result.slice(start, end).replaceAll(/[^\n]/g, " ") + result.slice(end);
  };
  for (const { property, value } of writtenSources(parseSync(file, code).program)) {
    if (value === null) throw new Error(`${file} has a source that is written elsewhere.`);
    const parts = value.type === "ObjectExpression" ? value.properties : [];
    const kept = value.type === "ObjectExpression" ? propertyNamed(value, "incentive") : null;
    // The parts also, because a constant that stands for several sources has them outside of the property.
    const gone = [...parts.filter((part) => part !== kept), ...(kept ? [] : [property])];
    for (const { start, end } of gone) blank(start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0));
  }
  return result;
}
