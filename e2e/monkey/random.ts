/** A sequence of random numbers that depends only on its seed: mulberry32, which has 32 bits of state. */
export interface Random {
  /** At least 0 and less than 1. */
  share: () => number;
  pick: <T>(values: readonly [T, ...T[]]) => T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function share(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return { share, pick: (values) => values[Math.floor(share() * values.length)] ?? values[0] };
}
