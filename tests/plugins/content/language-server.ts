// Asks TypeScript's language server what an editor asks it, by the language server protocol.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { field, listField } from "@/lib/field";

export interface Editor {
  /** What the editor shows for the place in a file where a text begins. `source`: what is in the file, as yet unsaved. */
  hover: (file: string, at: string, source?: string) => Promise<string>;
  /** What the editor offers behind a text. */
  completions: (file: string, behind: string) => Promise<string[]>;
  close: () => void;
}

/** One empty value for each part of the settings that is asked for. */
function settingsFor(params: unknown): null[] | null {
  const items = field(params, "items");
  return Array.isArray(items) ? items.map(() => null) : null;
}

export async function openEditor(): Promise<Editor> {
  const server = spawn(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "--lsp", "--stdio"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const answers = new Map<number, (result: unknown) => void>();
  let received = Buffer.alloc(0);
  let count = 0;

  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const ask = (method: string, params: object): Promise<unknown> => {
    count += 1;
    const id = count;
    send({ id, method, params });
    return new Promise((done) => answers.set(id, done));
  };
  server.stdout.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const [head = "", length = ""] =
        /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(received.toString("latin1")) ?? [];
      const end = head.length + Number(length);
      if (head === "" || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(head.length, end).toString());
      received = received.subarray(end);
      const id = field(message, "id");
      if (field(message, "method") === undefined) answers.get(Number(id))?.(field(message, "result"));
      // The server asks for the editor's settings, of which there are none. Notifications have no id.
      else if (id !== undefined) send({ id, result: settingsFor(field(message, "params")) });
    }
  });

  const textDocument = { hover: { contentFormat: ["plaintext"] } };
  await ask("initialize", {
    processId: null,
    rootUri: pathToFileURL(resolve(".")).href,
    capabilities: { textDocument },
  });
  send({ method: "initialized", params: {} });

  const opened = new Set<string>();
  function place(file: string, text: string, offset: number): object {
    const uri = pathToFileURL(resolve(file)).href;
    if (!opened.has(uri))
      send({
        method: "textDocument/didOpen",
        params: { textDocument: { uri, languageId: "typescript", version: 1, text } },
      });
    opened.add(uri);
    const before = text.slice(0, offset).split("\n");
    return {
      textDocument: { uri },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
    };
  }
  return {
    async hover(file, at, source = readFileSync(file, "utf8")) {
      const shown = await ask("textDocument/hover", place(file, source, source.indexOf(at)));
      return String(field(field(shown, "contents"), "value"));
    },
    async completions(file, behind) {
      const source = readFileSync(file, "utf8");
      const offered = await ask(
        "textDocument/completion",
        place(file, source, source.indexOf(behind) + behind.length),
      );
      return listField(offered, "items", (item) => String(field(item, "label")));
    },
    close: () => server.kill(),
  };
}
