// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createRateLimiter } from "../../functions/lib/rate-limit";

/** The second at which a minute begins. */
const START = 1_800_000 * 60_000;

describe("the limit for an address", () => {
  it("returns the remaining seconds of the minute, at least one", () => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 });
    expect(limiter.take("203.0.113.1", START)).toBe(0);
    expect(limiter.take("203.0.113.1", START)).toBe(60);
    expect(limiter.take("203.0.113.1", START + 59_999)).toBe(1);
    expect(limiter.take("203.0.113.1", START + 60_000)).toBe(0);
  });

  it("starts again when the clock is set back", () => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 });
    limiter.take("203.0.113.1", START);
    expect(limiter.take("203.0.113.1", START - 3_600_000)).toBe(0);
  });

  it("counts a limited number of addresses and removes the oldest one", () => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 }, 2);
    for (const address of ["a", "b", "c"]) expect(limiter.take(address, START)).toBe(0);
    expect(limiter.take("c", START)).toBe(60);
    expect(limiter.take("a", START)).toBe(0);
  });

  it("counts 5,000 addresses where nothing else is asked for", () => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 });
    for (let n = 0; n < 5_000; n++) limiter.take(`host ${n}`, START);
    expect(limiter.take("host 0", START)).toBe(60);
    limiter.take("one more", START);
    expect(limiter.take("host 0", START)).toBe(0);
  });

  it("removes no address for a known one, or while there is room", () => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 }, 2);
    for (const address of ["a", "b"]) limiter.take(address, START);
    for (const address of ["b", "a", "b"]) expect(limiter.take(address, START)).toBe(60);
  });

  it.each([
    ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:1:2:3", "one IPv6 network in two notations"],
    ["2001:db8::1", "2001:db8:0:0:5::", "one IPv6 network without its zeros"],
    ["1::3:4:5:6:7:8", "1:0:3:4::", "one IPv6 network without its one zero"],
    ["::2:3:4:5:6:7:8", "0:2:3:4::", "one IPv6 network that begins with a zero"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::", "one IPv6 network whose address has no zero before the end"],
  ])("counts %s and %s together: %s", (one, other) => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 });
    limiter.take(one, START);
    expect(limiter.take(other, START)).toBe(60);
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["2001:db8:1:11::1", "2001:db8:11:1::1"],
    ["203.0.113.1", "203.0.113.2"],
    ["::ffff:203.0.113.1", "::ffff:203.0.113.2"],
  ])("counts %s and %s separately", (one, other) => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 99 });
    limiter.take(one, START);
    expect(limiter.take(other, START)).toBe(0);
  });

  it("counts networks of /48 apart whose digits are the same", () => {
    const limiter = createRateLimiter({ perAddress: 9, perNetwork: 1 });
    expect(limiter.take("2001:db8:11:1::1", START)).toBe(0);
    expect(limiter.take("2001:db81:1:1::1", START)).toBe(0);
  });

  it("also counts the /48 network of an IPv6 address, which holds 65,536 networks of /64", () => {
    const limiter = createRateLimiter({ perAddress: 1, perNetwork: 2 });
    expect(limiter.take("2001:db8:1:1::1", START)).toBe(0);
    expect(limiter.take("2001:db8:1:2::1", START)).toBe(0);
    expect(limiter.take("2001:db8:1:3::1", START)).toBe(60);
    expect(limiter.take("2001:db8:2:3::1", START)).toBe(0);
  });
});
