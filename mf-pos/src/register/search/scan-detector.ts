/**
 * Milliseconds between two keys up to which they may be a scanner's. Scanners need 1 to 40; fingers that fast, key after
 * key for a whole code and its Enter, nobody has.
 */
const FAST = 50;
/** Milliseconds that a scanner may stumble for once, as over a radio; longer, and another row of keys begins. */
const PAUSE = 200;
/** The share of the keys that must have come fast. */
const FAST_SHARE = 0.7;
/** Milliseconds that a scanner may take to its Enter, which some send after a pause. */
const END_GAP = 200;
/** The shortest code that is told apart by its speed: two or three keys may well be pressed at once. */
const SHORTEST = 4;
/** Milliseconds after a scan in which another Enter is of the same scan: some end with CR and LF. */
const SECOND_END = 80;

/** What a key press says. `first`, `next`: a row of characters starts or goes on fast; `scan`: it was a scanner's; `echo`: of a scan that has ended. */
export type KeyMeaning = { kind: 'first' | 'next' | 'echo' | 'other' } | { kind: 'scan'; code: string };

/**
 * Tells a scanner that types like a keyboard from a person: by the time between the keys, as the system measured it when
 * they were pressed, so that a page that is busy does not confuse the two.
 */
export class ScanDetector {
  #code = '';
  #fast = 0;
  #last = Number.NEGATIVE_INFINITY;
  #scannedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param key as `KeyboardEvent.key` says it
   * @param time milliseconds, `KeyboardEvent.timeStamp`
   */
  press(key: string, time: number): KeyMeaning {
    if (key === 'Shift') return { kind: 'other' };
    if (key === 'Enter' || key === 'Tab') return this.#end(time);
    if (key.length !== 1) {
      this.#code = '';
      return { kind: 'other' };
    }
    const gap = time - this.#last;
    const goesOn = this.#code !== '' && gap <= PAUSE;
    this.#code = goesOn ? this.#code + key : key;
    this.#fast = goesOn ? this.#fast + (gap <= FAST ? 1 : 0) : 0;
    this.#last = time;
    return { kind: goesOn ? 'next' : 'first' };
  }

  #end(time: number): KeyMeaning {
    const code = this.#code.trim();
    this.#code = '';
    const isFast = this.#fast >= FAST_SHARE * (code.length - 1);
    if (isFast && code.length >= SHORTEST && time - this.#last <= END_GAP) {
      this.#scannedAt = time;
      return { kind: 'scan', code };
    }
    return { kind: code === '' && time - this.#scannedAt <= SECOND_END ? 'echo' : 'other' };
  }
}
