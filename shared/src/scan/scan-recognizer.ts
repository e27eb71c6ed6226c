/**
 * Milliseconds between two keys up to which they may be a scanner's. Scanners need 5 to 40, and a busy machine a few more;
 * fingers, key after key, no less than 60.
 */
export const FAST = 58;
/** Milliseconds that a scanner may stumble for, as over a radio; longer, and another row of keys begins. */
const PAUSE = 200;
/** The share of the gaps that may be a stumble. */
const SLOW_SHARE = 0.15;
/** The shortest code that is told by its pace: two or three keys may well be pressed at once. */
const SHORTEST = 4;
/** Milliseconds after a scan in which another Enter or Tab is of the same scan: some end with CR and LF. */
const SECOND_END = 80;
/** Milliseconds after a scan that a pause has ended in which its Enter or Tab may still come. */
const LATE_END = 500;
/** Milliseconds that keys behind the scanner's own prefix may be apart: it is a scanner's, however slow. */
const PREFIXED_PAUSE = 400;
/** Milliseconds beyond a gap until nothing of the same pace can come any more. */
const MARGIN = 8;

/** A scan that has ended. */
export interface Scan {
  kind: 'scan';
  code: string;
}

/**
 * What a key press says. `first`, `next`: a row of characters begins, or goes on; `scan`: it was a scanner's and this key
 * ends it; `echo`: of a scan that has ended.
 */
export type KeyMeaning = { kind: 'first' | 'next' | 'echo' | 'other' } | Scan;

interface Row {
  code: string;
  fast: number;
  slow: number;
  /** When its last character was pressed, milliseconds. */
  last: number;
}

const EMPTY: Row = { code: '', fast: 0, slow: 0, last: Number.NEGATIVE_INFINITY };

/**
 * Tells a scanner that types like a keyboard from a person: by the time between the keys, as the system measured it when
 * they were pressed, so that a page that is busy does not confuse the two; and by the characters that it sends before a
 * code, where it is set to send any.
 */
export class ScanRecognizer {
  /** Whether two quick keys wait for a third that is late: where they would press something, and nobody types. */
  isPatient = false;
  readonly #prefix: string;
  #row = EMPTY;
  /** The row that a pause has ended as a scan. */
  #ended = EMPTY;
  #echoUntil = Number.NEGATIVE_INFINITY;

  /** @param prefix what the scanner sends before each code; empty where it sends nothing */
  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  /**
   * A key that was pressed. Ask `rest` first whether a pause before it has ended a scan. What a pause has ended too early is
   * told once more, whole.
   *
   * @param key as `KeyboardEvent.key` says it, without those that only change others
   * @param time milliseconds, `KeyboardEvent.timeStamp`
   */
  press(key: string, time: number): KeyMeaning {
    if (key === 'Enter' || key === 'Tab') return this.#end(time);
    this.#echoUntil = Number.NEGATIVE_INFINITY;
    if (key.length !== 1) {
      this.#row = EMPTY;
      return { kind: 'other' };
    }
    // It was handed over late: by when it was pressed there was no pause, and the scan had not ended.
    const goesOnLate = this.#row.code === '' && isFastGap(time - this.#ended.last);
    const { code, fast, slow, last } = goesOnLate ? this.#ended : this.#row;
    this.#ended = EMPTY;
    const gap = time - last;
    const isFast = isFastGap(gap);
    // More slow gaps than fast ones are fingers, and what they typed is no part of a code that follows.
    const goesOn =
      code !== '' &&
      (isFast || (fast > slow && gap < PAUSE) || (this.#beginsPrefixed() && gap < PREFIXED_PAUSE));
    this.#row = goesOn
      ? { code: code + key, fast: fast + (isFast ? 1 : 0), slow: slow + (isFast ? 0 : 1), last: time }
      : { ...EMPTY, code: key, last: time };
    return { kind: goesOn ? 'next' : 'first' };
  }

  /**
   * What the row of keys is when nothing more has come until `time`; undefined while it is not known. One that was typed may
   * still turn out to be a scanner that stumbled.
   */
  rest(time: number): Scan | 'typed' | undefined {
    if (time < this.decidedAt) return undefined;
    const { code, last } = this.#row;
    // Letters alone, with nothing behind them, may be anything that types quickly.
    if (!this.#isScan() || !(/\d/.test(code) || this.#isPrefixed())) return 'typed';
    this.#echoUntil = last + LATE_END;
    this.#ended = this.#row;
    return this.#take();
  }

  /** When it is known what the row is if nothing more comes, milliseconds as in `KeyboardEvent.timeStamp`. */
  get decidedAt(): number {
    return this.#row.last + this.#patience();
  }

  #patience(): number {
    if (this.#beginsPrefixed()) return PREFIXED_PAUSE;
    const mayStumble = this.isPatient && this.#row.fast > this.#row.slow;
    return mayStumble || this.#isScan() ? PAUSE : FAST + MARGIN;
  }

  #end(time: number): KeyMeaning {
    if (this.#isScan() && time < this.decidedAt) {
      this.#echoUntil = time + SECOND_END;
      return this.#take();
    }
    const isEcho = this.#row.code === '' && time <= this.#echoUntil;
    this.#row = EMPTY;
    return { kind: isEcho ? 'echo' : 'other' };
  }

  #take(): Scan {
    const code = this.#row.code.slice(this.#isPrefixed() ? this.#prefix.length : 0).trim();
    this.#row = EMPTY;
    return { kind: 'scan', code };
  }

  #isPrefixed(): boolean {
    return this.#prefix !== '' && this.#row.code.startsWith(this.#prefix);
  }

  /** As far as it has come it is the prefix, or begins with it. */
  #beginsPrefixed(): boolean {
    const { code } = this.#row;
    return this.#isPrefixed() || (code !== '' && this.#prefix.startsWith(code));
  }

  #isScan(): boolean {
    const { code, fast, slow } = this.#row;
    if (this.#isPrefixed()) return code.trim().length > this.#prefix.length;
    if (code.trim().length < SHORTEST || slow > SLOW_SHARE * (fast + slow)) return false;
    // One key that is held down, on a system that does not say so.
    return new Set(code.slice(1)).size > 1;
  }
}

function isFastGap(gap: number): boolean {
  return gap >= 0 && gap <= FAST;
}
