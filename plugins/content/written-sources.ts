// The sources of a content file as they are written. The build takes them out of what visitors load, and can do so only where they stand.
import { type ESTree, Visitor } from "vite";

export interface WrittenSource {
  property: ESTree.ObjectProperty;
  /** What is between braces or quotation marks; null where it is written elsewhere, such as in a constant. */
  value: ESTree.Expression | null;
}

export function writtenSources(program: ESTree.Program): WrittenSource[] {
  const found: WrittenSource[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === "Property" && isNamed(property, "source"))
          found.push({ property, value: writtenValue(property.value) });
    },
  }).visit(program);
  return found;
}

/** Whether it is the property of this name, with or without quotation marks. */
export function isNamed({ key }: ESTree.ObjectProperty, name: string): boolean {
  return key.type === "Literal" ? key.value === name : key.type === "Identifier" && key.name === name;
}

function writtenValue(value: ESTree.Expression): ESTree.Expression | null {
  if (value.type === "ParenthesizedExpression" || value.type === "TSSatisfiesExpression")
    return writtenValue(value.expression);
  return ["ObjectExpression", "Literal", "TemplateLiteral"].includes(value.type) ? value : null;
}
