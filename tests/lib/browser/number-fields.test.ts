import { fireEvent } from "@testing-library/dom";
import { beforeAll, expect, it } from "vitest";
import { keepWheelOffNumberFields } from "@/lib/browser/number-fields";
import { nextTask } from "@/lib/browser/next-task";

beforeAll(() => keepWheelOffNumberFields(document));

function field(type: string): HTMLInputElement {
  const input = document.body.appendChild(document.createElement("input"));
  input.type = type;
  return input;
}

it("a number field is read-only while the browser handles the wheel, and can be changed after it", async () => {
  const input = field("number");
  expect(fireEvent.wheel(input, { deltaY: 100 })).toBe(true);
  expect(input.readOnly).toBe(true);
  fireEvent.wheel(input, { deltaY: 100 });
  await nextTask();
  expect(input.readOnly).toBe(false);
});

it("other fields are left alone, and one that is read-only remains so", async () => {
  const text = field("text");
  const kept = field("number");
  kept.readOnly = true;
  fireEvent.wheel(text, { deltaY: 100 });
  expect(text.readOnly).toBe(false);
  fireEvent.wheel(kept, { deltaY: 100 });
  fireEvent.wheel(document.body, { deltaY: 100 });
  await nextTask();
  expect(kept.readOnly).toBe(true);
});
