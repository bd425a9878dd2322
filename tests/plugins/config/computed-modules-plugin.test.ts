// @vitest-environment node
import { resolve } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { preparedProduct } from "@/demo/prepared-product";
import { computedModulesPlugin } from "../../../plugins/config/script-plugins";

it("the build puts the executed answer into the script, and neither the executor nor the schema", async () => {
  const root = resolve(".");
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [computedModulesPlugin()],
    resolve: { alias: { "@": `${root}/src` } },
    build: {
      write: false,
      lib: { entry: "src/demo/prepared-product.ts", formats: ["es"], fileName: "prepared" },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk, ...others] = output?.output ?? [];
  expect(others).toEqual([]);
  if (chunk?.type !== "chunk") throw new Error("The build returned no script.");
  const built: unknown = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
  expect(built).toMatchObject({ preparedProduct });
  expect(chunk.code).not.toContain("GraphQLSchema");
});
