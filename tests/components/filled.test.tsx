import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Filled } from "@/components/filled";

it("fills a text, and lets translators change all of it but prices and codes", () => {
  const values = { code: "BRO25", amount: "$5", reason: "It is used up." };
  const { container } = render(<Filled text="{code} takes {amount} off: {reason}" values={values} />);
  expect(container.textContent).toBe("BRO25 takes $5 off: It is used up.");
  const kept = [...container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
  expect(kept).toEqual(["BRO25", "$5"]);
});
