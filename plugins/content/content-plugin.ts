import { join } from "node:path";
import { normalizePath, parseSync, type Plugin, type ResolvedConfig } from "vite";
import type * as InterfaceFile from "../../src/content/interface.ts";
import { type CheckedConfig, stopWith, whatStops } from "../config/checked-config.ts";
import { type CheckedContent, checkedContent, importSource } from "../config/import-source.ts";
import { TOKENS_FILE } from "../files.ts";
import { propertyNamed, writtenSources } from "./content-source.ts";

/** What the plugins of one build share. */
export type BuildContent = Pick<CheckedContent, "articles" | "samples" | "hasIncentives">;

/**
 * `vite build` checks all content before it writes any file, and keeps the articles in `content`. It stops with one list of what is
 * wrong in `site` and in content, with a shop also of what has no source. `npm run dev` reports problems in the console and over the page.
 */
export function contentPlugin(site: CheckedConfig, content: BuildContent): Plugin {
  const check = ({ root, publicDir }: ResolvedConfig): Promise<CheckedContent> =>
    checkedContent({ root, publicDir, shopDomain: site.shopDomain });
  return {
    name: "mugworks:content",
    buildApp: {
      order: "pre",
      async handler({ config }) {
        const { problems, unsourced, warnings, ...checked } = await check(config);
        Object.assign(content, checked);
        for (const warning of warnings) console.warn(`\n${warning}\n`);
        const message = whatStops({ problems, unsourced }, site);
        if (message !== null) stopWith(message);
      },
    },
    configureServer(server) {
      const { config, watcher, ws } = server;
      const tokens = join(config.root, TOKENS_FILE);
      let checks = 0;
      let isShown = false;
      let hasNewTokens = false;
      const report = async (): Promise<void> => {
        const number = ++checks;
        const { problems } = await check(config);
        // The content has changed again since.
        if (number !== checks) return;
        if (problems !== null) {
          config.logger.error(problems, { timestamp: true });
          // The lines of the problems as whole paths, which the overlay turns into links to the editor.
          const places = problems.match(/^\S+:\d+(?= {2})/gm) ?? [];
          const stack = places.map((place) => `${join(config.root, place)}:1`).join("\n");
          ws.send({ type: "error", err: { message: problems, stack } });
        } else if (hasNewTokens) {
          // The configuration has filled the design's values into files that Tailwind does not process.
          await server.restart();
        } else if (isShown) {
          // Vite removes its overlay when it updates a module. A picture that is there at last updates none.
          ws.send({ type: "full-reload" });
        }
        isShown = problems !== null;
      };
      const folders = [join(config.root, "src/content"), config.publicDir, tokens];
      ws.on("connection", () => void report());
      for (const event of ["add", "change", "unlink"])
        watcher.on(event, (file: string) => {
          hasNewTokens ||= file === tokens;
          if (folders.some((folder) => file.startsWith(folder))) void report();
        });
    },
  };
}

const NOTE_FILE = "src/content/interface.ts";

/** The parts of pages that are called samples while something in them has no source. src/styles/samples.css shows it. */
export const SAMPLE_SECTIONS = [
  "quotes",
  "films",
  "line-up",
  "wall",
  "faces",
  "sheets",
  "figures",
  "origin",
] as const;
export type SampleSection = (typeof SAMPLE_SECTIONS)[number];

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
