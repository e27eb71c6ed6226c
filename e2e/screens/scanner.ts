import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** What a scanner sends behind a code. */
export type ScanEnd = 'Enter' | 'Tab' | 'nothing';

const GAPS = [5, 15, 40];
const ENDS = ['Enter', 'Tab', 'nothing'] as const;

/** Every scanner: milliseconds a key, and what it sends behind a code. */
export const SCANNERS: readonly (Pace & { end: ScanEnd })[] = GAPS.flatMap((gap) =>
  ENDS.map((end) => ({ gap, end })),
);

/**
 * Three of them, each pace and each ending once: beside each other, places have every scanner, and each place has every pace
 * and every ending. For what does not itself depend on both at once, as Caja's listening does.
 */
export function scannersAt(place: number): readonly (Pace & { end: ScanEnd })[] {
  return SCANNERS.filter(
    (_, at) => (Math.floor(at / ENDS.length) + place) % ENDS.length === at % ENDS.length,
  );
}

export interface Pace {
  /** Milliseconds from key to key. */
  gap: number;
}

/** Keys that write nothing by themselves. */
const CONTROLS: Readonly<Record<string, { windowsVirtualKeyCode: number; text?: string }>> = {
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { windowsVirtualKeyCode: 9 },
};
/** Milliseconds between what is pressed by two hands. */
const APART = 300;

/**
 * A scanner that types like a keyboard, and a person's fingers: keys with the instants at which they were pressed, however
 * long the machine takes to hand them over.
 */
export class Scanner {
  readonly #page: Page;
  #session: Promise<CDPSession> | undefined;
  /** When the last key was pressed, milliseconds since 1970. */
  #last = 0;

  constructor(page: Page) {
    this.#page = page;
    const { keyboard } = page;
    const press = keyboard.press.bind(keyboard);
    // A letter that was pressed by hand a moment ago is none of a code that follows, whose keys are dated back.
    keyboard.press = async (key, options) => {
      await press(key, options);
      if (key.length === 1) this.#last = Math.max(this.#last, Date.now());
    };
  }

  /** Reads a code. */
  scan(code: string, { gap, end = 'Enter' }: Pace & { end?: ScanEnd }): Promise<void> {
    return this.press([...code, ...(end === 'nothing' ? [] : [end])], { gap });
  }

  /** Presses keys at an even pace, wherever the focus is. */
  async press(keys: readonly string[], { gap }: Pace): Promise<void> {
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    const session = await this.#session;
    const length = (keys.length - 1) * gap;
    // No key comes before it is pressed: a page that has to wait for the rest would not know how long.
    await sleep(this.#last + APART + length - Date.now());
    const first = Math.max(Date.now() - length, this.#last + APART);
    this.#last = first + length;
    await Promise.all(
      keys.flatMap((key, index) => {
        const pressed = { key, ...keyOf(key), timestamp: (first + index * gap) / 1000 };
        return [
          session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed }),
          session.send('Input.dispatchKeyEvent', { ...pressed, type: 'keyUp', text: '' }),
        ];
      }),
    );
  }
}

function keyOf(key: string) {
  const control = CONTROLS[key];
  if (control) return { code: key, ...control };
  const upper = key.toUpperCase();
  const code = /\d/.test(key) ? `Digit${key}` : `Key${upper}`;
  return { code, text: key, windowsVirtualKeyCode: upper.charCodeAt(0) };
}
