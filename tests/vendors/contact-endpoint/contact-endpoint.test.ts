import { describe, expect, it, vi } from "vitest";
import {
  type ContactError,
  type ContactProblem,
  sendContactMessage,
} from "@/vendors/contact-endpoint/contact-endpoint";

const ENDPOINT = "https://forms.example/contact";
const MESSAGE = {
  name: "Wendell",
  email: "w@lamp.example",
  subject: "Lamp",
  message: "<b>Two</b>\nlines & a 💡",
};

function send(answer: typeof fetch, isOnline = true): Promise<void> {
  return sendContactMessage(ENDPOINT, MESSAGE, { send: answer, isOnline: () => isOnline });
}

const respondWith = (body: string | null, init?: ResponseInit): typeof fetch =>
  vi.fn(() => Promise.resolve(new Response(body, init)));

describe("a message", () => {
  it("is posted as JSON, unchanged and without cookies, and accepts JSON", async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response("{}")));
    await send(fetched);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(init).toMatchObject({
      method: "POST",
      credentials: "omit",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    expect(await new Response(init?.body).json()).toEqual(MESSAGE);
  });

  it.each([
    ["nothing", null, 204],
    ["JSON", '{"ok":true,"next":"/thanks"}', 200],
  ])("is accepted when the response is %s", async (_, body, status) => {
    await expect(send(respondWith(body, { status }))).resolves.toBeUndefined();
  });

  it.each<[string, typeof fetch, ContactProblem]>([
    ["a page of HTML", respondWith("<!doctype html><title>Log in</title>"), "unclear"],
    ["400", respondWith("no", { status: 400 }), "refused"],
    ["413", respondWith(null, { status: 413 }), "too-big"],
    ["429", respondWith(null, { status: 429 }), "busy"],
    ["500", respondWith("<html>", { status: 500 }), "down"],
    ["an opaque redirect", respondWith(null, { status: 304 }), "unclear"],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
    ["a body that is interrupted", () => Promise.resolve(interruptedResponse()), "unclear"],
  ])("is rejected when the response is %s", async (_, answer, problem) => {
    await expect(send(answer)).rejects.toMatchObject({ problem });
  });

  it("has a problem of its own when the browser is offline", async () => {
    await expect(send(() => Promise.reject(new TypeError("x")), false)).rejects.toMatchObject({
      problem: "offline" satisfies ContactError["problem"],
    });
  });
});

it.each([
  ["without any response", () => new Promise<Response>(() => undefined)],
  ["with a response whose body never ends", () => Promise.resolve(new Response(new ReadableStream()))],
  [
    "with a request that rejects when it is aborted",
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      }),
  ],
])(
  "an endpoint that does not complete its response %s times out after the 8 seconds that the form names",
  async (_, answer) => {
    vi.useFakeTimers();
    const failed = vi.fn<(error: unknown) => void>();
    send(answer).catch(failed);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ problem: "slow" }));
  },
);

function interruptedResponse(): Response {
  return new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError("reset")) }),
  );
}
