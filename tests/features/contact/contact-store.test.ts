import { describe, expect, it, vi } from "vitest";
import { createContactStore } from "@/features/contact/contact-store";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { ContactError, type ContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";
import { FakeArea } from "../../lib/fake-area";

const MESSAGE = { name: "Wendell", email: "w@lamp.example", subject: "Lamp", message: "<b>Two</b>\nlines" };

function open(
  post: (message: ContactMessage) => Promise<void> = () => Promise.resolve(),
  area = new FakeArea(),
) {
  return {
    area,
    store: createContactStore(
      post,
      createSafeStorage(() => area),
    ),
  };
}

describe("sending", () => {
  it.each([
    [new ContactError("down"), "down"],
    [new Error("unforeseen"), "unclear"],
  ])(
    "that fails with %s reports the problem, keeps the draft, and can be tried again",
    async (error, problem) => {
      const post = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined);
      const { store } = open(post);
      store.keepDraft(MESSAGE);
      await store.send(MESSAGE);
      expect(store.get()).toEqual({ phase: "failed", problem });
      expect(store.draft()).toEqual(MESSAGE);
      await store.send(MESSAGE);
      expect(store.get()).toEqual({ phase: "sent" });
    },
  );
});

describe("the draft", () => {
  it("is kept while one field is filled, and removed when the form is emptied", () => {
    const { area, store } = open();
    const empty = { name: "", email: "", subject: "", message: "" };
    store.keepDraft({ ...empty, message: MESSAGE.message });
    expect(open(undefined, area).store.draft()).toEqual({ ...empty, message: MESSAGE.message });
    store.keepDraft(empty);
    expect(store.draft()).toBeNull();
    expect(area.length).toBe(0);
  });

  it.each([
    ["{broken", null],
    ["null", { name: "", email: "", subject: "", message: "" }],
    [
      '{"name":"Wendell","email":7,"message":["x"]}',
      { name: "Wendell", email: "", subject: "", message: "" },
    ],
  ])("that was tampered with, %s, is read as far as it is valid", (text, draft) => {
    const area = new FakeArea([[STORAGE_KEYS.contactDraft, text]]);
    expect(open(undefined, area).store.draft()).toEqual(draft);
  });
});
