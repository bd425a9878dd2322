// @vitest-environment node
import { expect, it } from "vitest";
import { createRateLimiter } from "../../functions/lib/rate-limit";

/** When a minute begins. */
const START = 1_800_000 * 60_000;
const ONE = { perAddress: 1, perNetwork: 99 };

/** The seconds to wait after each of these requests, which come at the same time. */
function waits(addresses: readonly string[], limits = ONE, entryLimit?: number): number[] {
  const limiter = createRateLimiter(limits, entryLimit);
  return addresses.map((address) => limiter.take(address, START));
}

it("returns the remaining seconds of the minute, at least one, and starts again when the clock is set back", () => {
  const limiter = createRateLimiter(ONE);
  const at = (ms: number) => limiter.take("203.0.113.1", START + ms);
  expect([at(0), at(0), at(59_999), at(60_000), at(60_000)]).toEqual([0, 60, 1, 0, 60]);
  expect(at(-3_600_000)).toBe(0);
});

it("counts a limited number of addresses: a new one takes the place of the oldest, a known one of none", () => {
  expect(waits(["a", "b", "b", "a", "b"], ONE, 2)).toEqual([0, 0, 60, 60, 60]);
  expect(waits(["a", "b", "c", "c", "a"], ONE, 2)).toEqual([0, 0, 0, 60, 0]);
});

it("counts 5,000 addresses where nothing else is asked for", () => {
  const hosts = Array.from({ length: 5_000 }, (_, number) => `host ${number}`);
  expect(waits([...hosts, "host 0", "one more", "host 0"]).slice(5_000)).toEqual([60, 0, 0]);
});

it.each([
  ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:1:2:3", "together", "one IPv6 network in two notations"],
  ["2001:db8::1", "2001:db8:0:0:5::", "together", "one IPv6 network without its zeros"],
  ["1::3:4:5:6:7:8", "1:0:3:4::", "together", "one IPv6 network without its one zero"],
  ["::2:3:4:5:6:7:8", "0:2:3:4::", "together", "one IPv6 network that begins with a zero"],
  ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::", "together", "one without a zero before the end"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", "apart", "two IPv6 networks"],
  ["2001:db8:1:11::1", "2001:db8:11:1::1", "apart", "two IPv6 networks whose digits are the same"],
  ["203.0.113.1", "203.0.113.2", "apart", "two IPv4 addresses"],
  ["::ffff:203.0.113.1", "::ffff:203.0.113.2", "apart", "two IPv4 addresses in the notation of IPv6"],
])("counts %s and %s %s: %s", (one, other, how) => {
  expect(waits([one, other])).toEqual([0, how === "together" ? 60 : 0]);
});

it("also counts the /48 network of an IPv6 address, which holds 65,536 networks of /64", () => {
  const addresses = ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2:3::1"];
  expect(waits(addresses, { perAddress: 1, perNetwork: 2 })).toEqual([0, 0, 60, 0]);
  const sameDigits = ["2001:db8:11:1::1", "2001:db81:1:1::1"];
  expect(waits(sameDigits, { perAddress: 9, perNetwork: 1 })).toEqual([0, 0]);
});
