import { describe, expect, it } from "vitest";
import { mailLink } from "@/features/contact/mail-link";

const NOTE = "[paste the rest]";
const linkFor = (subject: string, message: string) => mailLink("hello@shop.example", subject, message, NOTE);
const read = (href: string) => {
  const query = new URL(href).searchParams;
  return { subject: query.get("subject"), body: query.get("body") };
};

describe("a mail link", () => {
  it("holds subject and message, with CRLF line breaks as RFC 6068 requires", () => {
    const { href, whole } = linkFor("Lamp & light?", "One\nTwo\r\nThree = 100% <b>");
    expect(href).toMatch(/^mailto:hello@shop\.example\?/);
    expect(read(href)).toEqual({ subject: "Lamp & light?", body: "One\r\nTwo\r\nThree = 100% <b>" });
    expect(whole).toBe(true);
  });

  it("gets no other recipient from user input", () => {
    const { href } = linkFor("x&cc=a@b.example", "y&bcc=c@d.example\r\nBcc: e@f.example");
    expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
  });

  it.each([
    ["of emoji", "💡".repeat(20_000)],
    ["of half emoji", "\uD83D".repeat(20_000)],
  ])("has a limited length with a long message %s, and reports that it is cut", (_, message) => {
    const { href, whole } = linkFor("S".repeat(5_000), message);
    expect(whole).toBe(false);
    expect(href.length).toBeLessThanOrEqual(1_900);
    expect(href.length).toBeGreaterThan(1_700);
    expect(read(href).body).toMatch(/\r\n\r\n\[paste the rest\]$/);
  });

  it("cuts between characters, wherever the limit falls", () => {
    for (let shift = 0; shift < 12; shift += 1) {
      const { body } = read(linkFor("", `${"a".repeat(shift)}${"é💡".repeat(500)}`).href);
      expect(body).toMatch(/^a*(é💡)+é?\r\n\r\n\[paste/u);
    }
  });
});
