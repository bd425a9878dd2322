import { expect, it } from "vitest";
import type { Bro } from "@/content/schema";
import { broHead, senderFiles } from "../../../plugins/pages/prerender";

const BRO: Bro = {
  code: "bro25",
  name: 'Dre "D" <b>',
  shortName: "Dre",
  handle: "@seat.27c",
  picture: { name: "bros/bro25", widths: [96, 192, 400], height: 400, alt: "A man." },
  line: "Costs $& nothing.",
  percent: 25,
  source: { who: "Dre", when: "2026-11-01", permission: "Mail" },
};
const headOf = (bro: Bro): Document => new DOMParser().parseFromString(broHead(bro), "text/html");

it("the page of an affiliate previews as his, and belongs to the home page", () => {
  const head = headOf(BRO);
  const content = (selector: string) => head.querySelector(selector)?.getAttribute("content");
  const site = "https://mugworks.example";
  expect(head.title).toBe("Dre sent you. 25% off Mugworks.");
  expect(content('[property="og:title"]')).toBe("Dre sent you. 25% off Mugworks.");
  expect(content('[property="og:description"]')).toBe("Paid link. “Costs $& nothing.”");
  expect(content('[property="og:image"]')).toBe(`${site}/social/BRO25.jpg`);
  expect(content('[property="og:url"]')).toBe(`${site}/bro25`);
  expect(content('[name="robots"]')).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${site}/`);
  expect(content('[name="sender"]')).toContain(String.raw`"name":"Dre \"D\" <b>"`);
  expect(broHead(BRO)).not.toContain("Mail");
});

it("the preview names no percent that the content does not know", () => {
  const { percent: _, ...bro } = BRO;
  expect(headOf(bro).title).toBe("Dre sent you to Mugworks.");
});

it("there is a file for each code, also where it has no affiliate", () => {
  const files = senderFiles(4, [BRO, { ...BRO, code: "MATTE15" }, { ...BRO, code: "SOL25" }]);
  expect(files.map(([name]) => name)).toEqual([0, 1, 2, 3].map((number) => `/data/bros/${number}.json`));
  expect(files.flatMap(([, senders]) => senders)).toHaveLength(3);
  expect(senderFiles(0, [])).toEqual([]);
});
