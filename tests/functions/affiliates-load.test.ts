// @vitest-environment node
// Many lookups at once in workerd, while the affiliate service changes its health.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Edge, makeCodes, sendLookups, type Service, startEdge, startService } from "./lookup-load";
import { deferred } from "../deferred";

const FRESH_MS = 600_000;
const FAILURE_MS = 5_000;

const COUNT = 200;
const PAGES = 4;
/** What continues after the answers has its time: a busy machine takes more than the second that `poll` gives it. */
const SOON = { timeout: 30_000 };
const ALL_RIGHT = { right: COUNT, wrong: 0, cannotTell: 0, lost: 0 };
const codes = makeCodes(PAGES * 100);
let service: Service;
let edge: Edge;

beforeAll(async () => {
  service = await startService(codes, codes.length / PAGES);
  edge = await startEdge(service.port);
}, 60_000);

afterAll(async () => {
  await edge.dispose();
  service.close();
});

/** Sends lookups at once. Returns the answers, and the requests that the service got for them. */
async function send() {
  const before = service.requests;
  const answers = await sendLookups(edge, codes, COUNT);
  return { answers, requests: () => service.requests - before };
}

it("never calls a known code unknown, and sends no more requests than one reader, whatever the service does", async () => {
  service.respond = async () => 500;
  const withoutList = await send();
  expect(withoutList.answers).toMatchObject({ right: 0, wrong: 0, cannotTell: COUNT, lost: 0 });
  expect(withoutList.requests()).toBe(1);

  service.respond = async () => 200;
  edge.passTime(FAILURE_MS + 1);
  const withList = await send();
  expect(withList.answers).toMatchObject(ALL_RIGHT);
  expect(withList.requests()).toBe(PAGES);

  const slow = deferred();
  service.respond = () => slow.promise.then(() => 500);
  edge.passTime(FRESH_MS + 1);
  const whileSlow = await send();
  expect(whileSlow.answers).toMatchObject(ALL_RIGHT);
  await expect.poll(whileSlow.requests, SOON).toBe(1);
  slow.release();
  await expect.poll(edge.failures, SOON).toBe(2);

  service.respond = async () => 200;
  edge.passTime(FRESH_MS + 1);
  const recovered = await send();
  expect(recovered.answers).toMatchObject(ALL_RIGHT);
  await expect.poll(recovered.requests, SOON).toBe(PAGES);
}, 60_000);
