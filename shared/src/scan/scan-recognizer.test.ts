import fc from 'fast-check';
import { type KeyMeaning, ScanRecognizer } from './scan-recognizer.ts';

/** Presses keys one after the other, so many milliseconds apart; gives what the last one meant. */
function press(
  recognizer: ScanRecognizer,
  keys: readonly string[],
  gap: number,
  from = 0,
): KeyMeaning | undefined {
  return keys.map((key, index) => recognizer.press(key, from + index * gap)).at(-1);
}
const ended = (text: string, end = 'Enter') => [...text, end];
const scanOf = (code: string) => ({ kind: 'scan', code });

/** A key, and the milliseconds since the one before. */
type Pressed = readonly [key: string, gap: number];

/** All scans of keys pressed so, with rests between them as long as they last, as whoever listens asks for them. */
function scansOf(pressed: readonly Pressed[], recognizer = new ScanRecognizer()): string[] {
  const scans: string[] = [];
  const take = (meaning: KeyMeaning | 'typed' | undefined) => {
    if (typeof meaning === 'object' && meaning.kind === 'scan') scans.push(meaning.code);
  };
  let now = 1000;
  for (const [key, gap] of pressed) {
    now += gap;
    take(recognizer.rest(now));
    take(recognizer.press(key, now));
  }
  take(recognizer.rest(now + 1000));
  return scans;
}

const paced = (text: readonly string[], gap: number, first = 1000): Pressed[] =>
  text.map((key, index) => [key, index === 0 ? first : gap]);

describe.each([0, 1, 5, 15, 40, 55])('a scanner at %d ms a key', (gap) => {
  test.each(['7591', '75910020', '7591002000011', '0107591002000011AB', 'HAR-12', '2100123006452'])(
    'that reads %s, with Enter, Tab or nothing behind it',
    (code) => {
      expect(press(new ScanRecognizer(), ended(code), gap)).toEqual(scanOf(code));
      expect(press(new ScanRecognizer(), ended(code, 'Tab'), gap)).toEqual(scanOf(code));
      expect(scansOf(paced([...code], gap))).toEqual([code]);
    },
  );
});

test('a fast typist is none, with Enter or without', () => {
  for (const gap of [60, 70, 80, 90, 200]) {
    expect(scansOf(paced(ended('7591002000011'), gap))).toEqual([]);
    expect(scansOf(paced([...'7591002000011'], gap))).toEqual([]);
  }
});

test('whatever a person types at their own pace is none', () => {
  const key = fc.constantFrom(...'0123456789,.*abcdefñ -', 'Enter', 'Tab', 'Backspace', 'F3');
  const gap = fc.integer({ min: 60, max: 900 });
  fc.assert(
    fc.property(fc.array(fc.tuple(key, gap), { maxLength: 60 }), (pressed) => {
      expect(scansOf(pressed)).toEqual([]);
    }),
  );
});

test('nor are fingers that roll over two or three keys at once', () => {
  const roll = fc.tuple(
    fc.array(fc.constantFrom(...'0123456789'), { minLength: 2, maxLength: 3 }),
    fc.integer({ min: 5, max: 50 }),
    fc.integer({ min: 60, max: 300 }),
  );
  fc.assert(
    fc.property(fc.array(roll, { maxLength: 12 }), (rolls) => {
      const typed = rolls.flatMap(([keys, fast, pause]) => paced(keys, fast, pause));
      expect(scansOf([...typed, ['Enter', 90]])).toEqual([]);
    }),
  );
});

test('nor is a key that is held down, on a system that does not say so', () => {
  expect(scansOf(paced([...'1000000000', 'Enter'], 30))).toEqual([]);
  expect(scansOf(paced([...'0000000000'], 30))).toEqual([]);
});

test('what was typed before the scan is no part of its code', () => {
  const typed = paced(['3', '*'], 150);
  expect(scansOf([...typed, ...paced(ended('HAR-12'), 4, 160)])).toEqual(['HAR-12']);
  expect(scansOf([...paced([...'20'], 80), ...paced([...'7591002000011'], 15, 90)])).toEqual([
    '7591002000011',
  ]);
});

test('a scanner that stumbles once is still one, and loses nothing', () => {
  const stumbled = [...paced([...'7591'], 8), ...paced([...'002000011'], 8, 150)];
  expect(scansOf(stumbled)).toEqual(['7591002000011']);
  expect(scansOf([...stumbled, ['Enter', 80]])).toEqual(['7591002000011']);
});

test('letters alone are a scan when something ends them, and else what a quick hand typed', () => {
  expect(scansOf(paced(ended('HARINA'), 5))).toEqual(['HARINA']);
  expect(scansOf(paced([...'HARINA'], 5))).toEqual([]);
});

test('an Enter that comes late', () => {
  const recognizer = new ScanRecognizer();
  press(recognizer, [...'12345678'], 5, 1000);
  expect(recognizer.press('Enter', 1200)).toEqual(scanOf('12345678'));
});

test('later still it is of the scan that the pause has ended, and presses nothing', () => {
  const recognizer = new ScanRecognizer();
  press(recognizer, [...'12345678'], 5, 1000);
  expect(recognizer.rest(1234)).toBeUndefined();
  expect(recognizer.rest(1235)).toEqual(scanOf('12345678'));
  expect(recognizer.press('Enter', 1400)).toEqual({ kind: 'echo' });
});

test('an Enter right behind a scan is of the same scan, a later one is a person’s', () => {
  const recognizer = new ScanRecognizer();
  press(recognizer, ended('12345678'), 2);
  expect(recognizer.press('Enter', 20)).toEqual({ kind: 'echo' });
  expect(recognizer.press('Enter', 900)).toEqual({ kind: 'other' });
});

test('two or three keys at once, or an arrow in between, are no scan', () => {
  expect(scansOf(paced(ended('123'), 1))).toEqual([]);
  expect(scansOf(paced([...'123', 'ArrowLeft', ...'45', 'Enter'], 1))).toEqual([]);
});

test('how long a key waits until it is known', () => {
  const recognizer = new ScanRecognizer();
  recognizer.press('1', 1000);
  expect(recognizer.rest(1060)).toBeUndefined();
  expect(recognizer.rest(1066)).toBe('typed');
});

test('behind its own prefix a scanner is one at any pace, and the prefix is no part of the code', () => {
  const prefixed = (keys: string[], gap: number) => scansOf(paced(keys, gap), new ScanRecognizer('~'));
  for (const gap of [5, 120, 300]) {
    expect(prefixed(ended('~75'), gap)).toEqual(['75']);
    expect(prefixed([...'~7591002000011'], gap)).toEqual(['7591002000011']);
  }
  expect(prefixed(['~', 'Enter'], 5)).toEqual([]);
  expect(prefixed(ended('7591002000011'), 5)).toEqual(['7591002000011']);
  expect(prefixed(ended('7591002000011'), 80)).toEqual([]);
});

test('scans on the heels of each other are each themselves', () => {
  const digit = fc.constantFrom(...'0123456789');
  const code = fc
    .tuple(digit, fc.string({ unit: fc.constantFrom(...'0123456789ABC-'), minLength: 1, maxLength: 18 }))
    .map(([first, rest]) => `${first}1${rest}2`)
    .filter((one) => new Set(one.slice(1)).size > 1);
  const end = fc.constantFrom('Enter', 'Tab', 'nothing');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(code, end), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 55 }),
      (scans, gap) => {
        const pressed = scans.flatMap(([one, last]) => {
          const keys = last === 'nothing' ? [...one] : ended(one, last);
          return paced(keys, gap, 210);
        });
        expect(scansOf(pressed)).toEqual(scans.map(([one]) => one));
      },
    ),
  );
});

test('a code of which the rest is handed over late is told once more, whole', () => {
  const recognizer = new ScanRecognizer();
  press(recognizer, [...'759100'], 40, 1000);
  // By the clock a pause has ended it; the next key was pressed before that, and comes only now.
  expect(recognizer.rest(1420)).toEqual(scanOf('759100'));
  expect(recognizer.press('2', 1240)).toEqual({ kind: 'next' });
  expect(press(recognizer, ended('000028'), 40, 1280)).toEqual(scanOf('7591002000028'));
});

test('what is pressed after a pause is no part of the code before it', () => {
  const recognizer = new ScanRecognizer();
  press(recognizer, [...'759100'], 40, 1000);
  expect(recognizer.rest(1420)).toEqual(scanOf('759100'));
  expect(recognizer.press('2', 1420)).toEqual({ kind: 'first' });
});
