// Where in an article's file something stands. The files are formatted alike, so a search does; it never decides whether
// an article is right, only which line a message points to.

/** Line of a field of `meta`, such as `related[1].slug`; of what holds it where it is missing. First line is 1. */
export function lineOfField(source: string, field: string): number {
  if (field === "body") return lineAt(source, Math.max(0, source.search(/export\s+const\s+body\b/)));
  const end = source.search(/export\s+const\s+body\b/);
  const meta = end > 0 ? source.slice(0, end) : source;
  let position = Math.max(0, meta.search(/export\s+const\s+meta\b/));
  for (const part of field.split(/[.[\]]+/).filter((step) => step !== "")) {
    const children = childrenOf(meta, position);
    const name = new RegExp(`["']?${part.replace(/[^\w]/g, "\\$&")}["']?\\s*:`, "y");
    const next = /^\d+$/.test(part)
      ? children[Number(part)]
      : children.find((start) => {
          name.lastIndex = start;
          return name.test(meta);
        });
    if (next === undefined) break;
    position = next;
  }
  return lineAt(source, position);
}

/** Where each item begins of the first group or list from there on. */
function childrenOf(source: string, from: number): readonly number[] {
  const open = from + source.slice(from).search(/[{[]/);
  const starts: number[] = [];
  if (open < from) return starts;
  const step = /\s+|\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^]/gy;
  step.lastIndex = open + 1;
  let depth = 1;
  let atStart = true;
  for (let found = step.exec(source); found && depth > 0; found = step.exec(source)) {
    const [text] = found;
    if (/^(\s|\/\/|\/\*)/.test(text)) continue;
    if ("}])".includes(text)) depth--;
    else if (depth === 1 && atStart && text !== ",") starts.push(found.index);
    if ("{[(".includes(text)) depth++;
    atStart = text === "," && depth === 1;
  }
  return starts;
}

/** Line in the file of a line of the body: where the text stands as it was found, or the nearest guess. */
export function lineInBody(source: string, inBody: { line: number; near: string }): number {
  const head = /export\s+const\s+body\b[^=]*=\s*`?/.exec(source);
  const start = head ? head.index + head[0].length : 0;
  const near = inBody.near.split("\n", 1)[0] ?? "";
  const guess = lineAt(source, start) + inBody.line - 1;
  if (near === "" || (source.split("\n")[guess - 1] ?? "").includes(near)) return guess;
  const found = source.indexOf(near, start);
  return found === -1 ? guess : lineAt(source, found);
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split("\n").length;
}
