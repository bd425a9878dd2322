// Which mutants are not counted, because no behavior depends on them.

/** The part of Babel's NodePath that is used here. */
interface NodePath {
  node: { name?: { name?: unknown }; key?: { name?: unknown } };
  get: (key: "callee") => Callee;
  getFunctionParent: () => unknown;
  isFunction: () => boolean;
  traverse: (visitor: { Function: (inner: { stop: () => void }) => void }) => void;
  findParent: (isWanted: (path: NodePath) => boolean) => unknown;
  isCallExpression: () => boolean;
  isNewExpression: () => boolean;
  isStringLiteral: () => boolean;
  isTemplateLiteral: () => boolean;
  isJSXAttribute: () => boolean;
  isObjectProperty: () => boolean;
}

interface Callee {
  node: { name?: string };
  toString: () => string;
  isIdentifier: (options?: { name: string }) => boolean;
  isMemberExpression: () => boolean;
  get: (key: "object") => Callee;
}

/** Functions that only write to the console (src/lib/log.ts, and `log` in functions/). */
const LOG_FUNCTIONS = new Set(["warn", "warnOnce", "note", "log"]);

export const strykerPlugins = [{ kind: "Ignore", name: "no-behavior", value: { shouldIgnore: reasonOf } }];

function reasonOf(path: NodePath): string | undefined {
  // Stryker knows this of a mutant only as long as no test imports the module again by `import()`: then it would run that test alone.
  if (!path.getFunctionParent() && !hasFunction(path)) return "It is evaluated with its module.";
  if (path.isCallExpression() && path.get("callee").toString() === "import.meta.glob")
    return "The bundler replaces the call, and reads only literals.";
  if (path.isStringLiteral() || path.isTemplateLiteral()) {
    if (path.findParent(isLogCall))
      return "The text is for the console, and developers may word it otherwise.";
  }
  if (
    (path.isJSXAttribute() && path.node.name?.name === "className") ||
    (path.isObjectProperty() && path.node.key?.name === "className")
  )
    return "Class names have an effect in a browser only: e2e/demo/screenshots.spec.ts compares what they draw.";
  return undefined;
}

function hasFunction(path: NodePath): boolean {
  let found = path.isFunction();
  path.traverse({
    Function(inner) {
      found = true;
      inner.stop();
    },
  });
  return found;
}

function isLogCall(path: NodePath): boolean {
  if (path.isNewExpression()) return path.get("callee").isIdentifier({ name: "Error" });
  if (!path.isCallExpression()) return false;
  const callee = path.get("callee");
  if (callee.isIdentifier()) return LOG_FUNCTIONS.has(callee.node.name ?? "");
  return callee.isMemberExpression() && callee.get("object").isIdentifier({ name: "console" });
}
