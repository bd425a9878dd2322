// The value of an expression as it is written. Apart from written-values.ts, whose schemas only Vite can load: tools read values, too.
import type { ESTree } from "vite";
import { nameOfKey, propertiesOf } from "./content-source";

/** Stands for a value that only running the code gives. */
export const COMPUTED = Symbol("a computed value");

/** The value of an expression as it is written. `named`: that of a name. */
export function valueOfLiteral(
  node: ESTree.Node,
  named: (name: string) => unknown = () => COMPUTED,
): unknown {
  const valueOf = (inner: ESTree.Node): unknown => valueOfLiteral(inner, named);
  if (node.type === "Literal") return node.value;
  if (node.type === "TemplateLiteral")
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? "") : COMPUTED;
  if (node.type === "UnaryExpression" && node.operator === "-") {
    const value = valueOf(node.argument);
    return typeof value === "number" ? -value : COMPUTED;
  }
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return valueOf(node.expression);
  if (node.type === "Identifier") return named(node.name);
  if (node.type === "ArrayExpression")
    return node.elements.map((element) => (element === null ? COMPUTED : valueOf(element)));
  if (node.type !== "ObjectExpression") return COMPUTED;
  // Which fields a group has is not known where a name is computed, or another group is spread into it.
  const properties = propertiesOf(node).filter(({ computed }) => !computed);
  return properties.length < node.properties.length
    ? COMPUTED
    : Object.fromEntries(properties.map(({ key, value }) => [nameOfKey(key), valueOf(value)]));
}
