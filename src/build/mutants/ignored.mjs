// Which mutants are not counted, because no behavior depends on them.

/** Functions that only write to the console (src/lib/log.ts, and `log` in functions/). */
const LOG_FUNCTIONS = new Set(["warn", "warnOnce", "note", "log"]);

export const strykerPlugins = [{ kind: "Ignore", name: "no-behavior", value: { shouldIgnore: reasonOf } }];

function reasonOf(path) {
  if (path.isCallExpression() && path.get("callee").toString() === "import.meta.glob")
    return "The bundler replaces the call, and reads only literals.";
  if (path.isStringLiteral() || path.isTemplateLiteral()) {
    if (path.findParent(isLogCall))
      return "The text is for the console, and developers may word it otherwise.";
  }
  if (path.isJSXAttribute() && path.node.name.name === "className")
    return "Class names have an effect in a browser only: e2e/demo/screenshots.spec.ts compares what they draw.";
  return undefined;
}

function isLogCall(path) {
  if (path.isNewExpression()) return path.get("callee").isIdentifier({ name: "Error" });
  if (!path.isCallExpression()) return false;
  const callee = path.get("callee");
  if (callee.isIdentifier()) return LOG_FUNCTIONS.has(callee.node.name);
  return callee.isMemberExpression() && callee.get("object").isIdentifier({ name: "console" });
}
