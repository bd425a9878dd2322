import { expect, it } from "vitest";
import { previewOptions } from "../../../tools/site/preview-plugin";

it("other machines and tunnels are answered where an address to listen at is given, and only there", () => {
  expect(previewOptions("0.0.0.0")).toEqual({ host: "0.0.0.0", allowedHosts: true });
  for (const none of ["", undefined]) expect(previewOptions(none)).toEqual({});
});
