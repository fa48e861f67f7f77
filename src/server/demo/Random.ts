import { v7 } from 'uuid';

/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** An integer, both bounds included. */
  readonly integer: (least: number, most: number) => number;
  /** True with probability `share`, 0 to 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** A random subset in the list's order, without duplicates. */
  readonly some: <T>(list: readonly T[], least: number, most: number) => T[];
  readonly shuffled: <T>(list: readonly T[]) => T[];
  /** Each `#` becomes a digit. */
  readonly digits: (pattern: string) => string;
  /** A UUIDv7 of an instant. */
  readonly id: (at: string) => string;
  /** 256 bits, base64url. */
  readonly token: () => string;
}

/**
 * sfc32: with 128 bits of state, different seeds give different sequences, unlike generators with 32 bits.
 * @example createRandom(1).pick(['a', 'b'])
 */
export function createRandom(seed: number): Random {
  const next = sfc32(seed);
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => integer(0, 255)));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (list) => elementAt(list, integer(0, list.length - 1)),
    some: (list, least, most) => {
      let wanted = integer(least, Math.min(most, list.length));
      return list.filter((_, index) => {
        const taken = next() < wanted / (list.length - index);
        if (taken) wanted -= 1;
        return taken;
      });
    },
    shuffled: (list) =>
      list
        .map((value) => ({ value, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ value }) => value),
    digits: (pattern) => pattern.replace(/#/g, () => String(integer(0, 9))),
    id: (at) => v7({ msecs: Date.parse(at), random: bytes(16) }),
    token: () => bytes(32).toString('base64url'),
  };
}

function elementAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('There is nothing to pick from an empty list.');
  return list[index] as T;
}

function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [0, seed | 0, Math.trunc(seed / 2 ** 32) | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Adjacent seeds start alike and diverge within a few rounds.
  for (let round = 0; round < 16; round += 1) next();
  return next;
}
