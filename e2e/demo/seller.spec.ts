// Who sells, on every page as the build wrote it.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { brand, sellerLine } from "@/content/brand";
import { BY_DAY } from "../by-day.ts";

// Null stands for what the seller does not have, or does not know yet.
const { phone } = brand.seller;

const phoneLink = phone === null ? "mailto:" : `tel:${phone.replaceAll(" ", "")}`;

const fileText = (file: string): string => readFileSync(`dist/${file}`, "utf8");
test("the footer of every page names the seller, the address and the phone number", BY_DAY, () => {
  const footers = readdirSync("dist", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, footer: /<footer class="border-t.*?<\/footer>/s.exec(fileText(file))?.[0] }))
    .filter(({ footer }) => footer !== undefined);
  expect(footers.length).toBeGreaterThan(20);
  for (const { file, footer } of footers) {
    expect(footer, file).toContain(sellerLine);
    expect(footer, file).toContain(`href="${phoneLink}"`);
  }
});
