import { v7 as uuidv7 } from 'uuid';

/** A source of made-up choices: the same seed makes the same ones, so that every demonstration company is alike. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of some choices, as often as its weight says. */
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T;
  /** A UUIDv7 of that moment: the ledgers are read in the order of their ids. */
  id(at: Date): string;
}

/** mulberry32: 32 bits of state, far more than good enough for a shop that does not exist. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const element = <T>(list: readonly T[], index: number): T => {
    if (index >= list.length) throw new RangeError('nothing to choose from');
    return list[index] as T;
  };
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick: (list) => element(list, whole(0, list.length - 1)),
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const index = choices.findIndex(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return element(choices, index < 0 ? choices.length - 1 : index)[0];
    },
    id: (at) => uuidv7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => whole(0, 255)) }),
  };
}
